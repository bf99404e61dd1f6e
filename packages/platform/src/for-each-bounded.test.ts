import { expect, test } from "vitest";
import { forEachBounded } from "./for-each-bounded.ts";

const never = new AbortController().signal;

test("every item is processed, and never more than the limit at a time", async () => {
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

test("after an error, the call rejects once the tasks under way have ended", async () => {
  const ended: number[] = [];
  const task = async (item: number) => {
    if (item === 1) throw new Error("broken");
    await new Promise(setImmediate);
    ended.push(item);
  };
  await expect(forEachBounded([0, 1, 2, 3, 4, 5], 2, task, never)).rejects.toThrow("broken");
  expect(ended).toEqual([0]);
});

test("when the signal aborts, tasks under way finish and no further ones start", async () => {
  const abort = new AbortController();
  const seen: number[] = [];
  const task = async (item: number) => {
    if (item === 2) abort.abort();
    seen.push(item);
  };
  await forEachBounded([0, 1, 2, 3, 4], 1, task, abort.signal);
  expect(seen).toEqual([0, 1, 2]);
});

test("an endless source is closed when no further item is needed", async () => {
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
