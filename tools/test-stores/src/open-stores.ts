import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { busModule, createInProcessBus, createOutboxRelay } from "@envoi/events";
import { createLog, openSqlite } from "@envoi/platform";
import { type AuthKey, parseUploadId, type UploadId } from "@envoi/protocol";
import {
  type BlobKey,
  type BlobStore,
  blobKey,
  countModule,
  createDirectoryBlobStore,
  createRedisUploadStore,
  createS3BlobStore,
  createSqliteUploadStore,
  createTwoBlobStores,
  type MovableBlobStore,
  type NewSession,
  provisionBucket,
  shardOf,
  sqliteCounts,
  type UploadStore,
  uploadModule,
  wholeBody,
} from "@envoi/store";
import { type RedisProcess, recordingLog, type S3Server } from "@envoi/testkit";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";

const never = new AbortController().signal;
const BYTES = 100_000;

const body = (bytes: number) => wholeBody(randomBytes(bytes));

export function newUploadId(): UploadId {
  const id = parseUploadId(randomBytes(8).toString("hex"));
  if (id === null) throw new Error("not an id");
  return id;
}

export function uploadKey(id: UploadId): BlobKey {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}`);
}

export function newListBlob(listKey = randomBytes(32).toString("hex")): BlobKey {
  return blobKey(`lists/${listKey.slice(0, 2)}/${listKey}/${randomBytes(16).toString("hex")}`);
}

/** Stores for several processes, on servers that the test started. */
export type StoreServers = { redis: RedisProcess; s3: S3Server };

async function openBucket(s3: S3Server, spoolDirectory: string): Promise<MovableBlobStore> {
  const { endpoint, accessKeyId, secretAccessKey } = s3;
  const bucket = `test-${randomBytes(8).toString("hex")}`;
  const address = { endpoint, accessKeyId, secretAccessKey, bucket, region: "us-east-1", pathStyle: true };
  await provisionBucket(address);
  const { log } = recordingLog("stores");
  return createS3BlobStore({ address, spoolDirectory, spoolBytes: 2 ** 30, storePermits: 8, log });
}

function createTestClock() {
  const openedAtMs = Date.now();
  let nowMs = openedAtMs;
  return {
    now: () => nowMs,
    offsetMs: () => nowMs - openedAtMs,
    advance(ms: number): void {
      nowMs += ms;
    },
  };
}

async function openDrivers(
  servers: StoreServers | null,
  { directory, clock, two }: { directory: string; clock: ReturnType<typeof createTestClock>; two: boolean },
) {
  const database = await openSqlite({
    path: join(directory, "envoi.sqlite"),
    modules: [uploadModule, busModule, countModule],
    clock,
    threads: REUSED_THREADS,
  });
  const uploads =
    servers === null
      ? createSqliteUploadStore({ database })
      : createRedisUploadStore({
          address: { mode: "single", url: servers.redis.url },
          clockOffsetMs: clock.offsetMs,
        });
  const openBlobs = (name: string) =>
    servers === null
      ? createDirectoryBlobStore({ directory: join(directory, name) })
      : openBucket(servers.s3, join(directory, `spool-${name}`));
  return { database, uploads, to: await openBlobs("blobs"), second: two ? await openBlobs("second") : null };
}

/**
 * Opens real stores and a real bus with a clock that the test controls, and Uploads in every state.
 *
 * @param servers - `null`: SQLite and a directory
 * @param options.two - whether to open two stores of Blobs; `move.from` is the second one
 */
export async function openStores(servers: StoreServers | null = null, { two = false } = {}) {
  const directory = await mkdtemp(join(tmpdir(), "envoi-stores-"));
  const clock = createTestClock();
  const log = createLog({ level: "silent", service: "stores" });
  const { database, uploads, to, second } = await openDrivers(servers, { directory, clock, two });
  const move = second && { from: second, to };
  const blobs = second === null ? to : createTwoBlobStores({ first: to, second });
  const bus = createInProcessBus({ database, log, pollMs: 20 });
  const relay = createOutboxRelay({ outbox: uploads, bus, shardOf, log });

  async function openSession(overrides: Partial<NewSession> = {}): Promise<UploadId> {
    const id = newUploadId();
    await uploads.openSession({
      id,
      ownerTokenHash: randomBytes(32).toString("hex"),
      sealedMetadata: "c2VhbGVk",
      authKey: randomBytes(64).toString("base64url") as AuthKey,
      wrappedKey: null,
      downloadLimit: 1,
      timeLimitSeconds: 3_600,
      declaredBytes: null,
      partBytes: BYTES,
      resumable: false,
      liveLink: false,
      http: null,
      quotas: [],
      requestId: null,
      blobKey: uploadKey(id),
      ...overrides,
    });
    return id;
  }

  return {
    directory,
    clock: { now: clock.now },
    uploads,
    blobs,
    move,
    bus,
    relay,
    /** Counts stored in the database. */
    counts: { openCount: sqliteCounts(database), async [Symbol.asyncDispose]() {} },
    advance: clock.advance,
    /** Begins a session with one stored Part. */
    async beginUpload(overrides: Partial<NewSession> = {}): Promise<UploadId> {
      const id = await openSession(overrides);
      const ref = await blobs.startParts(uploadKey(id), { partBytes: BYTES });
      await uploads.attachParts(id, 1, ref.partsId);
      await uploads.recordParts(id, 1, [await blobs.putPart(ref, 1, body(BYTES), BYTES, never)]);
      return id;
    },
    /** Completes a session of `beginUpload`. */
    async completeUpload(id: UploadId): Promise<void> {
      const session = await uploads.readSession(id);
      if (session?.partsId == null) throw new Error("no session");
      const ref = { key: session.blobKey, partsId: session.partsId, partBytes: BYTES };
      await blobs.completeParts(ref, session.parts);
      await uploads.publish(id, session.epoch, session.storedBytes);
    },
    /** Creates a visible Upload. */
    async upload(overrides: Partial<NewSession> = {}, content = randomBytes(BYTES)): Promise<UploadId> {
      const id = await openSession(overrides);
      await blobs.write(overrides.blobKey ?? uploadKey(id), wholeBody(content), content.byteLength, never);
      await uploads.publish(id, 1, content.byteLength);
      return id;
    },
    async download(id: UploadId): Promise<void> {
      await uploads.takeClaim(id, "claim");
      await uploads.spendClaim(id, "claim");
    },
    async strayBlob(key: BlobKey): Promise<void> {
      await blobs.write(key, body(10), 10, never);
    },
    /** Creates Parts that are never completed. */
    async strayParts(key: BlobKey): Promise<void> {
      const ref = await blobs.startParts(key, { partBytes: BYTES });
      await blobs.putPart(ref, 1, body(10), null, never);
    },
    /** Writes a new version of a list. @returns its Blob */
    async writeList(listKey: string): Promise<BlobKey> {
      const key = newListBlob(listKey);
      await blobs.write(key, body(10), 10, never);
      await uploads.writeList(listKey, { etag: key, blobKey: key, bytes: 10, lifeSeconds: 86_400 }, undefined);
      return key;
    },
    /** Keys of all Blobs, unfinished ones included. */
    async keys(prefix = ""): Promise<BlobKey[]> {
      const keys: BlobKey[] = [];
      for await (const { key } of blobs.list(prefix)) keys.push(key);
      return keys.toSorted();
    },
    async [Symbol.asyncDispose]() {
      await relay[Symbol.asyncDispose]();
      await bus[Symbol.asyncDispose]();
      await blobs[Symbol.asyncDispose]();
      await uploads[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}
export type Stores = Awaited<ReturnType<typeof openStores>>;

/** A store with some of its methods replaced by the test. */
export function withCalls<Store extends BlobStore | UploadStore>(store: Store, calls: Partial<Store>): Store {
  return { ...store, ...calls };
}
