import { type RemovalStore, SHARDS } from "@envoi/store";

/**
 * This is short, because a killed janitor's shards stay leased for this long, but long enough to survive several failed
 * renewals.
 */
const LEASE_SECONDS = 15;
const RENEWALS_PER_OFFER = 15;

export type ShardHolder = ReturnType<typeof createShardHolder>;

/**
 * Leases as many shards as it can get. If it has more than half of them, it regularly releases one half and then leases
 * what it can again, so that a janitor that started later gets a share.
 */
export function createShardHolder(deps: { uploads: Pick<RemovalStore, "leaseShards">; holder: string }) {
  const lease = (most: number) => deps.uploads.leaseShards(deps.holder, most, LEASE_SECONDS);
  let held: readonly number[] = [];
  let renewals = 0;
  return {
    held: () => held,
    async renew(): Promise<void> {
      renewals++;
      if (renewals % RENEWALS_PER_OFFER > 0 || held.length <= SHARDS / 2) held = await lease(SHARDS);
      // This janitor also handles the released shards until the next renewal: a shard may have two janitors, but is
      // never without one.
      else await lease(SHARDS / 2);
    },
    async release(): Promise<void> {
      held = [];
      await lease(0);
    },
  };
}
