import { test } from "vitest";
import { compareHistories } from "./compare-histories.fixture.ts";
import { sharedRedis } from "./redis-harness.ts";

const server = sharedRedis();

test("I3: Redis answers ten thousand generated histories as SQLite does", async () => {
  await compareHistories(server(), 10_000);
}, 600_000);
