import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServiceName } from "@envoi/platform";
import { recordingLog } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { type BlobKey, type BlobStore, blobKey, type MovableBlobStore } from "../../blob/port.ts";
import { createS3BlobStore } from "../../blob/s3/s3-blob-store.ts";
import { endMoveOrder, giveMoveOrder, MOVE_ORDER, readMoveOrder } from "../../blob/two-stores/move-order.ts";
import { createTwoBlobStores } from "../../blob/two-stores/two-blob-stores.ts";
import { inBatches } from "./bodies.ts";
import { finishedKeys, listAll, never } from "./harness.ts";
import type { S3Harness } from "./open-bucket.ts";

const BODY = Buffer.from("body");
const REFUSED = { name: "BlobStoreError", fault: "unavailable", cause: { name: "AccessDenied" } };
const KEYS = ["uploads/aa/aa01", "lists/aa/aa01", "metrics/2026-01-01/00/one"].map(blobKey);
const [UPLOAD, LIST, METRIC] = KEYS as [BlobKey, BlobKey, BlobKey];

type Credentials = { accessKeyId: string; secretAccessKey: string };
/** Creates buckets and their credentials with a service's policy. */
export type RightsHarness = {
  openBucket(): Promise<S3Harness>;
  createCredentials(service: ServiceName, bucket: string, options: { moves: boolean }): Promise<Credentials>;
};

const write = (store: BlobStore, key: BlobKey) => store.write(key, inBatches(BODY), BODY.byteLength, never);
const read = (store: BlobStore, key: BlobKey) =>
  store.readChunks(key, { offset: 0, end: BODY.byteLength }, async () => {}, never);

async function putParts(store: BlobStore, key: BlobKey) {
  const ref = await store.startParts(key, { partBytes: 5_242_880 });
  return { ref, part: await store.putPart(ref, 1, inBatches(BODY), null, never) };
}

async function uploadInParts(store: BlobStore, key: BlobKey): Promise<void> {
  const { ref, part } = await putParts(store, key);
  await store.completeParts(ref, [part]);
  await store.completeParts(ref, [part]);
}

/** The calls that each service makes. */
const CALLS: Record<ServiceName, (store: BlobStore, owner: BlobStore) => Promise<unknown>> = {
  async "upload-gateway"(store) {
    await uploadInParts(store, UPLOAD);
    await store.abandonParts((await putParts(store, UPLOAD)).ref);
    const piece = blobKey(`${UPLOAD}.tail.0123456789abcdef`);
    await write(store, piece);
    await read(store, piece);
    await store.remove(piece);
    if ((await store.size(piece).catch(() => null)) !== null) throw new Error("the piece is still there");
  },
  download: (store) => read(store, UPLOAD),
  metadata: (store) => store.ping(),
  async filelist(store) {
    await write(store, LIST);
    await uploadInParts(store, LIST);
    await read(store, LIST);
    const { ref } = await putParts(store, LIST);
    await store.remove(LIST, { partsId: ref.partsId });
    await store.remove(LIST, { partsId: null });
  },
  async metrics(store) {
    await write(store, METRIC);
    expect(await listAll(store, "metrics/", { unfinished: false })).toMatchObject([{ key: METRIC }]);
    await store.remove(METRIC);
    expect(await listAll(store, "metrics/", { unfinished: false })).toEqual([]);
  },
  async janitor(store, owner) {
    const { ref } = await putParts(owner, UPLOAD);
    const { ref: stray } = await putParts(owner, METRIC);
    await listAll(store, "");
    await store.abandonParts(stray);
    await store.remove(UPLOAD, { partsId: ref.partsId });
    await store.remove(LIST, { partsId: null });
    expect(await owner.size(UPLOAD)).toBeNull();
    for (const key of [UPLOAD, LIST]) await write(owner, key);
    const outcomes = await Promise.allSettled(KEYS.map((key) => store.remove(key)));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(await finishedKeys(owner)).toEqual([METRIC]);
  },
  async operators(store, owner) {
    await putParts(owner, LIST);
    expect(await listAll(store, "")).toHaveLength(KEYS.length + 1);
    expect(await read(store, UPLOAD)).toBe("read");
    expect(await store.size(blobKey("uploads/aa/aa02"))).toBeNull();
  },
};

/** The keys that each service may access. */
const ALLOWED: Record<ServiceName, { write: BlobKey[]; read: BlobKey[]; remove: BlobKey[]; list: boolean }> = {
  "upload-gateway": { write: [UPLOAD], read: [UPLOAD], remove: [], list: false },
  download: { write: [], read: [UPLOAD], remove: [], list: false },
  metadata: { write: [], read: [], remove: [], list: false },
  filelist: { write: [LIST], read: [LIST], remove: [LIST], list: false },
  metrics: { write: [METRIC], read: [], remove: [METRIC], list: false },
  janitor: { write: [], read: [], remove: [UPLOAD, LIST], list: true },
  operators: { write: [], read: [UPLOAD], remove: [], list: true },
};

/** Tests the permissions granted by `buildS3Policy` on a real server. */
export function describeRights({ openBucket, createCredentials }: RightsHarness): void {
  /** Opens the store with credentials under the service's policy. */
  async function openStore(
    service: ServiceName,
    { address }: S3Harness,
    { moves = false } = {},
  ): Promise<MovableBlobStore> {
    const spoolDirectory = await mkdtemp(join(tmpdir(), "envoi-rights-"));
    onTestFinished(() => rm(spoolDirectory, { recursive: true }));
    const user = await createCredentials(service, address.bucket, { moves });
    const { log } = recordingLog("test");
    const options = { address: { ...address, ...user }, spoolDirectory, spoolBytes: 2 ** 30, storePermits: 4, log };
    const store = createS3BlobStore(options);
    onTestFinished(() => store[Symbol.asyncDispose]());
    return store;
  }

  test.each(Object.keys(ALLOWED) as ServiceName[])("%s may do what it needs, and nothing else", async (service) => {
    await using bucket = await openBucket();
    for (const key of KEYS) await write(bucket.store, key);
    const store = await openStore(service, bucket);
    await store.ping();
    const allowed = ALLOWED[service];
    const refused = (keys: BlobKey[]) => KEYS.filter((key) => !keys.includes(key));

    for (const key of refused(allowed.write)) {
      await expect(write(store, key)).rejects.toMatchObject(REFUSED);
      await expect(store.startParts(key, { partBytes: 5_242_880 })).rejects.toMatchObject(REFUSED);
    }
    for (const key of refused(allowed.read)) await expect(read(store, key)).rejects.toMatchObject(REFUSED);
    for (const key of refused(allowed.remove)) {
      await expect(store.remove(key)).rejects.toMatchObject(REFUSED);
      await expect(store.remove(key, { partsId: null })).rejects.toMatchObject(REFUSED);
    }
    for (const unfinished of allowed.list ? [] : [true, false]) {
      await expect(listAll(store, "", { unfinished })).rejects.toMatchObject(REFUSED);
      await expect(listAll(store, "uploads/", { unfinished })).rejects.toMatchObject(REFUSED);
    }
    for (const key of KEYS) expect(await bucket.store.size(key)).toBe(BODY.byteLength);

    await CALLS[service](store, bucket.store);
  });

  test.each(Object.keys(ALLOWED) as ServiceName[])(
    "with two stores, %s needs the same rights in each",
    async (service) => {
      await using bucket = await openBucket();
      await using old = await openBucket();
      for (const key of KEYS) await write(bucket.store, key);
      const [first, second] = [await openStore(service, bucket), await openStore(service, old)];
      const store = createTwoBlobStores({ first, second });
      await CALLS[service](store, bucket.store);

      const [key] = ALLOWED[service].read;
      if (key === undefined) return;
      // Without permission to list, the service cannot tell whether the first store has the Blob.
      await bucket.store.remove(key);
      await write(old.store, key);
      expect(await read(store, key)).toBe("read");
      expect(await store.size(key)).toBe(BODY.byteLength);
    },
  );

  test("a janitor that moves a store may copy and remove everything that Envoi stores, and nothing else", async () => {
    await using bucket = await openBucket();
    const store = await openStore("janitor", bucket, { moves: true });
    for (const key of KEYS) {
      await write(store, key);
      await uploadInParts(store, key);
      expect(await read(store, key)).toBe("read");
      await store.abandonParts((await putParts(store, key)).ref);
      await store.remove(key);
    }
    expect(await listAll(bucket.store)).toEqual([]);
    await write(bucket.store, MOVE_ORDER);
    expect(await read(store, MOVE_ORDER)).toBe("read");
    for (const key of [MOVE_ORDER, blobKey("backup/envoi")]) {
      await expect(write(store, key)).rejects.toMatchObject(REFUSED);
    }
    await expect(store.remove(MOVE_ORDER)).rejects.toMatchObject(REFUSED);
  });

  test("the operators' service can create and end the order to move a store, and change nothing else", async () => {
    await using bucket = await openBucket();
    await using old = await openBucket();
    const [to, from] = [
      await openStore("operators", bucket, { moves: true }),
      await openStore("operators", old, { moves: true }),
    ];
    const order = { since: "2026-11-26T12:00:00.000Z", operator: "ada" };
    await giveMoveOrder({ from, to }, order, never);
    expect(await readMoveOrder(to, never)).toEqual(order);
    await endMoveOrder({ from, to });
    expect(await finishedKeys(bucket.store)).toEqual([]);
    for (const key of KEYS) {
      await expect(write(to, key)).rejects.toMatchObject(REFUSED);
      await expect(to.remove(key)).rejects.toMatchObject(REFUSED);
    }
  });
}
