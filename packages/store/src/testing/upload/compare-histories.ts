import fc from "fast-check";
import { Redis } from "ioredis";
import { createRedisUploadStore } from "../../upload/redis/redis-upload-store.ts";
import { readRedisRecords, readSqliteRecords } from "./claim-records.ts";
import { HISTORY_TIMES, histories, play } from "./download-histories.ts";
import { openMemoryStore } from "./memory-store.ts";
import { nameRule } from "./name-rule.ts";

/**
 * Number of consecutive attempts in which a difference must appear: real time passes between calls to Redis, but not
 * to SQLite, and may change a result.
 */
const TRIES = 3;

/**
 * Runs generated histories with the same clock on Redis and SQLite, which uses the rules in `upload/rules`.
 *
 * @throws Error naming the rule that differs
 */
export async function compareHistories({ url }: { url: string }, numRuns: number): Promise<void> {
  const sqlite = openMemoryStore({ times: HISTORY_TIMES });
  await using redis = createRedisUploadStore({
    address: { mode: "single", url },
    times: HISTORY_TIMES,
    clockOffsetMs: () => sqlite.nowMs() - Date.now(),
  });
  const client = new Redis(url);
  const onDrivers = {
    redis: { store: redis, advance: sqlite.advance, readRecords: readRedisRecords(client) },
    sqlite: { ...sqlite, readRecords: readSqliteRecords(sqlite.connection) },
  };
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      for (let left = TRIES - 1; ; left -= 1) {
        const onRedis = await play(onDrivers.redis, history);
        const onSqlite = await play(onDrivers.sqlite, history);
        const difference = nameRule(onSqlite, onRedis);
        if (difference === null) return;
        if (left === 0) throw new Error(difference);
      }
    }),
    { numRuns },
  );
  client.disconnect();
  sqlite.close();
}
