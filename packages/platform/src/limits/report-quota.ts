import { ProtocolError } from "@envoi/protocol";
import { SITE_SHARE, siteOf } from "../client-address.ts";
import { type Beyond, openBlocks, takeFromAll } from "./count-blocks.ts";
import type { OpenCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./places.ts";

const DAY_SECONDS = 86_400;

/** Bounds the reports of a client network and of its site per day, for all replicas together. */
export type ReportQuota = {
  /**
   * Counts a report.
   *
   * @param network - keyed hash of the client's network
   * @throws ProtocolError `rate_limited` beyond the limit; `unavailable` when the counts cannot be reached
   */
  charge(network: string): Promise<{ refund(): void }>;
};

/** @param perDay - SITE_SHARE times as many for a site; 0: no limit */
export function createReportQuota(openCount: OpenCount, perDay: number): ReportQuota {
  const ofNetworks = openBlocks(openCount, "reports:network", { points: perDay, duration: DAY_SECONDS });
  const ofSites = openBlocks(openCount, "reports:site", { points: perDay * SITE_SHARE, duration: DAY_SECONDS });
  return {
    async charge(network) {
      if (network === UNKNOWN_NETWORK) return { refund() {} };
      const site = siteOf(network);
      const taken = await takeFromAll([
        { blocks: ofNetworks, caller: network, points: 1, refusal },
        ...(site === network ? [] : [{ blocks: ofSites, caller: site, points: 1, refusal }]),
      ]);
      return {
        refund() {
          for (const { giveBack } of taken) giveBack(1);
        },
      };
    },
  };
}

function refusal({ limit, msBeforeNext }: Beyond): ProtocolError {
  const rateLimit = { name: "reports", most: limit.points, windowSeconds: limit.duration };
  return new ProtocolError("rate_limited", { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000), rateLimit });
}
