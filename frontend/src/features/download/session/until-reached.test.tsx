import { DOWNLOAD_RETRY_DELAYS_MS, TransferError } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReached } from "./until-reached.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A start that fails several times before succeeding. */
function failing(times: number, error: unknown = new TransferError("connect_failed")) {
  let left = times;
  return vi.fn(async () => {
    if (left === 0) return "started";
    left -= 1;
    throw error;
  });
}

function run(begin: () => Promise<string>, { hasStarted = false, isOffline = false, isReached = true } = {}) {
  const controller = new AbortController();
  const onUnreached = vi.fn();
  const signals = {
    hasStarted: () => hasStarted,
    isOffline: () => isOffline,
    isReached: async () => isReached,
    onUnreached,
    signal: controller.signal,
  };
  const outcome = untilReached(begin, signals);
  outcome.catch(() => undefined);
  return { outcome, onUnreached, controller };
}

test("a download that cannot reach the server tells the user that it is waiting, and starts once the server responds", async () => {
  const begin = failing(3);
  const { outcome, onUnreached } = run(begin);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe("started");
  expect(onUnreached).toHaveBeenCalledTimes(3);
});

test("the download is retried as soon as the browser is back online", async () => {
  const begin = failing(1);
  const { outcome } = run(begin);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event("online"));
  expect(await outcome).toBe("started");
});

test("the download fails after the same number of retries as an upload, but not while the browser is offline", async () => {
  const tries = DOWNLOAD_RETRY_DELAYS_MS.length + 1;
  const { outcome } = run(failing(tries));
  await vi.runAllTimersAsync();
  await expect(outcome).rejects.toMatchObject({ code: "connect_failed" });
  const offline = run(failing(tries), { isOffline: true });
  await vi.runAllTimersAsync();
  expect(await offline.outcome).toBe("started");
});

test("a download restarts only once the server responds to another request, because the failed start may have been counted", async () => {
  const begin = failing(1);
  const { outcome, onUnreached } = run(begin, { isReached: false });
  await vi.runAllTimersAsync();
  await expect(outcome).rejects.toMatchObject({ code: "connect_failed" });
  expect(begin).toHaveBeenCalledOnce();
  expect(onUnreached).toHaveBeenCalledTimes(DOWNLOAD_RETRY_DELAYS_MS.length);
});

test.each([
  [new ProtocolError("not_found"), false],
  [new TransferError("intercepted"), false],
  [new TransferError("connect_failed"), true],
])("a start that fails with %s is not retried (whether bytes had been received: %s)", async (error, hasStarted) => {
  const begin = failing(1, error);
  await expect(run(begin, { hasStarted }).outcome).rejects.toBe(error);
  expect(begin).toHaveBeenCalledOnce();
});

test("cancelling ends the wait", async () => {
  const begin = failing(1);
  const { outcome, controller } = run(begin);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await expect(outcome).rejects.toMatchObject({ name: "AbortError" });
  expect(begin).toHaveBeenCalledOnce();
});
