import { expect, it } from "vitest";
import { computeChunkBytes } from "./chunk-bytes.ts";

const KiB = 1_024;

it.each([
  [1, 512 * KiB],
  [32, 512 * KiB],
  [64, 256 * KiB],
  [256, 64 * KiB],
  [1_000, 64 * KiB],
])("with %i open reads, each uses chunks of %i bytes", (reads, bytes) => {
  expect(computeChunkBytes(reads)).toBe(bytes);
});
