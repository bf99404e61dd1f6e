import type { Goal, Row } from "./figures.ts";

/**
 * `null`: the measurement has no goal. "within noise": the goal is missed, but by no more than the measurement noise.
 */
export type Verdict = "met" | "within noise" | "missed" | null;

function isMet(ratio: number, goal: Goal, share: number): boolean {
  if ("exactly" in goal) return Math.abs(ratio - goal.exactly) <= goal.exactly * share;
  return "atMost" in goal ? ratio <= goal.atMost * (1 + share) : ratio >= goal.atLeast * (1 - share);
}

/** Judges a ratio by its goal. NaN, which stands for a missing measurement, misses every goal. */
export function judge({ ratio, goal }: Pick<Row, "ratio" | "goal">): Verdict {
  if (goal === null) return null;
  if (isMet(ratio, goal, 0)) return "met";
  return isMet(ratio, goal, goal.noise) ? "within noise" : "missed";
}
