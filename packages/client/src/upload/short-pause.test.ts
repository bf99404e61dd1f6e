import { afterEach, expect, test, vi } from "vitest";
import { shortPause } from "./short-pause.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [1, 1],
  [3, 1],
  [4, 0],
  [32, 0],
])("a pause of %d ms takes %d messages", async (ms, messages) => {
  const made = vi.fn();
  class CountedChannel extends MessageChannel {
    constructor() {
      super();
      made();
    }
  }
  vi.stubGlobal("MessageChannel", CountedChannel);
  await shortPause(ms);
  expect(made).toHaveBeenCalledTimes(messages);
});
