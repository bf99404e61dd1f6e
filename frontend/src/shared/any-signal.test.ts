import { expect, test } from "vitest";
import { anySignal } from "./any-signal.ts";

test("the first signal to abort determines the reason", () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = anySignal([first.signal, second.signal]);
  expect(signal.aborted).toBe(false);
  second.abort("second");
  first.abort("first");
  expect(signal.reason).toBe("second");
});

test("a signal that has already aborted aborts the result", () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort("before")]).reason).toBe("before");
});
