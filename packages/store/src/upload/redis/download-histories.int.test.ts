import { test } from "vitest";
import { compareHistories } from "../../testing/upload/compare-histories.ts";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";

const server = sharedRedis();

test("I3: Redis and SQLite return the same results for generated download histories", async () => {
  await compareHistories(server(), 300);
});
