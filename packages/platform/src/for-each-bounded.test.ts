import { expect, test } from "vitest";
import { forEachBounded } from "./for-each-bounded.ts";

const never = new AbortController().signal;

test("processes every item, but no more than the limit concurrently", async () => {
  let running = 0;
  let most = 0;
  const seen: number[] = [];
  const items = Array.from({ length: 50 }, (_, n) => n);
  const task = async (item: number) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    seen.push(item);
    running--;
  };
  await forEachBounded(items, 4, task, never);
  expect(seen.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(4);
});

test("rejects after an error once the running tasks have ended", async () => {
  const ended: number[] = [];
  const task = async (item: number) => {
    if (item === 1) throw new Error("broken");
    await new Promise(setImmediate);
    ended.push(item);
  };
  await expect(forEachBounded([0, 1, 2, 3, 4, 5], 2, task, never)).rejects.toThrow("broken");
  expect(ended).toEqual([0]);
});

test("when the signal aborts, finishes running tasks and starts no more", async () => {
  const abort = new AbortController();
  const seen: number[] = [];
  const task = async (item: number) => {
    if (item === 2) abort.abort();
    seen.push(item);
  };
  await forEachBounded([0, 1, 2, 3, 4], 1, task, abort.signal);
  expect(seen).toEqual([0, 1, 2]);
});

test("closes an endless source when no further item is needed", async () => {
  let left = false;
  async function* endless() {
    try {
      for (;;) yield 1;
    } finally {
      left = true;
    }
  }
  const task = () => Promise.reject(new Error("broken"));
  await expect(forEachBounded(endless(), 1, task, never)).rejects.toThrow("broken");
  expect(left).toBe(true);
});
