import type { Readable } from "node:stream";
import type { PlaceHolder } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";

/**
 * Names a Blob: lower-case segments of letters, digits, `-`, `_`, `=` and `.`, joined by `/`, none of them beginning with
 * a dot. Keys are made by servers, never by people.
 */
export type BlobKey = string & { readonly blobKey: unique symbol };

/**
 * A body under way: batches of chunks, in order. What was handed over does not change any more: a driver may keep it, and
 * of a Part it may give memory back that a chunk has for itself.
 */
export type BlobBody = AsyncIterable<Uint8Array[]>;

export type TakeBatch = (batch: readonly Uint8Array[]) => Promise<void>;

/** A Blob being written in Parts. All Parts but the last have `partBytes`. */
export type PartsRef = { key: BlobKey; partsId: string; partBytes: number };
export type StoredPart = { number: number; bytes: number; etag: string };

export type BlobEntry = {
  key: BlobKey;
  /** Of unfinished Parts: what is known of them without asking further, 0 at least. */
  bytes: number;
  modifiedAtMs: number;
  /** Tells this version of the Blob from every other one. Of unfinished Parts: nothing. */
  etag: string;
  /**
   * Names Parts that were never completed, for `abandonParts`; `null`: a whole Blob. A store may forget to list Parts; the
   * UploadStore's sessions know them.
   */
  partsId: string | null;
};

/** Whose a body is. Those of one client network share the room in which bodies of slow clients wait. */
export type Sender = { network: string; holder: PlaceHolder };

/** What a Blob that is written takes the place of: a version by its etag, `null` none, absent whatever is there. */
export type WriteOptions = { replaces?: string | null };

export type ReadOptions = { etag?: string };
export type ListOptions = { unfinished?: boolean; onForeignName?: (name: string) => void };

/**
 * Where bodies are kept. What a method acknowledges is durable: it survives kill -9 and a power cut.
 *
 * Every method rejects with `BlobStoreError` when the store fails, and with the signal's reason when aborted.
 */
export interface BlobStore {
  /**
   * Stores a whole Blob of known length under a new key, or replaces the one there.
   *
   * @throws BlobStoreError `length_mismatch` when the body is shorter or longer, `changed` when another version is there
   *   than the one to replace; nothing is stored then
   */
  write(
    key: BlobKey,
    body: BlobBody,
    bytes: number,
    signal: AbortSignal,
    options?: WriteOptions,
  ): Promise<{ etag: string }>;

  /** Begins a Blob in Parts. Nothing is visible under the key before `completeParts`. */
  startParts(key: BlobKey, options: { partBytes: number }): Promise<PartsRef>;

  /**
   * Stores Part `number` (from 1), replacing an earlier try of it.
   *
   * @param bytes - its exact length, or `null` when only the end of the body tells
   * @param sender - absent: nobody of whom there are many
   * @returns the Part once it is durable
   * @throws BlobStoreError `length_mismatch`; the Part then counts as not stored
   * @throws ProtocolError `busy` when there is no room for it to wait in, or the store is asked for too much at once
   */
  putPart(
    ref: PartsRef,
    number: number,
    body: BlobBody,
    bytes: number | null,
    signal: AbortSignal,
    sender?: Sender,
  ): Promise<StoredPart>;

  /** How large the batches of a body should be, at most: beyond it, they cost more than they save. */
  readonly batchBytes: number;

  /**
   * Memory that one `putPart` may hold at most, beside the batch that its body just gave.
   *
   * @param part.declared - whether `putPart` is told the Part's length
   * @returns bytes
   */
  heldBytes(part: { partBytes: number; declared: boolean }): number;

  /**
   * Makes the Blob from its Parts, 1…n without a gap. Repeating it after success has no further effect.
   *
   * @throws BlobStoreError `length_mismatch` when the Parts do not make a whole; see `bytesOfParts`
   */
  completeParts(ref: PartsRef, parts: readonly StoredPart[]): Promise<void>;

  /** Removes what there is of Parts that will not be completed, and no Blob. No error when there is nothing. */
  abandonParts(ref: Pick<PartsRef, "key" | "partsId">): Promise<void>;

  /**
   * Reads `offset` up to, not including, `end`.
   *
   * @param options.etag - only if this version of the Blob is there
   * @returns a stream that fails when the Blob turns out shorter; or `null` when there is no such Blob
   * @throws BlobStoreError `changed` when another version is there; the stream may fail so, too
   */
  read(
    key: BlobKey,
    range: { offset: number; end: number },
    signal: AbortSignal,
    options?: ReadOptions,
  ): Promise<Readable | null>;

  /**
   * Reads `offset` up to, not including, `end`, and hands the bytes over batch by batch: the way for large bodies, as
   * the store need not make new chunks each time.
   *
   * @param take - may use the chunks of a batch until it resolves, not longer; the next batch comes after that
   * @returns `read` when everything was taken; `null` when there is no such Blob
   * @throws BlobStoreError when the Blob turns out shorter; what `take` throws
   */
  readChunks(
    key: BlobKey,
    range: { offset: number; end: number },
    take: TakeBatch,
    signal: AbortSignal,
  ): Promise<"read" | null>;

  /** @returns length in bytes, or `null` when there is no such Blob */
  size(key: BlobKey): Promise<number | null>;

  /** Removes the Blob and whatever unfinished Parts there are under its key. No error when there is nothing. */
  discard(key: BlobKey, partsId: string | null): Promise<void>;

  /** Removes the Blob alone; unfinished Parts that are left under its key are the sweep's. No error when there is none. */
  remove(key: BlobKey): Promise<void>;

  /**
   * Everything below a prefix, in no order. What changes meanwhile may come, twice even.
   *
   * @param prefix - segments with a slash after each, or nothing
   * @param options.unfinished - `false`: without unfinished Parts, for which some stores have to look through all there are
   * @param options.onForeignName - is told of each name there that is no BlobKey
   */
  list(prefix: string, options?: ListOptions): AsyncIterable<BlobEntry>;

  /** @throws BlobStoreError `full` when the store knows that it will take no body now */
  ensureRoom(): Promise<void>;

  /** Rejects when the store can't be used. */
  ping(): Promise<void>;

  [Symbol.asyncDispose](): Promise<void>;
}

const CODES = {
  length_mismatch: "length_mismatch",
  full: "full",
  changed: "unavailable",
  unavailable: "unavailable",
} as const;

/** The store failed, was given a body of another length than announced, or holds another version than was meant. */
export class BlobStoreError extends ProtocolError {
  readonly fault: "length_mismatch" | "changed" | "unavailable" | "full";

  constructor(fault: BlobStoreError["fault"], options: { cause?: unknown } = {}) {
    super(CODES[fault], options);
    this.name = "BlobStoreError";
    this.message = `blob store: ${fault}`;
    this.fault = fault;
  }
}

const BLOB_KEY = /^[a-z0-9_-][a-z0-9._=-]*(\/[a-z0-9_-][a-z0-9._=-]*)*$/;

/** @returns the key, or `null` when the text has not its form */
export function parseBlobKey(text: string): BlobKey | null {
  return text.length <= 500 && BLOB_KEY.test(text) ? (text as BlobKey) : null;
}

/** @throws RangeError when the text is not a key: a programming error, never an answer to outside input */
export function blobKey(text: string): BlobKey {
  const key = parseBlobKey(text);
  if (key === null) throw new RangeError("not a blob key");
  return key;
}
