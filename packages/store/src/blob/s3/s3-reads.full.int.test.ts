import { setTimeout as delay } from "node:timers/promises";
import { startMinio, startToxiproxy } from "@envoi/testkit";
import { expect, test } from "vitest";
import { bytesFrom, inBatches } from "../../testing/blob/bodies.ts";
import { never, newKey } from "../../testing/blob/harness.ts";
import { openBucket, sharedMinio } from "../../testing/blob/open-bucket.ts";
import type { BlobKey, BlobStore } from "../port.ts";

const minio = sharedMinio();

const BODY = bytesFrom("reads", 30_000_000);
const RANGE = { offset: 0, end: BODY.byteLength };

async function writeBody(store: BlobStore): Promise<BlobKey> {
  const key = newKey();
  await store.write(key, inBatches(BODY), BODY.byteLength, never);
  return key;
}

/** Reads the whole Blob. @param afterBatch - called after each batch with the number of batches so far */
async function collect(store: BlobStore, key: BlobKey, afterBatch: (batches: number) => Promise<unknown> | undefined) {
  const chunks: Buffer[] = [];
  let batches = 0;
  const take = async (batch: readonly Uint8Array[]) => {
    for (const chunk of batch) chunks.push(Buffer.from(chunk));
    batches += 1;
    await afterBatch(batches);
  };
  await store.readChunks(key, RANGE, take, never);
  return Buffer.concat(chunks);
}

test.concurrent("lets a reader pause for longer than the store's timeout", {
  timeout: 180_000,
}, async () => {
  await using bucket = await openBucket(minio());
  const key = await writeBody(bucket.store);
  const read = await collect(bucket.store, key, (batches) => (batches === 2 ? delay(60_000) : undefined));
  expect(read.equals(BODY)).toBe(true);
});

test("if the store ends a read early, continues it where it stopped", async () => {
  await using toxiproxy = await startToxiproxy();
  const proxy = await toxiproxy.proxy(minio().port);
  await using bucket = await openBucket(minio(), { port: proxy.port });
  const key = await writeBody(bucket.store);
  await proxy.add({ type: "limit_data", stream: "downstream", attributes: { bytes: 4_000_000 } });
  const read = await collect(bucket.store, key, () => undefined);
  expect(read.equals(BODY)).toBe(true);
});

test("continues a read after the store is killed and restarted", async () => {
  await using server = await startMinio();
  await using bucket = await openBucket(server);
  const key = await writeBody(bucket.store);
  let restarted: Promise<void> | null = null;
  const read = await collect(bucket.store, key, async (batches) => {
    if (batches !== 3) return;
    await server.kill();
    restarted = server.restart();
  });
  await restarted;
  expect(read.equals(BODY)).toBe(true);
});

test("I2: does not continue an interrupted read if the Blob has been replaced or removed", async () => {
  await using toxiproxy = await startToxiproxy();
  const proxy = await toxiproxy.proxy(minio().port);
  await using bucket = await openBucket(minio(), { port: proxy.port });
  const { store } = bucket;
  const replace = (key: BlobKey) => store.write(key, inBatches(BODY.subarray(1)), BODY.byteLength - 1, never);
  const remove = (key: BlobKey) => store.remove(key, { partsId: null });
  for (const [change, fault] of [
    [replace, "changed"],
    [remove, "unavailable"],
  ] as const) {
    const key = await writeBody(store);
    await proxy.add({ type: "limit_data", stream: "downstream", attributes: { bytes: 4_000_000 } });
    const read = collect(store, key, (batches) => (batches === 1 ? change(key) : undefined));
    await expect(read).rejects.toMatchObject({ name: "BlobStoreError", fault });
    await proxy.clear();
  }
});

test("fails within the deadline if the store is unavailable", async () => {
  await using server = await startMinio();
  await using bucket = await openBucket(server);
  const key = await writeBody(bucket.store);
  await server.kill();
  const away = { name: "BlobStoreError", fault: "unavailable" };
  await expect(bucket.store.readBytes(key, RANGE, never)).rejects.toMatchObject(away);
  await expect(bucket.store.ping()).rejects.toMatchObject(away);
});
