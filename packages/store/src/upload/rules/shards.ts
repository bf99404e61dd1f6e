/**
 * Divides the shards among janitors.
 *
 * @param leases - that have not lapsed
 * @param count - how many shards there are
 * @param max - most shards that this janitor takes
 * @returns `leased`: those that it has now; `released`: those that it had
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
