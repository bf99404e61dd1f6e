import { expect, test } from "vitest";
import { throttle } from "./throttle.ts";

function setUp() {
  const delivered: number[] = [];
  const due: (() => void)[] = [];
  const { push, cancel } = throttle<number>(
    (value) => void delivered.push(value),
    (run) => void due.push(run),
  );
  return { delivered, push, cancel, passInterval: () => due.shift()?.() };
}

test("the first value is sent immediately; of further values within an interval, only the newest is sent", () => {
  const { delivered, push, passInterval } = setUp();
  push(1);
  push(2);
  push(3);
  expect(delivered).toEqual([1]);
  passInterval();
  expect(delivered).toEqual([1, 3]);
});

test("after an interval without values, the next value is sent immediately", () => {
  const { delivered, push, passInterval } = setUp();
  push(1);
  passInterval();
  push(2);
  expect(delivered).toEqual([1, 2]);
});

test("nothing is sent after cancellation", () => {
  const { delivered, push, cancel, passInterval } = setUp();
  push(1);
  push(2);
  cancel();
  passInterval();
  push(3);
  expect(delivered).toEqual([1]);
});
