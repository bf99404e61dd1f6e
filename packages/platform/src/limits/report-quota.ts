import { ProtocolError } from "@envoi/protocol";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { OpenCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./places.ts";

const DAY_SECONDS = 86_400;

/** Bounds the reports of a client network per day, for all replicas together. */
export type ReportQuota = {
  /**
   * Counts a report.
   *
   * @param network - keyed hash of the client's network
   * @throws ProtocolError `rate_limited` beyond the limit; `unavailable` when the counts cannot be reached
   */
  charge(network: string): Promise<{ refund(): Promise<void> }>;
};

/** @param perDay - 0: no limit */
export function createReportQuota(openCount: OpenCount, perDay: number): ReportQuota {
  const free = { async refund() {} };
  if (perDay === 0) return { charge: async () => free };
  const count = openCount("reports:network", { points: perDay, duration: DAY_SECONDS });
  return {
    async charge(network) {
      if (network === UNKNOWN_NETWORK) return free;
      try {
        await count.consume(network);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw new ProtocolError("unavailable", { cause: refused });
        const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1_000);
        const rateLimit = { name: "reports", most: perDay, windowSeconds: DAY_SECONDS };
        throw new ProtocolError("rate_limited", { retryAfterSeconds, rateLimit });
      }
      return {
        async refund() {
          // If this fails, the report counts.
          await count.reward(network).catch(() => {});
        },
      };
    },
  };
}
