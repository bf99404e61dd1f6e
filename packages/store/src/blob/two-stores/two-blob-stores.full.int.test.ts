import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { describeBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { bytesFrom, inBatches } from "../../testing/blob/bodies.ts";
import { never, newKey } from "../../testing/blob/harness.ts";
import { openBucket, sharedMinio, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";
import { createTwoBlobStores } from "./two-blob-stores.ts";

const minio = sharedMinio();
const seaweedfs = sharedSeaweedfs();

async function openTwo() {
  const first = await openBucket(seaweedfs());
  const second = await openBucket(minio());
  return {
    first: first.store,
    second: second.store,
    store: createTwoBlobStores({ first: first.store, second: second.store }),
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]();
      await second[Symbol.asyncDispose]();
    },
  };
}

describeBlobStore("SeaweedFS and MinIO", openTwo);

describeBlobStore("SeaweedFS and MinIO, in the middle of an update", async () => {
  const two = await openTwo();
  const { write, startParts } = two.store;
  const swapped = createTwoBlobStores({ first: two.second, second: two.first });
  return { ...two, store: { ...swapped, write, startParts } };
});

test("a read that pauses while its Blob is moved continues in the other store once reopened", {
  timeout: 120_000,
}, async () => {
  await using two = await openTwo();
  const { store, first, second } = two;
  const key = newKey();
  const body = bytesFrom("moved", 30_000_000);
  await second.write(key, inBatches(body), body.byteLength, never);
  const chunks: Buffer[] = [];
  let isMoved = false;
  const take = async (batch: readonly Uint8Array[]) => {
    for (const chunk of batch) chunks.push(Buffer.from(chunk));
    if (isMoved) return;
    isMoved = true;
    await first.write(key, inBatches(body), body.byteLength, never);
    await second.remove(key);
    // Longer than a read without progress stays open; see `[Note: Paused readers]`.
    await delay(17_000);
  };
  expect(await store.readChunks(key, { offset: 0, end: body.byteLength }, take, never)).toBe("read");
  expect(Buffer.concat(chunks).equals(body)).toBe(true);
});
