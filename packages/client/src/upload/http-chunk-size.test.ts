import { expect, test } from "vitest";
import { ChunkSize } from "./http-chunk-size.ts";

const MAX_BYTES = 52_428_800;
const TWENTY_SECONDS = 20_000;

/** The durations of requests on a network of this speed, in milliseconds. */
function times(size: ChunkSize, bytesPerSecond: number, requests: number): number[] {
  return Array.from({ length: requests }, () => {
    const { bytes } = size;
    const ms = (bytes / bytesPerSecond) * 1_000 + 50;
    size.sent(bytes, ms);
    return ms;
  });
}

test.each([40_000, 200_000, 1_000_000, 10_000_000, 1_000_000_000])(
  "at %i bytes per second, every request takes less than 20 s, and after the first few, none is shorter than necessary",
  (bytesPerSecond) => {
    const size = new ChunkSize(MAX_BYTES);
    const all = times(size, bytesPerSecond, 20);
    expect(Math.max(...all)).toBeLessThan(TWENTY_SECONDS);
    expect(size.bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect((all.at(-1) ?? 0) > 1_500 || size.bytes === MAX_BYTES).toBe(true);
  },
);

test("a request is never longer than the server allows", () => {
  const size = new ChunkSize(100_000);
  times(size, 1_000_000_000, 5);
  expect(size.bytes).toBe(100_000);
  expect(new ChunkSize(65_536).bytes).toBe(65_536);
});

test("ignores an implausible limit", () => {
  expect(new ChunkSize(1).bytes).toBe(1_024);
  const size = new ChunkSize(Number.MAX_SAFE_INTEGER);
  times(size, 1e15, 20);
  expect(size.bytes).toBe(67_108_864);
});

test("requests become shorter when they fail, down to a minimum", () => {
  const size = new ChunkSize(MAX_BYTES);
  times(size, 10_000_000, 10);
  const before = size.bytes;
  size.failed();
  expect(size.bytes).toBeLessThan(before / 3);
  expect(size.isLeast).toBe(false);
  for (let failures = 0; failures < 10; failures++) size.failed();
  expect(size.bytes).toBe(65_536);
  expect(size.isLeast).toBe(true);
});

test("when the network becomes slow, the next request is short", () => {
  const size = new ChunkSize(MAX_BYTES);
  times(size, 10_000_000, 10);
  const [first = 0, second = 0] = times(size, 1_000_000, 2);
  expect(first).toBeGreaterThan(TWENTY_SECONDS);
  expect(second).toBeLessThan(6_000);
});
