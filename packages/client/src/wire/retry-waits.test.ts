import { afterEach, expect, test, vi } from "vitest";
import { TransferError } from "../transfer-error.ts";
import { DOWNLOAD_RETRY_DELAYS_MS, downloadRetryDelayMs, pauseBeforeUploadRetry } from "./retry-waits.ts";

afterEach(() => void vi.useRealTimers());

test("a broken download is retried with growing delays, and fails after the last retry", () => {
  const lost = new TransferError("connection_lost");
  const delays = DOWNLOAD_RETRY_DELAYS_MS.map((_, failures) => downloadRetryDelayMs(lost, failures));
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]);
  expect(downloadRetryDelayMs(lost, delays.length)).toBeUndefined();
});

test("retries a download for longer while something else responds instead of the server", () => {
  const intercepted = new TransferError("intercepted");
  expect(downloadRetryDelayMs(intercepted, 49)).toBe(2_000);
  expect(downloadRetryDelayMs(intercepted, 50)).toBeUndefined();
});

test.each([
  [0, 250],
  [3, 4_000],
  [100, 4_000],
])("retry %i of an upload waits for at most %i ms, and at least half of that", async (tries, maxMs) => {
  vi.useFakeTimers();
  const ended = vi.fn();
  void pauseBeforeUploadRetry(tries, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(maxMs / 2 - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(maxMs / 2 + 1);
  expect(ended).toHaveBeenCalledOnce();
});
