import type { WatchedFigures } from "./watch-processes.ts";

/**
 * How much more memory a process may have at the end of a soak than after its warm-up. V8 collects when it likes: the
 * same process was seen up to 20 MiB apart from one minute to the next with nothing kept, so both have to be passed.
 */
export const GROWTH = { factor: 1.25, mebibytes: 24 };

/** One line for each process that grew. */
export function grownProcesses(figures: readonly WatchedFigures[]): string[] {
  return figures.flatMap(({ name, warmMebibytes, lastMebibytes }) => {
    if (warmMebibytes === null || lastMebibytes === null) return [];
    const isGrown = lastMebibytes > warmMebibytes * GROWTH.factor && lastMebibytes > warmMebibytes + GROWTH.mebibytes;
    return isGrown
      ? [`${name} grew from ${warmMebibytes.toFixed(0)} to ${lastMebibytes.toFixed(0)} MiB during the run`]
      : [];
  });
}
