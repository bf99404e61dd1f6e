import { expect, test } from "vitest";
import { inTime, pause, succeedsInTime } from "./timing.ts";

const never = new Promise<string>(() => {});

test("work that finishes in time returns its value", async () => {
  expect(await inTime(60_000, Promise.resolve("done"))).toBe("done");
});

test("work that fails in time rejects", async () => {
  await expect(inTime(60_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("late work is not awaited", async () => {
  expect(await inTime(1, never)).toBeNull();
});

test("`succeedsInTime` is false for work that fails or is late", async () => {
  const works = [Promise.resolve(), Promise.reject(new Error("broken")), never];
  expect(await Promise.all(works.map((work) => succeedsInTime(1, work)))).toEqual([true, false, false]);
});

test("a pause ends without an error when its signal aborts", async () => {
  const stopped = new AbortController();
  const paused = pause(60_000, stopped.signal);
  stopped.abort();
  await paused;
});
