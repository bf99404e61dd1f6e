import { expect, test } from "vitest";
import { findSlowest } from "./slow-parts.ts";

const PART_BYTES = 8_000;
const NOW_MS = 20_000;
/** Sends a Part in four seconds. */
const main = { receivedBytes: 40_000, storedBytes: 40_000, unstored: new Set<number>(), openedAtMs: 0 };
const open = (receivedBytes: number, openedAtMs: number) => ({
  receivedBytes,
  storedBytes: 0,
  unstored: new Set([1]),
  openedAtMs,
});

test("finds the connection whose Part takes longest, if the main connection sends the whole Part sooner", () => {
  const [slow, slower] = [open(4_000, 10_000), open(2_000, 10_000)];
  expect(findSlowest(main, [slow, slower, slow], PART_BYTES, NOW_MS)).toBe(slower);
  expect(findSlowest(main, [slow], PART_BYTES, NOW_MS)).toBe(slow);
});

test("finds a connection on which nothing arrives", () => {
  const stuck = open(0, 10_000);
  expect(findSlowest(main, [stuck], PART_BYTES, NOW_MS)).toBe(stuck);
});

test("leaves alone a connection that is about as fast as the main one, is nearly done, or is new", () => {
  const [fast, done, recent] = [open(4_000, 16_000), open(7_000, 0), open(100, 16_001)];
  expect(findSlowest(main, [fast, done, recent], PART_BYTES, NOW_MS)).toBeNull();
});

test("counts only the Part that is not stored yet", () => {
  const second = { receivedBytes: 15_000, storedBytes: 8_000, unstored: new Set([2]), openedAtMs: 0 };
  expect(findSlowest(main, [second], PART_BYTES, NOW_MS)).toBeNull();
});

test("leaves alone all connections while the main one still has much to send", () => {
  const busy = { receivedBytes: 40_000, storedBytes: 40_000, unstored: new Set([8, 9]), openedAtMs: 0 };
  expect(findSlowest(busy, [open(4_000, 5_000)], PART_BYTES, NOW_MS)).toBeNull();
});

test("finds nothing while the speed of the main connection is unknown", () => {
  expect(findSlowest(open(0, 0), [open(1, 0)], PART_BYTES, NOW_MS)).toBeNull();
});
