import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { gatherCalls } from "./gather-calls.ts";

test("combines the calls made in one turn of the event loop, and returns each caller its own result", async () => {
  const seen: number[][] = [];
  const double = gatherCalls(async (items: number[]) => {
    seen.push(items);
    return items.map((item) => 2 * item);
  });
  const later = Promise.resolve().then(() => double(3));
  expect(await Promise.all([double(1), double(2), later])).toEqual([2, 4, 6]);
  await turn();
  expect(await double(4)).toBe(8);
  expect(seen).toEqual([[1, 2, 3], [4]]);
});

test("passes an error of the shared call to all its callers, and makes a new call for later callers", async () => {
  let fails = true;
  const call = gatherCalls(async (items: number[]) => {
    if (fails) throw new Error("away");
    return items;
  });
  const answers = await Promise.allSettled([call(1), call(2)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await call(3)).toBe(3);
});
