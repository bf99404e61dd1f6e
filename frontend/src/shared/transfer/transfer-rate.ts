import type { RateSample } from "./rate-samples.ts";

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

/** @returns 0 to 1 */
export function transferRatio(doneBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.min(1, doneBytes / totalBytes);
}
