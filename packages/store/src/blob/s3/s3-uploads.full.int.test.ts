import { readdir, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ListPartsCommand } from "@aws-sdk/client-s3";
import { recordingLog, startCuttingProxy, startMinio } from "@envoi/testkit";
import { expect, test } from "vitest";
import { bytesFrom, inBatches } from "../../testing/blob/bodies.ts";
import { listAll, never, newKey, readWhole } from "../../testing/blob/harness.ts";
import { openBucket, type S3Harness, sharedMinio } from "../../testing/blob/open-bucket.ts";
import type { BlobBody, PartsRef } from "../port.ts";
import { createS3Clients } from "./s3-clients.ts";

const minio = sharedMinio();

const PART_BYTES = 6_000_000;
const BODY = bytesFrom("uploads", PART_BYTES);
const BEGIN = BODY.subarray(0, 300_000);
const REST = BODY.subarray(300_000);
/** Spooling begins only once the file is open, which may take a long time on a busy disk. */
const PATIENCE = { timeout: 20_000 };

/** A body that pauses in the middle until `gate` resolves. @param before - delays the first byte */
async function* gated(gate: Promise<unknown>, before: Promise<unknown> = Promise.resolve()): BlobBody {
  await before;
  yield* inBatches(BEGIN);
  await gate;
  yield* inBatches(REST);
}

/** Counts the unlinked spool files that this process has open. */
async function spooled({ spoolDirectory }: S3Harness): Promise<number> {
  const numbers = await readdir("/proc/self/fd");
  const targets = await Promise.all(numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")));
  return targets.filter((target) => target.startsWith(spoolDirectory)).length;
}

/** Counts the stored Parts of an upload, without using the driver; `null` when there is no such upload. */
async function storedParts({ address }: S3Harness, ref: PartsRef): Promise<number | null> {
  const clients = createS3Clients(address, recordingLog("test").log);
  const list = new ListPartsCommand({ Bucket: address.bucket, Key: ref.key, UploadId: ref.partsId });
  try {
    return (await clients.calls.send(list)).Parts?.length ?? 0;
  } catch (error) {
    if (error instanceof Error && error.name === "NoSuchUpload") return null;
    throw error;
  } finally {
    clients.destroy();
  }
}

async function expectWhole({ store }: S3Harness, ref: PartsRef): Promise<void> {
  expect((await readWhole(store, ref.key))?.equals(BODY)).toBe(true);
}

test.concurrent("a client that stalls within a Part for longer than the store's timeout can finish the Part", {
  timeout: 180_000,
}, async () => {
  await using bucket = await openBucket(minio());
  const { store } = bucket;
  const silence = delay(36_000);
  const uploads = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => {
      const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
      return { ref, part: store.putPart(ref, 1, gated(silence), PART_BYTES, never) };
    }),
  );
  await delay(1_000);
  expect(await spooled(bucket)).toBe(0);
  for (const { ref, part } of uploads) {
    await store.completeParts(ref, [await part]);
    await expectWhole(bucket, ref);
  }
});

test("spools a slow client's body, and sends the body once it is complete", async () => {
  await using bucket = await openBucket(minio());
  const { store } = bucket;
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  // The first batch is shorter than 256 KiB and takes a second, so the client counts as slow.
  const rest = Promise.withResolvers<void>();
  const part = store.putPart(ref, 1, gated(rest.promise, delay(1_000)), PART_BYTES, never);
  await expect.poll(() => spooled(bucket), PATIENCE).toBe(1);
  rest.resolve();
  await store.completeParts(ref, [await part]);
  await expectWhole(bucket, ref);
  expect(await spooled(bucket)).toBe(0);
  expect(await readdir(bucket.spoolDirectory)).toEqual([]);
});

test("if no permit is free, the store spools a body, and stores it even while other clients stall", async () => {
  await using bucket = await openBucket(minio(), { storePermits: 2 });
  const { store } = bucket;
  const [stalled, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  const streamed = store.putPart(ref, 1, gated(stalled.promise), PART_BYTES, never);
  const second = store.putPart(ref, 2, gated(other.promise), PART_BYTES, never);
  await expect.poll(() => spooled(bucket), PATIENCE).toBe(1);
  other.resolve();
  await second;
  expect(await spooled(bucket)).toBe(0);
  stalled.resolve();
  await store.completeParts(ref, [await streamed, await second]);
  expect(await store.size(ref.key)).toBe(2 * PART_BYTES);
});

test("I6: a streamed Part fails when the store dies, but a Part that is complete in memory is retried", async () => {
  await using server = await startMinio();
  await using bucket = await openBucket(server);
  const { store } = bucket;
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  const streamed = store.putPart(ref, 1, gated(server.kill()), PART_BYTES, never);
  await expect(streamed).rejects.toMatchObject({ name: "BlobStoreError", fault: "unavailable" });
  const whole = store.putPart(ref, 1, inBatches(BODY), null, never);
  await server.restart();
  await store.completeParts(ref, [await whole]);
  await expectWhole(bucket, ref);
});

test("I6: if a completion's response is lost, the stored object decides whether it succeeded", async () => {
  await using proxy = await startCuttingProxy({ targetPort: minio().port });
  await using bucket = await openBucket(minio(), { port: proxy.port });
  const { store } = bucket;
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  const part = await store.putPart(ref, 1, inBatches(BODY), PART_BYTES, never);
  const cut = proxy.cutNextReply();
  await store.completeParts(ref, [part]);
  await cut;
  await expectWhole(bucket, ref);
});

test("I5: an upload aborted within a streamed or spooled Part leaves no Part or file behind", async () => {
  for (const storePermits of [64, 1]) {
    await using bucket = await openBucket(minio(), { storePermits });
    const { store } = bucket;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const abort = new AbortController();
    const reason = new Error("the client is gone");
    const part = store.putPart(ref, 1, gated(new Promise(() => {})), PART_BYTES, abort.signal);
    setTimeout(() => abort.abort(reason), 200);
    await expect(part).rejects.toBe(reason);
    expect(await storedParts(bucket, ref)).toBe(0);
    expect(await spooled(bucket)).toBe(0);
  }
});

test("I5: removes unfinished Parts by their id after a store restart", async () => {
  await using server = await startMinio();
  await using bucket = await openBucket(server);
  const { store } = bucket;
  const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
  await store.putPart(ref, 1, inBatches(BODY), PART_BYTES, never);
  await server.kill();
  await server.restart();
  expect(await storedParts(bucket, ref)).toBe(1);
  await store.remove(ref.key, { partsId: ref.partsId });
  expect(await storedParts(bucket, ref)).toBeNull();
  await store.remove(ref.key, { partsId: ref.partsId });
});

test("I5: removes unfinished Parts with an unknown id by their key", async () => {
  await using bucket = await openBucket(minio());
  const { store } = bucket;
  const key = newKey();
  const [first, second] = [
    await store.startParts(key, { partBytes: PART_BYTES }),
    await store.startParts(key, { partBytes: PART_BYTES }),
  ];
  await store.putPart(second, 1, inBatches(BODY), PART_BYTES, never);
  await store.remove(key, { partsId: null });
  expect(await storedParts(bucket, first)).toBeNull();
  expect(await storedParts(bucket, second)).toBeNull();
  expect(await listAll(store)).toEqual([]);
});

test("removes a killed process's spool files when the first body is spooled", async () => {
  await using bucket = await openBucket(minio(), { storePermits: 1 });
  await writeFile(join(bucket.spoolDirectory, "envoi-spooled-0123456789abcdef"), "left");
  await writeFile(join(bucket.spoolDirectory, "foreign"), "kept");
  await bucket.store.write(newKey(), inBatches(BODY), PART_BYTES, never);
  expect(await readdir(bucket.spoolDirectory)).toEqual(["foreign"]);
});
