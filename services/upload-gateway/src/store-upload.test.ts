import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createUploadId } from "@envoi/auth/node";
import { openSqlite, systemClock } from "@envoi/platform";
import { type AuthKey, CLOSE_FAILED, type UploadId } from "@envoi/protocol";
import {
  type BlobStore,
  type BodySender,
  createDirectoryBlobStore,
  createSqliteUploadStore,
  type UploadStore,
  UploadStoreError,
  uploadModule,
} from "@envoi/store";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";
import { describe, expect, onTestFinished, test } from "vitest";
import { BrokenOff, Restarting } from "./body-end.ts";
import { BodyQueue } from "./body-queue.ts";
import { PartsCheck } from "./check-body.ts";
import { NamedParts } from "./named-parts.ts";
import { OpenUploads } from "./open-uploads.ts";
import { storeNamedParts } from "./store-named-parts.ts";
import { publish, storeBody } from "./store-upload.ts";
import { beginParts, createBlobKey } from "./upload-session.ts";

const PART_BYTES = 100_000;
const BODY = randomBytes(3 * PART_BYTES + 500);
const never = new AbortController().signal;
const sender: BodySender = { network: "a", holder: { isIdle: () => false, evict() {} } };

async function openStores(): Promise<{ uploads: UploadStore; blobs: BlobStore }> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-store-upload-"));
  const database = await openSqlite({
    path: join(directory, "envoi.sqlite"),
    modules: [uploadModule],
    clock: systemClock,
    threads: REUSED_THREADS,
  });
  const uploads = createSqliteUploadStore({ database });
  const blobs = createDirectoryBlobStore({ directory: join(directory, "blobs") });
  onTestFinished(async () => {
    for (const store of [blobs, uploads, database]) await store[Symbol.asyncDispose]();
    await rm(directory, { recursive: true });
  });
  return { uploads, blobs };
}

/** Begins one upload, whose body is complete unless `isEnded` is false. */
async function begin(
  stores: { uploads: UploadStore; blobs: BlobStore },
  declaredBytes: number | null = BODY.length,
  { bytes = BODY.length, isEnded = true } = {},
) {
  const id = createUploadId();
  const session = {
    id,
    ownerTokenHash: "a".repeat(64),
    declaredBytes,
    partBytes: PART_BYTES,
    blobKey: createBlobKey(id),
    resumable: declaredBytes !== null,
    liveLink: false,
    requestId: null,
  };
  await stores.uploads.openSession({
    ...session,
    sealedMetadata: "c2VhbGVk",
    authKey: randomBytes(64).toString("base64url") as AuthKey,
    wrappedKey: null,
    downloadLimit: 1,
    timeLimitSeconds: 3_600,
    http: null,
    quotas: [],
    requestId: null,
  });
  const upload = { ...session, isDirect: false, epoch: 1, partsId: null, storedParts: [], laterParts: [] };
  const queue = new BodyQueue(
    () => 65_536,
    () => {},
  );
  queue.push(BODY.subarray(0, bytes));
  if (isEnded) queue.end();
  const stored: number[] = [];
  const body = { queue, sender, onStored: (bytes: number) => stored.push(bytes) };
  const deps = { ...stores, blocked: { refuse: async () => {} }, openUploads: new OpenUploads() };
  return {
    upload,
    queue,
    stored,
    run: async (signal = never) => publish(deps, upload, await storeBody(deps, upload, body, signal), signal),
    /** Stores the Parts from the second as if the client had named them. */
    async runNamed(signal: AbortSignal): Promise<void> {
      await beginParts(deps, upload);
      const named = new NamedParts(new PartsCheck({ declaredBytes: BODY.length, partBytes: PART_BYTES }), signal);
      for (let number = 2; (number - 1) * PART_BYTES < bytes; number += 1) {
        named.begin(number);
        named.check.admit(BODY.subarray((number - 1) * PART_BYTES, Math.min(number * PART_BYTES, bytes)));
      }
      await queue.take(PART_BYTES).next();
      const parts = { ...upload, queue, named, sender, fail: () => {}, onStored: () => {} };
      await storeNamedParts({ ...deps, renewSeconds: 60 }, parts, null, signal);
    },
  };
}

/** Returns the same BlobStore, but with a wrapper around its `putPart`. */
function aroundParts(
  blobs: BlobStore,
  around: (number: number, put: () => ReturnType<BlobStore["putPart"]>, signal: AbortSignal) => Promise<unknown>,
): BlobStore {
  return {
    ...blobs,
    putPart: (ref, number, body, bytes, signal, sender) => {
      const put = () => blobs.putPart(ref, number, body, bytes, signal, sender);
      return around(number, put, signal) as ReturnType<BlobStore["putPart"]>;
    },
  };
}

async function isVisible(uploads: UploadStore, id: UploadId): Promise<boolean> {
  return (await uploads.read(id)) !== null;
}

test("up to two Parts of a body of declared length are stored concurrently", async () => {
  const stores = await openStores();
  const thirdBegun = Promise.withResolvers<void>();
  const secondBegun = Promise.withResolvers<void>();
  let answered = 0;
  const blobs = aroundParts(stores.blobs, async (number, put) => {
    expect(number - answered).toBeLessThanOrEqual(2);
    if (number === 2) secondBegun.resolve();
    if (number === 3) thirdBegun.resolve();
    const part = await put();
    // Each reply waits for the next Part. If Parts did not overlap, this test would hang.
    if (number === 1) await secondBegun.promise;
    if (number === 2) await thirdBegun.promise;
    answered++;
    return part;
  });
  const { upload, stored, run } = await begin({ ...stores, blobs });
  expect(await run()).toBe(BODY.length);
  expect(stored).toEqual([PART_BYTES, 2 * PART_BYTES, 3 * PART_BYTES, BODY.length]);
  expect(await isVisible(stores.uploads, upload.id)).toBe(true);
});

/** Makes stores fail if a Part is started. */
function withoutParts({ uploads, blobs }: { uploads: UploadStore; blobs: BlobStore }) {
  const refuse = () => Promise.reject(new Error("a Part was started"));
  return { uploads: { ...uploads, attachParts: refuse, recordParts: refuse }, blobs: { ...blobs, startParts: refuse } };
}

test.each([39, PART_BYTES - 1, PART_BYTES])(
  "a declared body of %i bytes, which is at most one Part, is stored without Parts",
  async (bytes) => {
    const stores = await openStores();
    const { upload, stored, run } = await begin(withoutParts(stores), bytes, { bytes });
    expect(await run()).toBe(bytes);
    expect(stored).toEqual([bytes]);
    const { blobKey } = (await stores.uploads.read(upload.id)) ?? {};
    expect(blobKey && (await stores.blobs.size(blobKey))).toBe(bytes);
  },
);

test("an undeclared body is stored without Parts if the store finds that it is short", async () => {
  const stores = await openStores();
  const blobs: BlobStore = {
    ...stores.blobs,
    bodies: { ...stores.blobs.bodies, collectsParts: true },
  };
  const { upload, stored, run } = await begin(withoutParts({ ...stores, blobs }), null, { bytes: 500 });
  expect(await run()).toBe(500);
  expect(stored).toEqual([500]);
  expect(await isVisible(stores.uploads, upload.id)).toBe(true);
});

test("I2: a complete body of declared length leaves no Blob if the end marker is missing", async () => {
  const stores = await openStores();
  const written = Promise.withResolvers<void>();
  const blobs: BlobStore = {
    ...stores.blobs,
    write: (key, body, bytes, signal, options) => {
      async function* watched() {
        for await (const batch of body) {
          yield batch;
          written.resolve();
        }
      }
      return stores.blobs.write(key, watched(), bytes, signal, options);
    },
  };
  const { upload, queue, run } = await begin({ ...stores, blobs }, 500, { bytes: 500, isEnded: false });
  const running = run();
  await written.promise;
  const cut = new Error("the socket was cut");
  queue.fail(cut);
  await expect(running).rejects.toBe(cut);
  expect(await isVisible(stores.uploads, upload.id)).toBe(false);
  for await (const { key } of stores.blobs.list("")) throw new Error(`${key} is left over`);
});

test("I7: Parts of an undeclared body are stored one after the other", async () => {
  const stores = await openStores();
  let underWay = 0;
  const blobs = aroundParts(stores.blobs, async (_number, put) => {
    expect(++underWay).toBe(1);
    const part = await put();
    await new Promise((resolve) => setImmediate(resolve));
    underWay--;
    return part;
  });
  const { run } = await begin({ ...stores, blobs }, null);
  expect(await run()).toBe(BODY.length);
});

test("the store receives the sender of each Part", async () => {
  const stores = await openStores();
  const senders: unknown[] = [];
  const blobs: BlobStore = {
    ...stores.blobs,
    putPart(...given) {
      senders.push(given[5]);
      return stores.blobs.putPart(...given);
    },
  };
  const { run } = await begin({ ...stores, blobs });
  await run();
  expect(senders).toEqual([sender, sender, sender, sender]);
});

test("Parts are recorded in order, even if the store confirms them out of order", async () => {
  const stores = await openStores();
  const secondStored = Promise.withResolvers<void>();
  const blobs = aroundParts(stores.blobs, async (number, put) => {
    const part = await put();
    if (number === 2) secondStored.resolve();
    if (number === 1) await secondStored.promise;
    return part;
  });
  const noted: number[] = [];
  const uploads: UploadStore = {
    ...stores.uploads,
    recordParts(id, epoch, parts) {
      noted.push(...parts.map(({ number }) => number));
      return stores.uploads.recordParts(id, epoch, parts);
    },
  };
  const { run } = await begin({ uploads, blobs });
  await run();
  expect(noted).toEqual([1, 2, 3, 4]);
});

test("a failed Part aborts the next Part and the upload", async () => {
  const stores = await openStores();
  const failed = new Error("the store died");
  const secondBegun = Promise.withResolvers<void>();
  const secondEnded = Promise.withResolvers<unknown>();
  const blobs = aroundParts(stores.blobs, async (number, put, signal) => {
    if (number === 1) {
      await put();
      await secondBegun.promise;
      throw failed;
    }
    secondBegun.resolve();
    signal.addEventListener("abort", () => secondEnded.resolve(signal.reason));
    return new Promise((_, reject) => void secondEnded.promise.then(reject));
  });
  const { upload, run } = await begin({ ...stores, blobs });
  await expect(run()).rejects.toBe(failed);
  expect(await secondEnded.promise).toBe(failed);
  expect(await stores.uploads.readSession(upload.id)).toMatchObject({ parts: [] });
});

describe.each([
  ["in order", "run", 1],
  ["by number", "runNamed", 2],
] as const)("if a client that sends Parts %s", (_how, run, first) => {
  test.each([
    ["is stored if the connection is lost", new BrokenOff(1006), [{ number: first }]],
    ["is stored if the server shuts down", new Restarting(), [{ number: first }]],
    ["is not stored if the client cancels the upload", new BrokenOff(CLOSE_FAILED), []],
  ])("%s", async (_why, reason, parts) => {
    const stores = await openStores();
    const secondBegun = Promise.withResolvers<void>();
    const ended = new AbortController();
    const blobs = aroundParts(stores.blobs, async (number, put, signal) => {
      if (number > first) secondBegun.resolve();
      const part = await put();
      if (!ended.signal.aborted) await once(ended.signal, "abort");
      signal.throwIfAborted();
      return part;
    });
    const begun = await begin({ ...stores, blobs }, BODY.length, { bytes: (first + 1.5) * PART_BYTES, isEnded: false });
    const running = begun[run](ended.signal);
    await secondBegun.promise;
    ended.abort(reason);
    await expect(running).rejects.toBe(reason);
    expect(await stores.uploads.readSession(begun.upload.id)).toMatchObject({ parts });
  });
});

test("an upload that has been taken over stops at its next Part", async () => {
  const stores = await openStores();
  const { upload, run } = await begin(stores);
  await stores.uploads.abandonSession(upload.id, upload.epoch);
  await stores.uploads.beginRemoval({ kind: "session", key: upload.id });
  await expect(run()).rejects.toMatchObject({ code: "superseded" });
  expect(await isVisible(stores.uploads, upload.id)).toBe(false);
});

test("I2: when the reply to publishing is lost, the upload is published once and succeeds", async () => {
  const stores = await openStores();
  let tries = 0;
  const uploads: UploadStore = {
    ...stores.uploads,
    async publish(id, epoch, bytes) {
      const outcome = await stores.uploads.publish(id, epoch, bytes);
      if (++tries === 1) throw new UploadStoreError("no reply");
      return outcome;
    },
  };
  const { upload, run } = await begin({ ...stores, uploads });
  expect(await run()).toBe(BODY.length);
  expect(tries).toBe(2);
  expect(await isVisible(stores.uploads, upload.id)).toBe(true);
  expect(await stores.uploads.pendingFacts([Number.parseInt(upload.id.slice(0, 2), 16)], 10)).toHaveLength(1);
});

test("I5: when publishing is never confirmed, the Blob is retained, because the Upload may be visible", {
  timeout: 60_000,
}, async () => {
  const stores = await openStores();
  const uploads: UploadStore = {
    ...stores.uploads,
    async publish(id, epoch, bytes) {
      await stores.uploads.publish(id, epoch, bytes);
      throw new UploadStoreError("no reply");
    },
  };
  const { upload, run } = await begin({ ...stores, uploads });
  await expect(run()).rejects.toMatchObject({ code: "unavailable" });
  const { blobKey } = (await stores.uploads.read(upload.id)) ?? {};
  expect(blobKey && (await stores.blobs.size(blobKey))).toBe(BODY.length);
});
