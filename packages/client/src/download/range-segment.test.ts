import { afterEach, expect, test, vi } from "vitest";
import { TransferError } from "../transfer-error.ts";
import { RangeSegment, type SegmentDeps } from "./range-segment.ts";

const BODY = new Uint8Array(3_000).map((_, index) => index % 251);

afterEach(() => vi.useRealTimers());

/** A segment that covers the whole body. The test responds to its requests. */
function createSegment(fetchRange: SegmentDeps["fetchRange"]) {
  const ignore = () => {};
  return new RangeSegment(
    { first: 0, end: BODY.length },
    {
      fetchRange,
      maxKeptBytes: BODY.length,
      maxBytes: () => BODY.length,
      signal: new AbortController().signal,
      onReceived: ignore,
      onRefused: ignore,
      onBroken: ignore,
      onIdle: ignore,
    },
  );
}

async function readAll(segment: RangeSegment): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let chunk = await segment.read(); chunk !== null; chunk = await segment.read()) chunks.push(chunk.slice());
  return Buffer.concat(chunks);
}

test("a connection that falls silent is abandoned after 12 s, and the missing bytes are requested on another connection", async () => {
  vi.useFakeTimers();
  const asked: (readonly [number, number])[] = [];
  const segment = createSegment(async (range) => {
    asked.push(range);
    if (asked.length > 1) return new Response(BODY.slice(range[0]));
    return new Response(new ReadableStream({ start: (controller) => controller.enqueue(BODY.slice(0, 1_000)) }));
  });
  const all = readAll(segment);
  await vi.advanceTimersByTimeAsync(11_900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(asked.map(([first]) => first)).toEqual([0, 1_000]);
  expect((await all).equals(BODY)).toBe(true);
});

test("during a network outage, requests are repeated every few seconds until the Claim expires", async () => {
  vi.useFakeTimers();
  const times: number[] = [];
  const segment = createSegment(async (_, timeoutMs) => {
    times.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, timeoutMs));
    throw new TransferError("connection_lost");
  });
  const failed = expect(readAll(segment)).rejects.toMatchObject({ code: "connection_lost" });
  await vi.advanceTimersByTimeAsync(200_000);
  await failed;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // The first gap is longer: before any connection has been lost, a request fails only after 20 s.
  expect(Math.max(...gaps.slice(1, 7))).toBeLessThanOrEqual(8_000);
  const lastMs = (times.at(-1) ?? 0) - (times[0] ?? 0) - 20_000;
  expect(lastMs).toBeGreaterThan(80_000);
  expect(lastMs).toBeLessThan(120_000);
});
