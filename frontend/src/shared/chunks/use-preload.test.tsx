import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePreload } from "./use-preload.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("parts likely to be shown next are loaded once, after those shown first", () => {
  const preload = vi.fn(async () => undefined);
  const { rerender } = renderHook(() => usePreload(preload));
  expect(preload).not.toHaveBeenCalled();
  vi.runAllTimers();
  rerender();
  vi.runAllTimers();
  expect(preload).toHaveBeenCalledOnce();
});

test("a page stops preloading once the user has left it", () => {
  const preload = vi.fn(async () => undefined);
  renderHook(() => usePreload(preload)).unmount();
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
});

test("failed preloads are retried until the user leaves the page", async () => {
  const preload = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("offline"));
  const { unmount } = renderHook(() => usePreload(preload));
  await vi.advanceTimersByTimeAsync(500 + 500 + 1_000);
  expect(preload).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(preload).toHaveBeenCalledTimes(4);
  unmount();
  await vi.runAllTimersAsync();
  expect(preload).toHaveBeenCalledTimes(5);
});
