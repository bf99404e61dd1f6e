/** The bytes transferred at a point in time. */
export type RateSample = { atMs: number; bytes: number };

const WINDOW_MS = 6_000;
const SPACING_MS = 250;

/** Adds a sample and drops old ones, and all when bytes have to be sent again. Spaces them, so that a fast connection does not fill memory. */
export function addSample(samples: readonly RateSample[], sample: RateSample): readonly RateSample[] {
  const isBack = samples.some(({ bytes }) => bytes > sample.bytes);
  const kept = isBack ? [] : samples.filter(({ atMs }) => sample.atMs - atMs <= WINDOW_MS);
  const last = kept.at(-1);
  const beforeLast = kept.at(-2);
  // Replaces the newest sample while it is too close to the previous one.
  if (last !== undefined && beforeLast !== undefined && last.atMs - beforeLast.atMs < SPACING_MS) kept.pop();
  return [...kept, sample];
}
