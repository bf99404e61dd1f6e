/** Found of one shard, oldest first; `mayHaveMore` when only so many were asked for. */
type Found<Entry> = { entries: readonly Entry[]; mayHaveMore: boolean };

/**
 * Finds the oldest entries of many shards without reading that many of each: a share of them at first, and more of a shard
 * only where what was left in it may be older than what others gave.
 */
export function createOldestOfShards<Entry extends { dueAtMs: number }>(shards: readonly number[], limit: number) {
  const found = new Map<number, Found<Entry>>();
  // Ids are random: hardly ever has a shard twice as many of the oldest as it would have by an even share.
  let most = Math.min(limit, 2 * Math.ceil(limit / Math.max(1, shards.length)) + 1);

  function oldest(): Entry[] {
    const entries = Array.from(found.values(), (of) => of.entries).flat();
    return entries.sort((a, b) => a.dueAtMs - b.dueAtMs).slice(0, limit);
  }
  /** Shards of which the last entry that was read is older than what would be taken last. */
  function cutShort(): number[] {
    const taken = oldest();
    const lastMs = taken.length < limit ? Number.POSITIVE_INFINITY : (taken.at(-1)?.dueAtMs ?? 0);
    return Array.from(found)
      .filter(([, { entries, mayHaveMore }]) => mayHaveMore && (entries.at(-1)?.dueAtMs ?? lastMs) < lastMs)
      .map(([shard]) => shard);
  }

  return {
    oldest,
    /** Which shards to read, and how many entries of each at most; nothing when `oldest` is right. */
    next(): { shards: readonly number[]; most: number } | null {
      if (found.size === 0) return shards.length === 0 ? null : { shards, most };
      if (most >= limit) return null;
      const again = cutShort();
      if (again.length === 0) return null;
      most = Math.min(limit, 4 * most);
      return { shards: again, most };
    },
    add(shard: number, entries: readonly Entry[]): void {
      found.set(shard, { entries, mayHaveMore: entries.length >= most });
    },
  };
}
