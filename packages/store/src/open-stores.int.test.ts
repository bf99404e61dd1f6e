import { randomBytes } from "node:crypto";
import { createGuessLimiter, createRegistry, GUESS_LIMIT } from "@envoi/platform";
import { parseUploadId, type UploadId } from "@envoi/protocol";
import { recordingLog, startRedis } from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, onTestFinished, test, vi } from "vitest";
import { readRedisConfig, readS3Config } from "./config.ts";
import { openRedisCounts } from "./counts/redis-counts.ts";
import { openStores } from "./open-stores.ts";

function createdId(): UploadId {
  const id = parseUploadId(randomBytes(8).toString("hex"));
  if (id === null) throw new Error("not an id");
  return id;
}

test("reports a password rejected by Redis once and does not log it", async () => {
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

test("counts guesses across all replicas, or per replica while Redis is unavailable", async () => {
  await using redis = await startRedis();
  const config = readRedisConfig({ REDIS_URL: redis.url });
  await using counts = openRedisCounts(config, "counts_here");
  await using otherCounts = openRedisCounts(config, "counts_here");
  const one = createGuessLimiter(counts.openCount);
  const other = createGuessLimiter(otherCounts.openCount);
  // Until a limiter is connected to Redis, it counts only its own guesses.
  const client = new Redis(redis.url);
  const uploadId = createdId();
  await vi.waitFor(async () => {
    await Promise.all([one.admit({ uploadId, requester: "one" }), other.admit({ uploadId, requester: "other" })]);
    expect(await client.exists(`guess:${uploadId}:one`, `guess:${uploadId}:other`)).toBe(2);
  });
  client.disconnect();
  const guess = { uploadId: createdId(), requester: "guesser" };
  // These guesses exceed the limit in total, but not in any one limiter.
  const admitted = await Promise.all([...Array(15)].flatMap(() => [one.admit(guess), other.admit(guess)]));
  expect(admitted.filter((answer) => "refund" in answer)).toHaveLength(GUESS_LIMIT.points);
  expect(await one.admit(guess)).toEqual({ retryAfterSeconds: expect.any(Number) });
  expect(await one.admit({ ...guess, requester: "somebody else" })).toHaveProperty("refund");
  await redis.kill();
  const third = { ...guess, uploadId: createdId() };
  for (let n = 0; n < GUESS_LIMIT.points; n += 1) await one.admit(third);
  expect(await one.admit(third)).toHaveProperty("retryAfterSeconds");
  expect(await other.admit(third)).toHaveProperty("refund");
});
