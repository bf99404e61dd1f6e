import { expect, test } from "vitest";
import { inTime, pause, succeedsInTime } from "./timing.ts";

const never = new Promise<string>(() => {});

test("returns the value of work that finishes in time", async () => {
  expect(await inTime(60_000, Promise.resolve("done"))).toBe("done");
});

test("rejects if the work fails in time", async () => {
  await expect(inTime(60_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("returns `null` instead of waiting for work that takes too long", async () => {
  expect(await inTime(1, never)).toBeNull();
});

test("`succeedsInTime` returns false for work that fails or is late", async () => {
  const works = [Promise.resolve(), Promise.reject(new Error("broken")), never];
  expect(await Promise.all(works.map((work) => succeedsInTime(1, work)))).toEqual([true, false, false]);
});

test("ends a pause without an error when its signal aborts", async () => {
  const stopped = new AbortController();
  const paused = pause(60_000, stopped.signal);
  stopped.abort();
  await paused;
});
