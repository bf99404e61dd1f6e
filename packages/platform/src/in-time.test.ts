import { expect, test } from "vitest";
import { inTime } from "./in-time.ts";

const never = new Promise<string>(() => {});

test("work that is done in time is waited for", async () => {
  expect(await inTime(60_000, Promise.resolve("done"))).toBe("done");
});

test("what it rejects with by then is thrown", async () => {
  await expect(inTime(60_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("nobody waits for late work", async () => {
  expect(await inTime(1, never)).toBeNull();
});
