import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useConnectionLost } from "./use-connection-lost.ts";

const onLine = vi.spyOn(navigator, "onLine", "get");
beforeEach(() => {
  vi.useFakeTimers();
  onLine.mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  onLine.mockReset();
});

const setUp = (doneBytes: number | null) =>
  renderHook((bytes: number | null) => useConnectionLost(bytes), { initialProps: doneBytes });

test("a download counts as waiting after 5 s without data, and continues with the next bytes [R4.53]", async () => {
  const { result, rerender } = setUp(10);
  await act(async () => vi.advanceTimersByTimeAsync(4_999));
  expect(result.current).toBe(false);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe(true);
  rerender(11);
  expect(result.current).toBe(false);
});

test("a browser that is offline waits at once, whether it says so before or meanwhile", () => {
  const { result } = setUp(10);
  act(() => void dispatchEvent(new Event("offline")));
  expect(result.current).toBe(true);
  onLine.mockReturnValue(false);
  expect(setUp(10).result.current).toBe(true);
});

test("what has arrived whole waits for nothing", async () => {
  const { result, rerender } = setUp(10);
  rerender(null);
  onLine.mockReturnValue(false);
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(false);
});
