import type { SqliteConnection } from "@envoi/platform";
import { SHARDS } from "../port.ts";
import { assignShards } from "../rules/shards.ts";

export function leaseShards(
  database: SqliteConnection,
  { janitor, max, leaseSeconds }: { janitor: string; max: number; leaseSeconds: number },
  nowMs: number,
): number[] {
  database.run("DELETE FROM shard_leases WHERE until_ms <= :nowMs", { nowMs });
  const leases = database.all<{ shard: number; janitor: string }>("SELECT shard, janitor FROM shard_leases");
  const { leased, released } = assignShards(leases, janitor, SHARDS, max);
  for (const shard of released) database.run("DELETE FROM shard_leases WHERE shard = :shard", { shard });
  for (const shard of leased) {
    database.run(
      `INSERT INTO shard_leases (shard, janitor, until_ms) VALUES (:shard, :janitor, :untilMs)
       ON CONFLICT (shard) DO UPDATE SET until_ms = :untilMs`,
      { shard, janitor, untilMs: nowMs + leaseSeconds * 1_000 },
    );
  }
  return leased;
}
