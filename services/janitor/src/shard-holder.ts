import { type RemovalStore, SHARDS } from "@envoi/store";

/** Short, as a janitor that was killed keeps its shards for so long; several renewals may fail within it. */
const LEASE_SECONDS = 15;
const RENEWALS_PER_OFFER = 15;

/** The shards that one janitor looks after. */
export type ShardHolder = {
  held(): readonly number[];
  renew(): Promise<void>;
  release(): Promise<void>;
};

/**
 * Leases all shards it can have. Whoever has more than half of them gives up a half now and then and asks for it again,
 * so that a janitor that came later gets a share.
 */
export function createShardHolder(deps: { uploads: Pick<RemovalStore, "leaseShards">; holder: string }): ShardHolder {
  const lease = (most: number) => deps.uploads.leaseShards(deps.holder, most, LEASE_SECONDS);
  let held: readonly number[] = [];
  let renewals = 0;
  return {
    held: () => held,
    async renew() {
      renewals++;
      if (renewals % RENEWALS_PER_OFFER > 0 || held.length <= SHARDS / 2) held = await lease(SHARDS);
      // Looks after the offered ones until the next renewal: two at one shard do no harm, none would.
      else await lease(SHARDS / 2);
    },
    async release() {
      held = [];
      await lease(0);
    },
  };
}
