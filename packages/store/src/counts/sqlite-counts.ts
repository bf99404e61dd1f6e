import { type CountLimit, moduleUrl, type OpenCount, type Sqlite, type SqliteModuleRef } from "@envoi/platform";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Count, sqliteModule } from "./sqlite-module.ts";

export const countModule: SqliteModuleRef<(typeof sqliteModule)["operations"]> = {
  name: "counts",
  url: moduleUrl("./sqlite-module", import.meta.url),
};

/**
 * Stores counts in SQLite, so they outlive the process. The rate-limiter library's own driver does not support Node's
 * SQLite.
 */
export function sqliteCounts(database: Sqlite): OpenCount {
  return (name, limit) => {
    const keyOf = (caller: string | number) => `${name}:${caller}`;
    const add = async (caller: string | number, points: number, seconds: number, restarts = false) => {
      const entry = { key: keyOf(caller), points, windowMs: seconds * 1_000, restarts };
      return toResult(limit, await database.call(countModule, "addToCount", entry), points);
    };
    return {
      async consume(caller, points = 1) {
        const result = await add(caller, points, limit.duration);
        if (result.consumedPoints > limit.points) throw result;
        return result;
      },
      reward: (caller, points = 1) => add(caller, -points, limit.duration),
      set: (caller, points, seconds) => add(caller, points, seconds, true),
      async get(caller) {
        const count = await database.call(countModule, "readCount", { key: keyOf(caller) });
        return count === null ? null : toResult(limit, count, 0);
      },
    };
  };
}

function toResult(limit: CountLimit, { points, msBeforeNext }: Count, added: number): RateLimiterRes {
  return new RateLimiterRes(Math.max(0, limit.points - points), msBeforeNext, points, points === added);
}
