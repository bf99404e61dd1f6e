import { test } from "vitest";
import { compareHistories } from "../../testing/upload/compare-histories.ts";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";

const server = sharedRedis();

test("I3: Redis answers ten thousand generated histories as SQLite does", async () => {
  await compareHistories(server(), 10_000);
}, 600_000);
