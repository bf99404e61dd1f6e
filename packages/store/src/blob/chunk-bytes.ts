const MOST_BYTES = 524_288;
const LEAST_BYTES = 65_536;
/** What all reads that begin now would have together, if there were no more. */
const BUDGET_BYTES = 33_554_432;

/**
 * How much a read takes at a time that begins beside others: few take large chunks, which cost least; many take small
 * ones, as each has two for as long as its reader takes.
 *
 * @param reads - that are open, this one among them
 */
export function chunkBytesOf(reads: number): number {
  return Math.max(LEAST_BYTES, Math.min(MOST_BYTES, Math.floor(BUDGET_BYTES / (2 * reads))));
}
