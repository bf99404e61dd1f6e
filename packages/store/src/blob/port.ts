import type { Readable } from "node:stream";
import type { PlaceHolder } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol/errors";

/**
 * Names a Blob: segments of lower-case letters, digits, `-`, `_`, `=` and `.`, joined by `/`, none starting with a dot.
 * Keys are created by servers, never by clients.
 */
export type BlobKey = string & { readonly blobKey: unique symbol };

/**
 * A body as a stream: batches of chunks, in order. The source does not change a batch after passing it on, so a driver
 * may retain it. For a client's body, the driver may release the memory of chunks that own their buffer.
 */
export type BlobBody = AsyncIterable<Uint8Array[]>;

export type TakeBatch = (batch: readonly Uint8Array[]) => Promise<void>;

/** A Blob being written in Parts. All Parts but the last have `partBytes`. */
export type PartsRef = { key: BlobKey; partsId: string; partBytes: number };
export type StoredPart = { number: number; bytes: number; etag: string };

export type BlobEntry = {
  key: BlobKey;
  /** For unfinished Parts, only the bytes known without further requests, possibly 0. */
  bytes: number;
  modifiedAtMs: number;
  /** Identifies this version of the Blob. Empty for unfinished Parts. */
  etag: string;
  /**
   * Identifies Parts that were never completed, for `abandonParts`; `null` for a whole Blob. The UploadStore's sessions
   * record it too, because a store may fail to list Parts.
   */
  partsId: string | null;
};

/** The sender of a body. Senders in one client network share the space where bodies of slow clients wait. */
export type Sender = { network: string; holder: PlaceHolder };

export type WriteOptions = {
  /** The etag of the version to replace; `null`: only if there is no Blob; absent: unconditional. */
  replaces?: string | null;
  /** Of a client's body. Absent: a body of the service itself, not counted towards any client network. */
  sender?: Sender;
};

export type ReadOptions = { etag?: string };
export type ListOptions = { unfinished?: boolean; onForeignName?: (name: string) => void };

/**
 * The store of bodies. Acknowledged effects are durable: they survive kill -9 and a power cut.
 *
 * Every method rejects with `BlobStoreError` when the store fails, and with the signal's reason when aborted.
 */
export interface BlobStore {
  /**
   * Stores a whole Blob of known length under a new key, or replaces the existing one.
   *
   * @throws BlobStoreError `length_mismatch` when the body is shorter or longer, `changed` when the current version is
   *   not the one to replace; nothing is stored then
   * @throws ProtocolError as `putPart`
   */
  write(
    key: BlobKey,
    body: BlobBody,
    bytes: number,
    signal: AbortSignal,
    options?: WriteOptions,
  ): Promise<{ etag: string }>;

  /**
   * Stores a client's body of unknown length as a whole Blob, if it turns out to be shorter than a Part. A store where
   * Parts are no more expensive may decline.
   *
   * @param body - at most `partBytes` long
   * @returns the length of the Blob; or `first`, the same body again, to be stored as the first Part: then nothing is
   *   stored, and at most `partBytes` are held in memory
   * @throws ProtocolError as `putPart`
   */
  writeIfShort(
    key: BlobKey,
    body: BlobBody,
    partBytes: number,
    signal: AbortSignal,
    sender: Sender,
  ): Promise<{ bytes: number } | { first: BlobBody }>;

  /**
   * Begins a Blob in Parts. It becomes visible only with `completeParts`.
   *
   * @param options.readable - the Parts can be read before, with `readParts`. Default: false
   */
  startParts(key: BlobKey, options: { partBytes: number; readable?: boolean }): Promise<PartsRef>;

  /**
   * Stores Part `number` (from 1), replacing an earlier attempt.
   *
   * @param bytes - its exact length, or `null` when unknown until the body ends
   * @param sender - absent: not counted towards any client network
   * @returns the Part once it is durable
   * @throws BlobStoreError `length_mismatch`; the Part is then not stored
   * @throws ProtocolError `busy` when there is no space for the body to wait in, or too many requests are open
   */
  putPart(
    ref: PartsRef,
    number: number,
    body: BlobBody,
    bytes: number | null,
    signal: AbortSignal,
    sender?: Sender,
  ): Promise<StoredPart>;

  /** Largest useful size of a body's batches. */
  readonly batchBytes: number;

  /**
   * Maximum memory that one `putPart` uses, in addition to the current batch.
   *
   * @param part.declared - whether `putPart` gets the Part's length
   * @returns bytes
   */
  heldBytes(part: { partBytes: number; declared: boolean }): number;

  /** Whether these Parts were begun in this store, and neither completed nor removed. */
  hasParts(ref: Pick<PartsRef, "key" | "partsId">): Promise<boolean>;

  /**
   * Makes the Blob from its Parts, 1…n without gaps. Repeating it after success has no effect.
   *
   * @throws BlobStoreError `length_mismatch` when the Parts do not form a whole; see `bytesOfParts`
   */
  completeParts(ref: PartsRef, parts: readonly StoredPart[]): Promise<void>;

  /**
   * Reads `offset` up to, not including, `end`, of Parts that are stored and were begun as readable.
   *
   * @param take - as for `readChunks`
   * @returns `read` when everything was taken; `null` when the Parts were completed or removed
   */
  readParts(
    ref: PartsRef,
    range: { offset: number; end: number },
    take: TakeBatch,
    signal: AbortSignal,
  ): Promise<"read" | null>;

  /**
   * Removes unfinished Parts, but no Blob. No error when there are none. Those that are readable may still take up space
   * until they are discarded.
   */
  abandonParts(ref: Pick<PartsRef, "key" | "partsId">): Promise<void>;

  /**
   * Reads `offset` up to, not including, `end`.
   *
   * @param options.etag - read only this version
   * @returns a stream, which fails when the Blob turns out to be shorter; `null` when there is no such Blob
   * @throws BlobStoreError `changed` when the current version is another; the stream may also fail with it
   */
  read(
    key: BlobKey,
    range: { offset: number; end: number },
    signal: AbortSignal,
    options?: ReadOptions,
  ): Promise<Readable | null>;

  /**
   * Reads `offset` up to, not including, `end`, and passes the bytes to `take` batch by batch. Preferred for large
   * bodies, because the store can reuse its buffers.
   *
   * @param take - may use the chunks of a batch only until it resolves; the next batch follows after that
   * @returns `read` when everything was taken; `null` when there is no such Blob
   * @throws BlobStoreError when the Blob turns out to be shorter; errors of `take`
   */
  readChunks(
    key: BlobKey,
    range: { offset: number; end: number },
    take: TakeBatch,
    signal: AbortSignal,
  ): Promise<"read" | null>;

  /**
   * Reads `offset` up to, not including, `end`, into memory. For small ranges.
   *
   * @returns memory that the caller may free; `null` when there is no such Blob
   * @throws BlobStoreError when the Blob turns out to be shorter
   */
  readBytes(key: BlobKey, range: { offset: number; end: number }, signal: AbortSignal): Promise<Uint8Array | null>;

  /** @returns length in bytes, or `null` when there is no such Blob */
  size(key: BlobKey): Promise<number | null>;

  /** Removes the Blob and any unfinished Parts under its key. No error when there is nothing. */
  discard(key: BlobKey, partsId: string | null): Promise<void>;

  /** Removes only the Blob. Unfinished Parts under its key are left to the sweep. No error when there is no Blob. */
  remove(key: BlobKey): Promise<void>;

  /**
   * Everything below a prefix, in no particular order. Entries that change meanwhile may be listed, even twice.
   *
   * @param prefix - segments with a slash after each, or nothing
   * @param options.unfinished - `false`: without unfinished Parts, for which some stores have to scan everything
   * @param options.onForeignName - called for each name that is not a BlobKey
   */
  list(prefix: string, options?: ListOptions): AsyncIterable<BlobEntry>;

  /** @throws BlobStoreError `full` when the store is known to have no space for a body */
  ensureRoom(): Promise<void>;

  /** Rejects when the store is unusable. */
  ping(): Promise<void>;

  [Symbol.asyncDispose](): Promise<void>;
}

const CODES = {
  length_mismatch: "length_mismatch",
  full: "full",
  changed: "unavailable",
  unavailable: "unavailable",
} as const;

/** The store failed, a body had a different length than declared, or the stored version was not the expected one. */
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

/** @returns the key, or `null` when the text is not a valid key */
export function parseBlobKey(text: string): BlobKey | null {
  return text.length <= 500 && BLOB_KEY.test(text) ? (text as BlobKey) : null;
}

/** @throws RangeError when the text is not a key: a programming error, never an answer to outside input */
export function blobKey(text: string): BlobKey {
  const key = parseBlobKey(text);
  if (key === null) throw new RangeError("not a blob key");
  return key;
}
