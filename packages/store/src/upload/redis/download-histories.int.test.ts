import { test } from "vitest";
import { compareHistories } from "./compare-histories.fixture.ts";
import { sharedRedis } from "./redis-harness.ts";

const server = sharedRedis();

test("I3: Redis answers generated histories of claims, ranges, breaks and lapses as SQLite does", async () => {
  await compareHistories(server(), 1_000);
});
