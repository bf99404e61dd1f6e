import type { SqliteConnection } from "@envoi/platform";
import { SHARDS } from "../port.ts";

export function leaseShards(
  database: SqliteConnection,
  { holder, most, leaseSeconds }: { holder: string; most: number; leaseSeconds: number },
  nowMs: number,
): number[] {
  database.run("DELETE FROM shard_leases WHERE until_ms <= :nowMs", { nowMs });
  const leases = database.all<{ shard: number; holder: string }>("SELECT shard, holder FROM shard_leases");
  const mine = leases.filter((lease) => lease.holder === holder).map((lease) => lease.shard);
  const leased = new Set(leases.map((lease) => lease.shard));
  const free = Array.from({ length: SHARDS }, (_, shard) => shard).filter((shard) => !leased.has(shard));
  const held = [...mine, ...free].slice(0, most);
  for (const shard of mine.slice(most)) database.run("DELETE FROM shard_leases WHERE shard = :shard", { shard });
  for (const shard of held) {
    database.run(
      `INSERT INTO shard_leases (shard, holder, until_ms) VALUES (:shard, :holder, :untilMs)
       ON CONFLICT (shard) DO UPDATE SET until_ms = :untilMs`,
      { shard, holder, untilMs: nowMs + leaseSeconds * 1_000 },
    );
  }
  return held;
}
