import { expect, test } from "vitest";
import { RecordCache } from "./record-source.ts";

test("the least recently used Records are evicted from the cache", () => {
  const cache = new RecordCache(2);
  const piece = (byte: number) => Uint8Array.of(byte);
  cache.set(1, piece(1));
  cache.set(2, piece(2));
  cache.get(1);
  cache.set(3, piece(3));
  expect([1, 2, 3].map((sequence) => cache.has(sequence))).toEqual([true, false, true]);
  expect([1, 2, 3].map((sequence) => cache.get(sequence)?.[0])).toEqual([1, undefined, 3]);
});
