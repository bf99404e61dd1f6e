import { createRegistry } from "@envoi/platform";
import { recordingLog, startRedis } from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, onTestFinished, test, vi } from "vitest";
import { readRedisConfig, readS3Config } from "./config.ts";
import { openGuessLimiter, openStores } from "./open-stores.ts";

test("a password that Redis refuses is told of once, and stands in no log line", async () => {
  await using redis = await startRedis({ settings: { requirepass: "another" }, password: "another" });
  const { log, logLines: lines } = recordingLog("test");
  const settings = { REDIS_URL: redis.url, REDIS_USERNAME: "default", REDIS_PASSWORD: "mistyped-password" };
  const s3 = readS3Config({ S3_BUCKET: "b", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "s" });
  const { uploads, blobs } = openStores({ redis: readRedisConfig(settings), s3 }, { log, registry: createRegistry() });
  onTestFinished(async () => {
    await uploads[Symbol.asyncDispose]();
    await blobs[Symbol.asyncDispose]();
  });
  await expect(uploads.ping()).rejects.toMatchObject({ code: "unavailable" });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("no connection to Redis");
  expect(lines[0]).not.toContain("mistyped-password");
});

test("guesses are counted for all replicas together, and by each alone while Redis is away", async () => {
  await using redis = await startRedis();
  const config = readRedisConfig({ REDIS_URL: redis.url });
  await using one = openGuessLimiter(config);
  await using other = openGuessLimiter(config);
  // Until it is connected, each counts for itself.
  const client = new Redis(redis.url);
  await vi.waitFor(async () => {
    await Promise.all([one.refused("one"), other.refused("other")]);
    expect(await client.exists("guess:one", "guess:other")).toBe(2);
  });
  client.disconnect();
  // More than the limit together, fewer than it each.
  for (let guess = 0; guess < 15; guess += 1) {
    await one.refused("upload:requester");
    await other.refused("upload:requester");
  }
  await expect(one.check("upload:requester")).rejects.toMatchObject({ code: "rate_limited" });
  await expect(other.check("upload:requester")).rejects.toMatchObject({ code: "rate_limited" });
  await one.check("upload:somebody else");
  await redis.kill();
  for (let guess = 0; guess < 20; guess += 1) await one.refused("upload:third");
  await expect(one.check("upload:third")).rejects.toMatchObject({ code: "rate_limited" });
  await other.check("upload:third");
});
