import { expect, it } from "vitest";
import { computeChunkBytes } from "./chunk-bytes.ts";

const KiB = 1_024;

it.each([
  [1, 512 * KiB],
  [32, 512 * KiB],
  [64, 256 * KiB],
  [256, 64 * KiB],
  [1_000, 64 * KiB],
])("when %i reads are open, each reads %i bytes at a time", (reads, bytes) => {
  expect(computeChunkBytes(reads)).toBe(bytes);
});
