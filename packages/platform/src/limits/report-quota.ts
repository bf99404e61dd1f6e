import { describeRefusal, openNetworkBlocks } from "./count-blocks.ts";
import type { OpenCount } from "./open-count.ts";

const DAY_SECONDS = 86_400;

/** Limits the reports per day from a client network and from its site, across all replicas. */
export type ReportQuota = ReturnType<typeof createReportQuota>;

/** @param perDay - reports per network, SITE_SHARE times as many per site; 0: no limit */
export function createReportQuota(openCount: OpenCount, perDay: number) {
  const refusal = describeRefusal("rate_limited", "reports");
  const take = openNetworkBlocks(openCount, "reports", { points: perDay, duration: DAY_SECONDS }, refusal);
  return {
    /**
     * Counts a report.
     *
     * @param network - keyed hash of the client's network
     * @throws ProtocolError `rate_limited` above the limit; `unavailable` if the counts cannot be reached
     */
    async charge(network: string) {
      const { giveBack } = await take(network, 1);
      return { refund: () => giveBack(1) };
    },
  };
}
