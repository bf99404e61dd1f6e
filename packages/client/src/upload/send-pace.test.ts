import { afterEach, expect, test, vi } from "vitest";
import { MAX_BUFFERED_BYTES, SendPace, shortPause } from "./send-pace.ts";

const RECORD = 65_536;

/**
 * Sends a file over a simulated network that carries `bytesPerMs`.
 *
 * @returns the maximum number of buffered bytes, and the share of time in which the network is idle
 */
function send(
  pace: SendPace,
  { bytesPerMs, ms }: { bytesPerMs: number; ms: number },
  start = { sent: 0, buffered: 0, nowMs: 0 },
) {
  let { sent, buffered, nowMs } = start;
  const end = nowMs + ms;
  let [most, idleMs] = [0, 0];
  const pass = (passedMs: number) => {
    idleMs += Math.max(0, passedMs - buffered / bytesPerMs);
    buffered = Math.max(0, buffered - passedMs * bytesPerMs);
    nowMs += passedMs;
  };
  while (nowMs < end) {
    const pauseMs = pace.pauseMs(sent, buffered, nowMs);
    if (pauseMs !== null) {
      // Timers fire late.
      pass(pauseMs + 1);
      continue;
    }
    sent += RECORD;
    buffered += RECORD;
    most = Math.max(most, buffered);
    // Simulates the time that sealing a Record takes.
    pass(0.1);
  }
  return { most, idleShare: idleMs / ms, sent, buffered, nowMs };
}

test("until the network's speed is known, twice a Record's size may be buffered", () => {
  const pace = new SendPace();
  expect(pace.pauseMs(131_072, 131_072, 0)).toBeNull();
  expect(pace.pauseMs(131_073, 131_073, 1)).toBe(1);
});

test.each([2_500, 25_000, 62_500])(
  "a network that carries %i bytes per millisecond never idles once its speed is known",
  (speed) => {
    const pace = new SendPace();
    const start = send(pace, { bytesPerMs: speed, ms: 1_000 });
    expect(send(pace, { bytesPerMs: speed, ms: 5_000 }, start).idleShare).toBeLessThan(0.001);
  },
);

test.each([
  [100, 131_072],
  [25_000, 2_500_000],
  [1_000_000, MAX_BUFFERED_BYTES],
])("at %i bytes per millisecond, little more than %i bytes are buffered [R7.12c]", (bytesPerMs, most) => {
  const pace = new SendPace();
  expect(send(pace, { bytesPerMs, ms: 5_000 }).most).toBeLessThanOrEqual(most * 1.1 + 2 * RECORD);
});

test("a few seconds after the network becomes slow, fewer bytes are buffered", () => {
  const pace = new SendPace();
  const start = send(pace, { bytesPerMs: 25_000, ms: 1_000 });
  const later = send(pace, { bytesPerMs: 500, ms: 6_000 }, start);
  expect(send(pace, { bytesPerMs: 500, ms: 1_000 }, later).most).toBeLessThanOrEqual(131_072 + RECORD);
});

test("pauses grow to 32 milliseconds while no data gets through the network", () => {
  const pace = new SendPace();
  const pauses = Array.from({ length: 8 }, (_, index) => pace.pauseMs(200_000, 200_000, index));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 32, 32]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [1, 1],
  [3, 1],
  [4, 0],
  [32, 0],
])("a pause of %d ms uses %d message channels", async (ms, messages) => {
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
