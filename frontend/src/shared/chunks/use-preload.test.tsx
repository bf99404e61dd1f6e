import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePreload } from "./use-preload.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what is likely next is loaded once, after what is shown first", () => {
  const preload = vi.fn(async () => undefined);
  const { rerender } = renderHook(() => usePreload(preload));
  expect(preload).not.toHaveBeenCalled();
  vi.runAllTimers();
  rerender();
  vi.runAllTimers();
  expect(preload).toHaveBeenCalledOnce();
});

test("a page that was left by then loads nothing more", () => {
  const preload = vi.fn(async () => undefined);
  renderHook(() => usePreload(preload)).unmount();
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
});
