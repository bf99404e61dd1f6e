import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { peakWhile } from "./peak-while.ts";

test("the peak is the maximum of all samples, not the last one", async () => {
  let held = 10;
  const seen: number[] = [];
  const memoryBytes = async () => {
    seen.push(held);
    return held;
  };
  const work = async () => {
    held = 90;
    while (!seen.includes(90)) await delay(1);
    held = 20;
    return "sent";
  };
  expect(await peakWhile(memoryBytes, work, 1)).toEqual({ result: "sent", peakBytes: 90 });
  expect(seen.at(-1)).toBe(20);
});

test("the work's error is thrown if the work fails", async () => {
  await expect(
    peakWhile(
      async () => 1,
      () => Promise.reject(new Error("broken")),
      1,
    ),
  ).rejects.toThrow("broken");
});
