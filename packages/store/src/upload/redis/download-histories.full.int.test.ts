import { test } from "vitest";
import { compareHistories } from "../../testing/upload/compare-histories.ts";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";

const server = sharedRedis();

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  "I3: Redis and SQLite give the same answers to ten thousand generated histories: thousand %d",
  async () => {
    await compareHistories(server(), 1_000);
  },
  300_000,
);
