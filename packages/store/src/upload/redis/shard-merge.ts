/** Entries found in one shard, oldest first. `mayHaveMore`: whether the limit of the read was reached. */
type FoundEntries<Entry> = { entries: readonly Entry[]; mayHaveMore: boolean };

/**
 * Finds the oldest entries of many shards without reading `limit` entries of each. First reads a share of the limit
 * from each shard, then more from the shards whose unread entries may be older than entries of other shards.
 */
export function createShardMerge<Entry extends { dueAtMs: number }>(shards: readonly number[], limit: number) {
  const found = new Map<number, FoundEntries<Entry>>();
  // Ids are random, so a shard rarely has more than twice its even share of the oldest entries.
  let most = Math.min(limit, 2 * Math.ceil(limit / Math.max(1, shards.length)) + 1);

  function oldest(): Entry[] {
    const entries = Array.from(found.values(), (of) => of.entries).flat();
    return entries.sort((a, b) => a.dueAtMs - b.dueAtMs).slice(0, limit);
  }
  /** Shards with unread entries that may belong to the result. */
  function incompleteShards(): number[] {
    const taken = oldest();
    const lastMs = taken.length < limit ? Number.POSITIVE_INFINITY : (taken.at(-1)?.dueAtMs ?? 0);
    return Array.from(found)
      .filter(([, { entries, mayHaveMore }]) => mayHaveMore && (entries.at(-1)?.dueAtMs ?? lastMs) < lastMs)
      .map(([shard]) => shard);
  }

  return {
    oldest,
    /** The shards to read, with the maximum number of entries of each; `null` when `oldest` is final. */
    next(): { shards: readonly number[]; most: number } | null {
      if (found.size === 0) return shards.length === 0 ? null : { shards, most };
      if (most >= limit) return null;
      const again = incompleteShards();
      if (again.length === 0) return null;
      most = Math.min(limit, 4 * most);
      return { shards: again, most };
    },
    add(shard: number, entries: readonly Entry[]): void {
      found.set(shard, { entries, mayHaveMore: entries.length >= most });
    },
  };
}
