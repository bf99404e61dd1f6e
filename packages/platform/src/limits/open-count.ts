import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";

/** A limit on points: at most `points` in a window of `duration` seconds, which begins with the first point. */
export type CountLimit = { points: number; duration: number };

/** Counts of each caller's actions in the current window. `consume` rejects with a `RateLimiterRes` above the limit. */
export type SharedCount = Pick<RateLimiterAbstract, "consume" | "reward" | "get" | "set">;

/**
 * Opens counts of each caller's recent actions. Processes that share a store share its counts.
 *
 * @param name - name of these counts, part of their keys
 */
export type OpenCount = (name: string, limit: CountLimit) => SharedCount;

/** Counts in this process only; the counts are lost when the process ends. */
export const countInThisProcess: OpenCount = (_name, limit) => new RateLimiterMemory(limit);
