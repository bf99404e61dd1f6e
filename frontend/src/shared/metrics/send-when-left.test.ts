import { expect, test, vi } from "vitest";
import { sendWhenLeft } from "./send-when-left.ts";

function setUp(visibilityState: DocumentVisibilityState) {
  const flush = vi.fn();
  const view = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState });
  sendWhenLeft(flush, Object.assign(view, { document }));
  return { flush, view, document };
}

test("leaving the page sends its events", () => {
  const { flush, view } = setUp("visible");
  view.dispatchEvent(new Event("pagehide"));
  expect(flush).toHaveBeenCalledTimes(1);
});

test.each([
  ["hidden", 1],
  ["visible", 0],
] as const)("a page that becomes %s sends its events %i times", (visibilityState, times) => {
  const { flush, document } = setUp(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flush).toHaveBeenCalledTimes(times);
});
