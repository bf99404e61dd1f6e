import { type AuthKey, type Nonce, ProtocolError, type UploadFact, type UploadId } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../blob/port.ts";

/*
 * [Note: Upload lifecycle]
 *
 *   openSession ──▶ session ──publish──▶ live ──delete │ expiry │ last download──▶ gone ──finishRemoval──▶ (nothing)
 *                     │ lease lapsed or abandoned
 *                     └──beginRemoval──▶ aborting ──finishRemoval──▶ (nothing)
 *
 * - Every arrow is one atomic step of the store, by the store's clock, and writes its index entry and its Facts
 *   (outbox) with it.
 * - `gone` keeps the id, the counts, the length and the BlobKey, nothing else: it is a tombstone. Its Blob is due at
 *   once, or when the last spent Claim is no longer kept ([Note: Resumable Claims]). After the Blob is removed the
 *   tombstone stays TOMBSTONE_SECONDS, so that a re-sent command finds what it did.
 * - An id never comes back: openSession refuses an id that has a session, an Upload or a tombstone of another opener.
 * - Operations are safe to send twice: the caller names each one (operation id, Claim id, Nonce, epoch), and the second
 *   arrival answers what the first did.
 *
 * [Note: Claims]
 *
 * A Claim is one download taken from the limit: held → spent, or held → given back. Only `spent` counts as a download,
 * and a service sends the last Record only after `spendClaim` answered "spent". held + spent never exceeds the limit
 * when a Claim is taken; spending checks the limit again, since it may have been lowered meanwhile.
 * A held Claim lives by its lease. A lapsed one is given back by whoever looks next. Bytes given back per Upload are
 * limited to max(10, 10 × downloadLimit) × size; a break beyond that counts as a download. A process that breaks off
 * reports what it sent; of a Claim that lapsed or was too slow nobody knows, so that its whole body counts.
 * A Claim may be held for GRACE plus the time its sent bytes take at the minimum rate, at most 24 h.
 *
 * [Note: Resumable Claims]
 *
 * A Claim that `openRange` takes is used in several requests, each for one range of the body. Its lease is
 * IDLE_CLAIM_SECONDS from the last sign of any of them. What lapsed is taken anew by its next request, when there is a
 * download left. What was spent stays usable for SPENT_CLAIM_SECONDS, uncounted, since the last Record may have been lost
 * on the way; the Blob of an Upload that it used up stays so long. `releaseClaim` ends either.
 * A range begins within or just after what was sent. Its bytes are charged when it is opened, and what was not sent is
 * credited when it ends: all ranges under one Claim, at once or in turn, have the size of the body and its spare bytes
 * (MIN_SPARE_BYTES, SPARE_SHARE): what was on its way when a line broke is sent again. Of a request whose process died
 * the store knows what it last told; the next may begin anywhere in its range, and what it may have sent beyond that is
 * limited to once more the size of the body. A range that goes beyond what was sent cuts those that are still open; one
 * that only repeats does not.
 *
 * [Note: Nonces]
 *
 * Anyone may have a Nonce minted, so that what they hold and cost is bounded: a mint takes logarithmic time, a requester
 * has MAX_NONCES_OF_REQUESTER per Upload, its own oldest goes first, and an Upload has MAX_NONCES. Who mints so fast that
 * its oldest would have lived less than SHORTEST_NONCE_MS is given one that is not kept: it would be of no use to anyone,
 * and a store that has nothing to write need not wait for its disk. Beyond MAX_NONCES goes
 *   the oldest Nonce, if it is older than NONCE_SECONDS,
 *   else the oldest one of the requester that has most of them, if that is more than one,
 *   else the oldest one, if it is older than FRESH_NONCE_SECONDS,
 *   else the new one, which is not kept.
 * So nobody can flush the Nonce that someone else was just given, from however many networks.
 *
 * A Proof does not name the Nonce it answers: a server finds it by trying those it has, some of them at a time, see
 * [Note: Guesses]. Nonces that are derived from a key of the server instead of stored would have to be few to be tried
 * in turn; but two recipients behind one network must never be given the same one.
 *
 * [Note: Bytes without a download]
 *
 * When a resumable Claim is given back or lapses, the Upload is charged all that may have been sent under it: what ended
 * ranges sent, and in full the ranges that are open or whose process died. A range that ends later changes nothing: a
 * recipient could else release its Claim in the middle of a range, or let the line hang, and be charged next to nothing.
 * So an Upload of size S that was never allowed more than L downloads sends at most
 *   max(10, 10 × L) × S             what was given back,
 *   and L × (2 × S + spare bytes)   under Claims that are held or were counted.
 */

/** A visible Upload, without what is long: its sealed metadata. */
export type StoredUpload = {
  id: UploadId;
  ownerTokenHash: string;
  authKey: AuthKey;
  passwordSet: boolean;
  downloadLimit: number;
  /** Downloads that count: spent Claims. */
  downloads: number;
  ciphertextBytes: number;
  blobKey: BlobKey;
  createdAtMs: number;
  expiresAtMs: number;
  /** Time left by the store's clock, milliseconds, more than 0. */
  remainingMs: number;
};

export type MintedNonce = { nonce: Nonce; requester: string };
export type Challenge = { authKey: AuthKey; passwordSet: boolean; nonces: MintedNonce[] };

export type NewSession = {
  id: UploadId;
  ownerTokenHash: string;
  sealedMetadata: string;
  authKey: AuthKey;
  downloadLimit: number;
  timeLimitSeconds: number;
  declaredBytes: number | null;
  partBytes: number;
  blobKey: BlobKey;
};

export type StoredSession = NewSession & {
  /** Counts takeovers, from 1. A writer with an older epoch is fenced off. */
  epoch: number;
  partsId: string | null;
  parts: StoredPart[];
  storedBytes: number;
  leaseUntilMs: number;
  createdAtMs: number;
};

/** Bytes `firstByte` up to, not including, `endByte` of a body, for one request under a resumable Claim. */
export type RangeRequest = { requestId: string; firstByte: number; endByte: number };
/** @see UploadStore.openRange */
export type RangeAnswer =
  | { result: "opened"; blobKey: BlobKey; ciphertextBytes: number; spent: boolean }
  | { result: "out_of_range"; ciphertextBytes: number }
  | { result: "all_claimed" }
  /** The bytes of this Claim are used up, or are charged to ranges that are still open. */
  | { result: "used_up" };

/** What an id stands for right now, for the janitor's sweep and for operators. */
export type UploadState =
  | { state: "session"; epoch: number; storedBytes: number }
  | { state: "live"; downloads: number; heldClaims: number; downloadLimit: number; blobKey: BlobKey }
  | {
      state: "gone";
      reason: "deleted" | "expired" | "exhausted";
      downloads: number;
      downloadLimit: number;
      blobRemoved: boolean;
    };

/** A hint that something may be due. Whoever acts on it reads the truth again with `beginRemoval`. */
export type DueEntry = { kind: "upload" | "session" | "list" | "blob"; key: string; shard: number; dueAtMs: number };
/** What to remove from the BlobStore before `finishRemoval`. */
export type Removal = { blobs: { key: BlobKey; partsId: string | null }[] };

export type ListPointer = { etag: string; blobKey: BlobKey; bytes: number; expiresAtMs: number };

/** Uploads are spread over this many shards by id; all that belongs to one Upload is in one shard. */
export const SHARDS = 256;
/** Nonces kept per Upload. */
export const MAX_NONCES = 1_000;
/** Of them, those of one requester. */
export const MAX_NONCES_OF_REQUESTER = 400;
/** A requester's own Nonce is not evicted sooner by its next ones. */
export const SHORTEST_NONCE_MS = 250;
/** So long nobody else can evict a requester's only Nonce. */
export const FRESH_NONCE_SECONDS = 300;
/** A Nonce is good for at least this long, unless it is evicted. */
export const NONCE_SECONDS = 3_600;
export const TOMBSTONE_SECONDS = 600;
/** Given-back bytes per Upload, in multiples of its size times max(1, downloadLimit). */
export const GIVE_BACK_FACTOR = 10;
/** An Upload past its expiry waits this long for its held Claims. */
export const FINISH_SECONDS = 3_600;
/** A resumable Claim is held this long without a request. */
export const IDLE_CLAIM_SECONDS = 120;
/** A resumable Claim may be used this long after it was spent. */
export const SPENT_CLAIM_SECONDS = 900;
/** The least that may be sent under a resumable Claim beyond the size of the body. */
export const MIN_SPARE_BYTES = 16_777_216;
/** Of a large body, the share of it that may be. */
export const SPARE_SHARE = 1 / 8;
/** Ranges that may be open under one Claim at a time. */
export const MAX_OPEN_RANGES = 8;

/** Leases, as a driver is configured with. Tests shorten them. */
export type StoreTimes = {
  /** A session whose gateway does not renew it for this long is aborted. */
  sessionLeaseSeconds: number;
  /** A held Claim that is not renewed for this long is given back. */
  claimLeaseSeconds: number;
  /** How long a Claim may be held before the minimum rate is asked of it. */
  claimGraceSeconds: number;
  claimMinBytesPerSecond: number;
  claimMaxSeconds: number;
};
export const DEFAULT_STORE_TIMES: StoreTimes = {
  sessionLeaseSeconds: 30,
  claimLeaseSeconds: 30,
  claimGraceSeconds: 900,
  claimMinBytesPerSecond: 1_024,
  claimMaxSeconds: 86_400,
};

/**
 * The truth about Uploads. `null` means: no such visible Upload (unknown, expired, deleted, used up — the caller can't
 * tell which, and must not).
 *
 * Every method rejects with `UploadStoreError` when the store can't be reached; the effect is then unknown. Where its code is
 * `full` there was none: a Redis without memory refuses what would add an Upload or a list.
 */
export interface UploadStore {
  /** @returns `taken` when the id is in use by another opener. Sent twice by the same one: `opened` both times. */
  openSession(session: NewSession): Promise<"opened" | "taken">;
  /** Notes the BlobStore's name for the Parts. */
  attachParts(id: UploadId, epoch: number, partsId: string): Promise<"attached" | "fenced">;
  /** Notes a durable Part (the same number again replaces it) and renews the lease. */
  recordPart(id: UploadId, epoch: number, part: StoredPart): Promise<"recorded" | "fenced">;
  renewSession(id: UploadId, epoch: number): Promise<"renewed" | "fenced">;
  readSession(id: UploadId): Promise<StoredSession | null>;
  /** Gives the session up: it is due for removal at once. No effect when fenced or published. */
  abandonSession(id: UploadId, epoch: number): Promise<void>;
  /**
   * Makes the Upload visible: its life of `timeLimitSeconds` begins now. The Blob must be durable before.
   * Fact: `upload.completed`. Sent twice with the same epoch: `published` both times, also when the Upload was
   * deleted in between.
   */
  publish(id: UploadId, epoch: number, ciphertextBytes: number): Promise<"published" | "fenced">;

  read(id: UploadId): Promise<StoredUpload | null>;
  readMetadata(id: UploadId): Promise<string | null>;

  /**
   * Adds a Nonce and answers with the Upload, in one step. See [Note: Nonces].
   *
   * @param requester - keyed hash of the network it is for, without a colon
   */
  mintNonce(id: UploadId, nonce: Nonce, requester: string): Promise<StoredUpload | null>;
  /**
   * What a Proof is checked against.
   *
   * @param requesters - whose Nonces are wanted; `null`: everyone's
   * @returns Nonces in no order
   */
  readChallenge(id: UploadId, requesters: readonly string[] | null): Promise<Challenge | null>;
  /**
   * Uses a Nonce up and adds the next one.
   *
   * @param redeem.mintedFor - the requester that the Nonce was minted for
   * @param redeem.requester - the one that the next Nonce is for
   * @returns `lost` when another request used it first or the AuthKey is no longer the current one. Sent twice with the
   *   same operation id: the same answer, the Upload as it is now.
   */
  redeemNonce(
    id: UploadId,
    redeem: {
      operationId: string;
      nonce: Nonce;
      mintedFor: string;
      authKey: AuthKey;
      nextNonce: Nonce;
      requester: string;
    },
  ): Promise<StoredUpload | "lost" | null>;

  /**
   * Sets the limit, or the life from now on, or both; absent = unchanged. Fact: `upload.changed`. A limit equal to the
   * downloads so far uses the Upload up (Fact `download.exhausted` too).
   *
   * @returns `below_downloads` when the limit is less than the downloads so far, with no effect
   */
  changeLimits(
    id: UploadId,
    change: { operationId: string; downloadLimit?: number; timeLimitSeconds?: number },
  ): Promise<StoredUpload | "used_up" | "below_downloads" | null>;
  /** Replaces the AuthKey and sets the password flag in one step; Nonces stay. Fact: `upload.changed`. */
  setPassword(id: UploadId, change: { operationId: string; authKey: AuthKey }): Promise<StoredUpload | null>;
  /** Fact: `upload.deleted`. Sent twice with the same operation id: `deleted` both times. */
  delete(id: UploadId, operationId: string): Promise<"deleted" | null>;

  /** Takes one download from the limit, see [Note: Claims]. Sent twice with the same Claim id: one Claim. */
  takeClaim(id: UploadId, claimId: string): Promise<StoredUpload | "all_claimed" | null>;
  /** Extends the lease. `lost`: given back, spent, too slow, or the Upload was deleted: stop sending. */
  renewClaim(id: UploadId, claimId: string, sentBytes: number): Promise<"renewed" | "lost">;
  /** held → spent. Facts: `download.completed`, and with the last one `download.exhausted`. */
  spendClaim(id: UploadId, claimId: string): Promise<"spent" | "lost">;
  /** held → given back, or spent when too many bytes were given back already (Facts as for spending). */
  giveBackClaim(id: UploadId, claimId: string, sentBytes: number): Promise<"given_back" | "counted" | "lost">;

  /**
   * Begins a request under a Claim that may be resumed, see [Note: Resumable Claims]; takes the Claim first when `isNew`.
   * An `endByte` beyond the body stands for its end. Sent twice with the same request id: charged once.
   *
   * @returns `null` also for a Claim that is unknown, released, or spent too long ago
   */
  openRange(id: UploadId, claimId: string, range: RangeRequest & { isNew: boolean }): Promise<RangeAnswer | null>;
  /**
   * Extends the lease. `lost`: stop sending.
   *
   * @param sentBytes - all that may have arrived of this range; also when it ends
   */
  renewRange(id: UploadId, claimId: string, requestId: string, sentBytes: number): Promise<"renewed" | "lost">;
  /** Ends a request, not its Claim. Sent twice: settled once. */
  endRange(id: UploadId, claimId: string, requestId: string, sentBytes: number): Promise<void>;
  /**
   * A held Claim is given back, or counted; a spent one is no longer kept.
   *
   * @returns `null` when it is unknown, or gone with its Upload
   */
  releaseClaim(id: UploadId, claimId: string): Promise<"released" | null>;

  /**
   * Counts a list as one of an account's, from now on for `lifeSeconds`. One that is counted already is counted anew.
   *
   * @param accountKey - a hash of the account, 64 hex characters
   * @param lists.most - that an account may have
   */
  admitList(
    accountKey: string,
    listKey: string,
    lists: { most: number; lifeSeconds: number },
  ): Promise<"admitted" | "too_many">;
  /** Current version of an encrypted file list, or `null`. `listKey`: 64 hex characters, a hash of account and list id. */
  readList(listKey: string): Promise<ListPointer | null>;
  /**
   * Compare-and-set of the pointer; renews its life. The version it replaces is kept, the one before it becomes due.
   *
   * @param expectedEtag - `undefined`: whatever is there; `null`: only if there is none
   */
  writeList(
    listKey: string,
    next: { etag: string; blobKey: BlobKey; bytes: number; lifeSeconds: number },
    expectedEtag: string | null | undefined,
  ): Promise<"written" | "conflict">;

  /** Entries that may be due by the store's clock, oldest first, out of these shards. */
  due(shards: readonly number[], limit: number): Promise<DueEntry[]>;
  /**
   * Reads the truth behind an entry. When it is due, makes it `gone` or `aborting` (Fact `upload.expired`) and says what to
   * remove. When it is not due, corrects the index.
   */
  beginRemoval(entry: Pick<DueEntry, "kind" | "key">): Promise<Removal | null>;
  /** The Blobs are removed: what is left of the entry goes, or becomes a tombstone. */
  finishRemoval(entry: Pick<DueEntry, "kind" | "key">): Promise<void>;
  /** Takes or renews leases on shards for one janitor. @returns those it holds now, at most `most`. */
  leaseShards(holder: string, most: number, leaseSeconds: number): Promise<number[]>;

  /** What the id stands for, tombstones included; `null` when nothing is known of it. */
  inspect(id: UploadId): Promise<UploadState | null>;
  /** Blobs of the versions that a list keeps, also past its life: their removal is due work. Empty when there is no list. */
  inspectList(listKey: string): Promise<BlobKey[]>;
  /** Ids and BlobKeys of visible Uploads, in no order, for the sweep. */
  listUploads(): AsyncIterable<{ id: UploadId; blobKey: BlobKey }>;

  /** Facts that no bus has taken yet, oldest first, out of these shards. See [Note: Unreadable Facts]. */
  pendingFacts(shards: readonly number[], limit: number): Promise<UploadFact[]>;
  dropFacts(facts: readonly UploadFact[]): Promise<void>;

  /** Rejects when the store can't be used. */
  ping(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The store failed: people are told `unavailable`, or `full` where it had no room, and did nothing. */
export class UploadStoreError extends ProtocolError {
  constructor(message: string, options: { code?: "unavailable" | "full"; cause?: unknown } = {}) {
    super(options.code ?? "unavailable", options);
    this.name = "UploadStoreError";
    this.message = `upload store: ${message}`;
  }
}

/** The shard of an Upload: its id is random hex. Also of a list key. */
export function shardOf(idOrListKey: string): number {
  return Number.parseInt(idOrListKey.slice(0, 2), 16) % SHARDS;
}
