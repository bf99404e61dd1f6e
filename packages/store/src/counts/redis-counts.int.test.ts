import { startCuttingProxy, startRedis } from "@envoi/testkit";
import { Redis } from "ioredis";
import { RateLimiterRes } from "rate-limiter-flexible";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { readRedisConfig } from "../config.ts";
import { testCounts } from "../testing/counts.contract.ts";
import { openRedisCounts } from "./redis-counts.ts";

let redis: Awaited<ReturnType<typeof startRedis>>;
let counts: ReturnType<typeof openRedisCounts>;
beforeAll(async () => {
  redis = await startRedis();
  counts = openRedisCounts(readRedisConfig({ REDIS_URL: redis.url }), "fails");
  await vi.waitFor(() => counts.openCount("connected", { points: 1, duration: 1 }).get("nobody"));
});
afterAll(async () => {
  await counts[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
});

describe("counts in Redis", () => {
  testCounts(() => counts.openCount);

  test("expire without a refund", async () => {
    await counts.openCount("lapsing", { points: 5, duration: 60 }).consume("somebody", 2);
    const client = new Redis(redis.url);
    onTestFinished(() => client.disconnect());
    expect(await client.pttl("lapsing:somebody")).toBeGreaterThan(0);
  });
});

test("does not return points twice if a reply is lost", async () => {
  await using proxy = await startCuttingProxy({ targetPort: Number(new URL(redis.url).port) });
  const config = readRedisConfig({ REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
  await using behind = openRedisCounts(config, "fails");
  const limit = { points: 10, duration: 3_600 };
  const [count, direct] = [behind.openCount("lost", limit), counts.openCount("lost", limit)];
  await vi.waitFor(() => count.consume("somebody", 6));
  const cut = proxy.cutNextReply();
  await expect(count.reward("somebody", 2)).rejects.toThrow();
  await cut;
  // By the time this command gets a reply, any command that was pending when the connection was restored has been sent.
  await vi.waitFor(() => count.get("somebody"));
  expect((await direct.get("somebody"))?.consumedPoints).toBe(4);
});

test("while Redis is unavailable, either fails or counts locally, as configured", async () => {
  await using gone = await startRedis();
  const config = readRedisConfig({ REDIS_URL: gone.url });
  await using failing = openRedisCounts(config, "fails");
  await using insured = openRedisCounts(config, "counts_here");
  const limit = { points: 1, duration: 3_600 };
  await vi.waitFor(() => failing.openCount("test", limit).get("nobody"));
  await gone.kill();
  const failed: unknown = await failing
    .openCount("test", limit)
    .consume("one")
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(RateLimiterRes);
  const count = insured.openCount("test", limit);
  await count.consume("one");
  await expect(count.consume("one")).rejects.toBeInstanceOf(RateLimiterRes);
});
