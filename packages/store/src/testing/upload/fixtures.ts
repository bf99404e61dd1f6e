import { randomBytes } from "node:crypto";
import {
  type AuthKey,
  factSchema,
  factSubject,
  type Nonce,
  parseRequestId,
  parseUploadId,
  type RequestId,
  type UploadFact,
  type UploadId,
  WRAPPED_KEY_BYTES,
  type WrappedKey,
} from "@envoi/protocol";
import { type BlobKey, blobKey } from "../../blob/port.ts";
import {
  type NewReport,
  type NewRequest,
  type NewSession,
  SHARDS,
  type StoredUpload,
  type StoreTimes,
  type UploadStore,
} from "../../upload/port.ts";

/** One driver under test, with an empty store. */
export type Harness = {
  store: UploadStore;
  /** Moves the store's clock forward. */
  advance(ms: number): Promise<void> | void;
  /** Closes the store and opens another one on the same data. */
  reopen(): Promise<UploadStore>;
  /** Opens another store on the same data, as another replica would. */
  openReplica(): UploadStore;
  /** Adds a Fact with any text to the outbox, as another version of Envoi might. */
  plantFact(shard: number, entry: { id: string; text: string }): Promise<void>;
  /** Ids of Facts that the store reported as unreadable. */
  unreadable: readonly string[];
  [Symbol.asyncDispose](): Promise<void>;
};
export type OpenHarness = (options?: { times?: Partial<StoreTimes> }) => Promise<Harness>;

export const ALL_SHARDS: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);
/** Tolerance for comparing times, because real time may pass on a driver's clock. */
export const TOLERANCE_MS = 20_000;

export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString("hex");
}

/** @param shard - the first two hex characters of the id */
export function newUploadId(shard = randomHex(1)): UploadId {
  const id = parseUploadId(`${shard}${randomHex(7)}`);
  if (id === null) throw new Error("not an id");
  return id;
}

/** @param shard - the first two hex characters of the id */
export function newRequestId(shard = randomHex(1)): RequestId {
  const id = parseRequestId(`${shard}${randomHex(7)}`);
  if (id === null) throw new Error("not an id");
  return id;
}

export function newNonce(): Nonce {
  return randomBytes(16).toString("base64") as Nonce;
}

export function newAuthKey(): AuthKey {
  return randomBytes(64).toString("base64url") as AuthKey;
}

export function newWrappedKey(): WrappedKey {
  return randomBytes(WRAPPED_KEY_BYTES).toString("base64url") as WrappedKey;
}

export function newListBlob(): BlobKey {
  return blobKey(`lists/${randomHex(16)}`);
}

export function newSession(overrides: Partial<NewSession> = {}): NewSession {
  const id = overrides.id ?? newUploadId();
  return {
    id,
    ownerTokenHash: randomHex(32),
    sealedMetadata: "c2VhbGVk",
    authKey: newAuthKey(),
    wrappedKey: null,
    downloadLimit: 3,
    timeLimitSeconds: 86_400,
    declaredBytes: null,
    partBytes: 8_388_608,
    resumable: false,
    liveLink: false,
    http: null,
    quotas: [],
    requestId: null,
    blobKey: blobKey(`uploads/${id}/${randomHex(4)}`),
    ...overrides,
  };
}

export function newReport(overrides: Partial<NewReport> = {}): NewReport {
  const uploadId = overrides.uploadId ?? newUploadId();
  return {
    id: randomHex(16),
    uploadId,
    reason: "other",
    sealed: randomBytes(1_105).toString("base64url"),
    subject: randomBytes(300).toString("base64url"),
    ...overrides,
  };
}

export function newRequest(overrides: Partial<NewRequest> = {}): NewRequest {
  return {
    id: newRequestId(),
    ownerTokenHash: randomHex(32),
    linkTokenHash: randomHex(32),
    hasPassword: false,
    ownerAuthKey: newAuthKey(),
    publicKey: randomBytes(1_216).toString("base64url"),
    sealedLabel: randomBytes(528).toString("base64url"),
    timeLimitSeconds: 86_400,
    maxDeliveries: 10,
    maxBytes: 1_000,
    maxDeliveryBytes: 400,
    deliverySeconds: 3_600,
    quotas: [],
    ...overrides,
  };
}

/** Ciphertext length of the Uploads that `publishUpload` creates. */
export const UPLOAD_BYTES = 1_000_000;

/** Opens a session and publishes it. */
export async function publishUpload(store: UploadStore, overrides: Partial<NewSession> = {}): Promise<NewSession> {
  const session = newSession(overrides);
  if ((await store.openSession(session)) !== "opened") throw new Error("not opened");
  if ((await store.publish(session.id, 1, UPLOAD_BYTES)) !== "published") throw new Error("not published");
  return session;
}

/** Takes and spends `times` Claims. */
export async function download(store: UploadStore, id: UploadId, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    const claimId = randomHex(8);
    visible(await store.takeClaim(id, claimId));
    if ((await store.spendClaim(id, claimId)) !== "spent") throw new Error("not spent");
  }
}

/** Asserts that a result is an Upload. */
export function visible(answer: StoredUpload | string | null): StoredUpload {
  if (answer === null || typeof answer === "string") throw new Error(`not an Upload: ${answer}`);
  return answer;
}

/** Asserts that a Nonce was redeemed. */
export function redeemed(answer: { upload: StoredUpload } | string | null): StoredUpload {
  if (answer === null || typeof answer === "string") throw new Error(`not redeemed: ${answer}`);
  return answer.upload;
}

/** The Metadata as a recipient receives it. */
export async function readSealedMetadata(store: UploadStore, { id, authKey }: NewSession): Promise<string | null> {
  const minted = { nonce: newNonce(), mintedFor: "reader" };
  await store.mintNonce(id, minted.nonce, "reader");
  const redeem = { operationId: randomHex(8), ...minted, authKey, nextNonce: newNonce(), requester: "reader" };
  const answer = await store.redeemForMetadata(id, redeem);
  return answer === null || answer === "lost" ? null : answer.sealedMetadata;
}

/** Facts of one Upload or request in the outbox, oldest first. */
export async function readFacts(store: UploadStore, id: UploadId | RequestId): Promise<UploadFact[]> {
  const facts = await store.pendingFacts(ALL_SHARDS, 100_000);
  for (const fact of facts) factSchema.parse(fact);
  return facts.filter((fact) => factSubject(fact) === id);
}

export async function readFactTypes(store: UploadStore, id: UploadId | RequestId): Promise<string[]> {
  return (await readFacts(store, id)).map((fact) => fact.type);
}

/**
 * Handles due entries as a janitor does, until there are none.
 *
 * @returns the Blobs that the janitor would have removed
 */
export async function sweep(store: UploadStore): Promise<{ key: BlobKey; partsId: string | null }[]> {
  const removed: { key: BlobKey; partsId: string | null }[] = [];
  for (let round = 0; round < 50; round++) {
    const entries = await store.due(ALL_SHARDS, 100);
    if (entries.length === 0) return removed;
    for (const entry of entries) {
      const removal = await store.beginRemoval(entry);
      if (removal === null) continue;
      removed.push(...removal.blobs);
      const { delivery } = removal;
      const id = parseUploadId(entry.key);
      if (id !== null && delivery !== null) await store.releaseDelivery(delivery.requestId, id, delivery.wasPublished);
      await store.finishRemoval(entry);
    }
  }
  throw new Error("the same entries stay due");
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Moves a store's clock forward in steps shorter than `leaseSeconds`, and calls `renew` after each step. */
export async function advanceRenewing(
  harness: Harness,
  seconds: number,
  leaseSeconds: number,
  renew: () => Promise<unknown>,
): Promise<void> {
  const stepSeconds = leaseSeconds / 2;
  for (let passed = 0; passed < seconds; passed += stepSeconds) {
    await harness.advance(Math.min(stepSeconds, seconds - passed) * 1_000);
    await renew();
  }
}
