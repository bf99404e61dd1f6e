import { test } from "vitest";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { playRequestsOnRedis } from "../../testing/upload/request-histories.ts";

const server = sharedRedis();

test("requests are never oversold, and no step differs from the model, in a thousand generated histories on Redis", async () => {
  await playRequestsOnRedis(server(), 1_000);
}, 300_000);
