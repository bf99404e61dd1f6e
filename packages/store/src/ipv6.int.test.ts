import { recordingLog, startCuttingProxy, startRedis } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { createS3BlobStore } from "./blob/s3/s3-blob-store.ts";
import { readRedisConfig, readS3Config } from "./config.ts";
import { inBatches } from "./testing/blob/bodies.ts";
import { never, newKey, readWhole } from "./testing/blob/harness.ts";
import { openBucket, sharedSeaweedfs } from "./testing/blob/open-bucket.ts";
import { connectRedis } from "./upload/redis/connection.ts";

const seaweedfs = sharedSeaweedfs();

async function proxyTo(address: string): Promise<number> {
  const proxy = await startCuttingProxy({ host: "::1", targetPort: Number(new URL(address).port) });
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  return proxy.port;
}

test.each(["[::1]", "[0:0:0:0:0:0:0:1]"])("REDIS_URL may have an IPv6 address: %s [R9.34b]", async (host) => {
  const server = await startRedis();
  onTestFinished(() => server[Symbol.asyncDispose]());
  const { address } = readRedisConfig({ REDIS_URL: `redis://${host}:${await proxyTo(server.url)}` });
  const client = connectRedis(address, { silenceMs: 5_000 });
  onTestFinished(() => client.disconnect());
  expect(await client.ping()).toBe("PONG");
});

test("S3_ENDPOINT may have an IPv6 address, for calls and for bodies [R9.34c]", async () => {
  const bucket = await openBucket(seaweedfs());
  onTestFinished(() => bucket[Symbol.asyncDispose]());
  const { accessKeyId, secretAccessKey, region } = bucket.address;
  const { address } = readS3Config({
    S3_ENDPOINT: `http://[::1]:${await proxyTo(seaweedfs().endpoint)}`,
    S3_BUCKET: bucket.address.bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId ?? "",
    S3_SECRET_ACCESS_KEY: `${secretAccessKey}`,
  });
  const options = { spoolDirectory: bucket.spoolDirectory, spoolBytes: 2 ** 30, storePermits: 4 };
  const store = createS3BlobStore({ address, ...options, log: recordingLog("test").log });
  onTestFinished(() => store[Symbol.asyncDispose]());
  await store.ping();
  const [key, body] = [newKey(), Buffer.from("content")];
  await store.write(key, inBatches(body), body.byteLength, never);
  expect((await readWhole(store, key))?.equals(body)).toBe(true);
});
