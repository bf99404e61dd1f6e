import { expect, test } from "vitest";
import { RequestLimit } from "./request-limit.ts";

const MiB = 1_048_576;
/** Time after which a request without a byte breaks off. */
const TIMEOUT_MS = 6_000;

/** Downloads through a proxy that passes on whole responses. @returns the lengths of the requests */
function receive(bytesPerMs: number, totalBytes: number): { broken: number[]; arrived: number[] } {
  const limit = new RequestLimit();
  const requests = limit.follow();
  const broken: number[] = [];
  const arrived: number[] = [];
  for (let restBytes = totalBytes; restBytes > 0 && broken.length < 100; ) {
    const bytes = Math.min(restBytes, 8 * MiB, limit.bytes);
    requests.asked(bytes, 0);
    const waitMs = bytes / bytesPerMs;
    if (waitMs > TIMEOUT_MS) {
      requests.broke(TIMEOUT_MS);
      broken.push(bytes);
      continue;
    }
    requests.received(waitMs);
    arrived.push(bytes);
    restBytes -= bytes;
  }
  return { broken, arrived };
}

test("on a fast network, there is no limit, also after a request without a response", () => {
  const limit = new RequestLimit();
  const requests = limit.follow();
  requests.asked(64 * MiB, 0);
  requests.received(10_000);
  expect(limit.bytes).toBe(Number.POSITIVE_INFINITY);
  requests.asked(64 * MiB, 0);
  requests.broke(TIMEOUT_MS);
  expect(limit.bytes).toBe(8 * MiB);
  requests.asked(8 * MiB, 0);
  requests.received(300);
  expect(limit.bytes).toBe(Number.POSITIVE_INFINITY);
});

test.each([60, 125, 250, 1_000])(
  "behind a proxy that buffers responses at %i bytes/ms, few requests break off",
  (rate) => {
    const { broken, arrived } = receive(rate, 300 * MiB);
    expect(broken.length).toBeLessThanOrEqual(2);
    // Responses that take too little time would make the round trips between them matter.
    expect(Math.max(...arrived) / rate).toBeGreaterThan(2_500);
  },
);

test.each([
  ["after its first bytes", 100],
  ["at once", null],
])("a response that breaks off %s shortens nothing", (_when, receivedMs) => {
  const limit = new RequestLimit();
  const requests = limit.follow();
  requests.asked(8 * MiB, 0);
  if (receivedMs !== null) requests.received(receivedMs);
  requests.broke(receivedMs === null ? 100 : TIMEOUT_MS);
  expect(limit.bytes).toBe(Number.POSITIVE_INFINITY);
});
