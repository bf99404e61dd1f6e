import type { WatchedFigures } from "./watch-processes.ts";

/**
 * Allowed growth of a process's memory between warm-up and the end of a soak; a process has grown if it exceeds both
 * limits. `kept` is memory that full garbage collections leave, and allocations since the last one. `resident` includes garbage:
 * V8 lets a heap grow to two and a half times the memory that survived the last full collection, about 30 MiB.
 */
export const GROWTH = {
  kept: { factor: 1.25, mebibytes: 12 },
  resident: { factor: 1.25, mebibytes: 45 },
} as const;

type Growth = readonly [early: number | null, late: number | null];

function isGrown([early, late]: Growth, { factor, mebibytes }: { factor: number; mebibytes: number }): boolean {
  return early !== null && late !== null && late > early * factor && late > early + mebibytes;
}

/** One line for each process that grew. */
export function grownProcesses(figures: readonly WatchedFigures[]): string[] {
  return figures.flatMap(({ name, keptMebibytes, residentMebibytes }) => {
    const say = (what: string, [early, late]: Growth) =>
      `${name} ${what} ${late?.toFixed(0)} MiB at the end of the run, ${early?.toFixed(0)} after its warm-up`;
    return [
      ...(isGrown(keptMebibytes, GROWTH.kept) ? [say("retained", keptMebibytes)] : []),
      ...(isGrown(residentMebibytes, GROWTH.resident) ? [say("had", residentMebibytes)] : []),
    ];
  });
}
