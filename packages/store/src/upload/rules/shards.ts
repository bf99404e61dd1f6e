/**
 * Divides the shards among janitors.
 *
 * @param leases - the leases that have not lapsed
 * @param count - total number of shards
 * @param max - maximum number of shards for this janitor
 * @returns `leased`: the shards that this janitor has now; `released`: those that it releases
 */
export function assignShards(
  leases: readonly { shard: number; janitor: string }[],
  janitor: string,
  count: number,
  max: number,
): { leased: number[]; released: number[] } {
  const own = leases.filter((lease) => lease.janitor === janitor).map(({ shard }) => shard);
  const taken = new Set(leases.map(({ shard }) => shard));
  const free = Array.from({ length: count }, (_, shard) => shard).filter((shard) => !taken.has(shard));
  return { leased: [...own, ...free].slice(0, max), released: own.slice(max) };
}
