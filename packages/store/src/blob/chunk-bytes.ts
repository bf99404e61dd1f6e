const MAX_BYTES = 524_288;
const MIN_BYTES = 65_536;
/** Total memory for the chunks of all open reads. */
const BUDGET_BYTES = 33_554_432;

/**
 * Chunk size of a new read. Large chunks are cheapest, but each read has two in memory while its reader works, so
 * chunks shrink as the number of open reads grows.
 *
 * @param reads - number of open reads, including this one
 */
export function computeChunkBytes(reads: number): number {
  return Math.max(MIN_BYTES, Math.min(MAX_BYTES, Math.floor(BUDGET_BYTES / (2 * reads))));
}
