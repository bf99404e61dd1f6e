import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useConnectionLost } from "./use-connection-lost.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Test files share the module that remembers whether the browser is offline.
  act(() => void dispatchEvent(new Event("online")));
});

const setUp = (doneBytes: number | null) =>
  renderHook((bytes: number | null) => useConnectionLost(bytes), { initialProps: doneBytes });

test("a download's connection counts as lost after 5 s without data, until the next bytes arrive [R4.53]", async () => {
  const { result, rerender } = setUp(10);
  await act(async () => vi.advanceTimersByTimeAsync(4_999));
  expect(result.current).toBe(false);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect(result.current).toBe(true);
  rerender(11);
  expect(result.current).toBe(false);
});

test("the connection counts as lost as soon as the browser goes offline, before or during the download", () => {
  const { result } = setUp(10);
  act(() => void dispatchEvent(new Event("offline")));
  expect(result.current).toBe(true);
  expect(setUp(10).result.current).toBe(true);
});

test("arriving bytes prove a connection on a device that always reports being offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { result, rerender } = setUp(10);
  rerender(11);
  expect(result.current).toBe(false);
});

test("the connection of a complete download does not count as lost", async () => {
  const { result, rerender } = setUp(10);
  rerender(null);
  act(() => void dispatchEvent(new Event("offline")));
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(false);
});
