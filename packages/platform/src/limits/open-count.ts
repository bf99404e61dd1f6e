import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";

/** A limit of `points` within `duration` seconds, which begin with the first point. */
export type CountLimit = { points: number; duration: number };

/** Counts of what each caller has done in the present window. `consume` rejects with a `RateLimiterRes` beyond the limit. */
export type SharedCount = Pick<RateLimiterAbstract, "consume" | "reward" | "get" | "set">;

/**
 * Opens counts of what each caller has done recently. Processes that share a store share its counts.
 *
 * @param name - name of these counts, part of their keys
 */
export type OpenCount = (name: string, limit: CountLimit) => SharedCount;

/** Counts that are kept in this process only, and lost when it ends. */
export const countInThisProcess: OpenCount = (_name, limit) => new RateLimiterMemory(limit);
