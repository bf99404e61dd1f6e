export type RateSample = { atMs: number; bytes: number };

const WINDOW_MS = 6_000;
const SPACING_MS = 250;

/**
 * Adds a sample, and drops old samples, or all samples if bytes are sent again. Keeps a minimum time between samples,
 * so that samples of fast connections do not use too much memory.
 */
export function addSample(samples: readonly RateSample[], sample: RateSample): readonly RateSample[] {
  const isBack = samples.some(({ bytes }) => bytes > sample.bytes);
  const kept = isBack ? [] : samples.filter(({ atMs }) => sample.atMs - atMs <= WINDOW_MS);
  const last = kept.at(-1);
  const beforeLast = kept.at(-2);
  // Replaces the newest sample while it is too close to the previous one.
  if (last !== undefined && beforeLast !== undefined && last.atMs - beforeLast.atMs < SPACING_MS) kept.pop();
  return [...kept, sample];
}

/** The page shows no speed until the samples span this time. */
const SETTLED_MS = 1_000;

/** @returns `null` until enough time has passed */
export function bytesPerSecond(samples: readonly RateSample[]): number | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.atMs - first.atMs < SETTLED_MS) return null;
  return ((last.bytes - first.bytes) * 1000) / (last.atMs - first.atMs);
}

/** @returns `null` while the speed is unknown or zero */
export function secondsLeft(samples: readonly RateSample[], totalBytes: number): number | null {
  const speed = bytesPerSecond(samples);
  const last = samples.at(-1);
  if (speed === null || last === undefined || speed <= 0) return null;
  return (totalBytes - last.bytes) / speed;
}

/** @returns a number from 0 to 1 */
export function transferRatio(doneBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.min(1, doneBytes / totalBytes);
}
