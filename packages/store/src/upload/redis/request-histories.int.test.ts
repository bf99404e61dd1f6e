import { test } from "vitest";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { playRequestsOnRedis } from "../../testing/upload/request-histories.ts";

const server = sharedRedis();

test("requests are never oversold, and no step differs from the model, in generated histories on Redis", async () => {
  await playRequestsOnRedis(server(), 200);
});
