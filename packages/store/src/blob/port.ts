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

/** A Blob being written in Parts. All Parts but the last are `partBytes` long. */
export type PartsRef = { key: BlobKey; partsId: string; partBytes: number };
export type StoredPart = { number: number; bytes: number; etag: string };

export type BlobEntry = {
  key: BlobKey;
  /** Length of the Blob. For unfinished Parts, the number of bytes known without further requests, possibly 0. */
  bytes: number;
  modifiedAtMs: number;
  /**
   * Identifies Parts that were never completed, for `abandonParts`; `null` for a whole Blob. The UploadStore's sessions
   * also record this id, because a store may fail to list Parts.
   */
  partsId: string | null;
};

/**
 * The client that sends a body. A driver may divide its memory, disk space and requests among client networks.
 *
 * `holder`: the holder of the body's slots. The driver may evict it while the body is idle and others need the space.
 */
export type BodySender = { network: string; holder: { isIdle(): boolean; evict(error: ProtocolError): void } };

export type WriteOptions = {
  /** If absent, the body is the service's own, and uses no client network's share. */
  sender?: BodySender;
};

/** Bytes from `offset` up to, but not including, `end`. */
export type ByteRange = { offset: number; end: number };
export type RemoveOptions = {
  /** If present, unfinished Parts under the key are also removed: those with this id, and all that the store lists. */
  partsId?: string | null;
};
export type ListOptions = { unfinished?: boolean; onForeignName?: (name: string) => void };

export type BodyCosts = {
  /** Largest useful size of a body's batches. */
  batchBytes: number;
  /** Maximum memory used by a body of known length, in addition to the current batch. */
  declaredBytes: number;
  /** Whether a Part of unknown length is collected in memory until it is complete. See `writeIfShort`. */
  collectsParts: boolean;
};

/** Parts that clients send to the store themselves. They must not have been started as readable. */
export type DirectParts = {
  /**
   * Signs a URL at which a client stores this Part with `PUT`, and nothing else: a request with another length is
   * refused. Until the URL expires or the Parts are completed or removed, its holder may replace the Part.
   *
   * @returns a credential, which must not be logged; `null` if the store would also accept writes that are not signed
   */
  sign(ref: PartsRef, part: { number: number; bytes: number }, expiresInSeconds: number): Promise<string | null>;
  /**
   * The Parts that the store has, which in some stores include replaced ones.
   *
   * @returns `null` when they have been completed or removed
   */
  list(ref: PartsRef): Promise<StoredPart[] | null>;
  /**
   * Reads the beginning of a whole Blob, whose length the store states with it.
   *
   * @returns `null` when there is no such Blob
   */
  readStart(
    key: BlobKey,
    bytes: number,
    signal: AbortSignal,
  ): Promise<{ start: Uint8Array; totalBytes: number | null } | null>;
};

/**
 * The store of bodies. Acknowledged effects are durable: they survive kill -9 and a power cut.
 *
 * Every method rejects with `BlobStoreError` when the store fails, and with the signal's reason when aborted.
 */
export interface BlobStore {
  /**
   * Stores a whole Blob of known length under a new key, or replaces the existing one.
   *
   * @throws BlobStoreError `length_mismatch` when the body is shorter or longer than `bytes`; nothing is stored
   * @throws ProtocolError as `putPart` does
   */
  write(key: BlobKey, body: BlobBody, bytes: number, signal: AbortSignal, options?: WriteOptions): Promise<void>;

  /**
   * Begins a Blob in Parts. It becomes visible only with `completeParts`.
   *
   * @param options.readable - whether the Parts can be read before they are completed. Default: false
   */
  startParts(key: BlobKey, options: { partBytes: number; readable?: boolean }): Promise<PartsRef>;

  /**
   * Stores Part `number` (from 1), replacing an earlier attempt.
   *
   * @param bytes - the exact length of the body, or `null` if unknown until the body ends
   * @param sender - if absent, the body uses no client network's share
   * @returns the Part once it is durable
   * @throws BlobStoreError `length_mismatch` when the body does not have the expected length; the Part is not stored
   * @throws ProtocolError `busy` when there is no space to queue the body, or too many requests are open
   */
  putPart(
    ref: PartsRef,
    number: number,
    body: BlobBody,
    bytes: number | null,
    signal: AbortSignal,
    sender?: BodySender,
  ): Promise<StoredPart>;

  /**
   * Makes the Blob from its Parts, 1…n without gaps. Repeating the call after success has no effect.
   *
   * @throws BlobStoreError `length_mismatch` when the Parts do not form a whole Blob; see `sumPartBytes`
   */
  completeParts(ref: PartsRef, parts: readonly StoredPart[]): Promise<void>;

  /**
   * Removes unfinished Parts, but never a Blob. Does not fail if there are none. The space of readable Parts may stay
   * in use until `remove`.
   */
  abandonParts(ref: Pick<PartsRef, "key" | "partsId">): Promise<void>;

  /**
   * Reads a Blob, or stored Parts that were started as readable, and passes the bytes to `take` batch by batch.
   *
   * @param take - may use a batch's chunks only until it resolves; the next batch follows
   * @returns `read` once `take` has received everything; `null` when there is no such Blob, or its Parts have been
   *   completed or removed
   * @throws BlobStoreError `changed` when the Blob is replaced during the call; `unavailable` when the Blob ends
   *   before `range.end`; errors of `take`
   */
  readChunks(
    source: BlobKey | PartsRef,
    range: ByteRange,
    take: TakeBatch,
    signal: AbortSignal,
  ): Promise<"read" | null>;

  /**
   * Reads a small range of a Blob into memory.
   *
   * @returns memory that the caller may free; otherwise `null` or errors as for `readChunks`
   */
  readBytes(key: BlobKey, range: ByteRange, signal: AbortSignal): Promise<Uint8Array | null>;

  /**
   * Signs a URL with which a client reads this range of a whole Blob from the store itself, and nothing else: a request
   * with another range, or none, is refused. The store is not asked whether the Blob exists. Absent if clients cannot
   * reach the store.
   *
   * @returns a credential, which must not be logged
   */
  signRead?(key: BlobKey, range: ByteRange, expiresInSeconds: number): Promise<string>;

  /** Absent if clients cannot reach the store, or once it has proved to accept writes that are not signed. */
  readonly directParts?: DirectParts | undefined;

  /** @returns length in bytes, or `null` when there is no such Blob */
  size(key: BlobKey): Promise<number | null>;

  /** Removes the Blob. Does not fail if the Blob does not exist. */
  remove(key: BlobKey, options?: RemoveOptions): Promise<void>;

  /**
   * Lists everything below a prefix, in no particular order. Entries that change during the call may be listed, even
   * twice.
   *
   * @param prefix - segments, each followed by a slash, or an empty string
   * @param options.unfinished - `false`: unfinished Parts are left out, because some stores have to scan everything to
   *   find them
   * @param options.onForeignName - called for each name that is not a BlobKey
   */
  list(prefix: string, options?: ListOptions): AsyncIterable<BlobEntry>;

  /** @throws BlobStoreError `full` if the store is known to have too little space for a body */
  ensureRoom(): Promise<void>;

  /** @returns bytes that can still be stored, or `null` if the store does not report this */
  freeBytes(): Promise<number | null>;

  /** Rejects when the store is unusable. */
  ping(): Promise<void>;

  /** Memory used by bodies in this driver. */
  readonly bodies: BodyCosts;

  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * A driver whose Blobs can be moved to another store, and that can receive Blobs. See [Note: Two stores].
 */
export interface MovableBlobStore extends BlobStore {
  /** Whether this store has these unfinished Parts. `partsId` may come from another driver. */
  hasParts(ref: Pick<PartsRef, "key" | "partsId">): Promise<boolean>;
}

const CODES = {
  length_mismatch: "length_mismatch",
  full: "full",
  changed: "unavailable",
  unavailable: "unavailable",
} as const;

/** The store failed, a body did not have the declared length, or the stored version was not the expected version. */
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

/** @returns the key, or `null` when `text` is not a valid key */
export function parseBlobKey(text: string): BlobKey | null {
  return text.length <= 500 && BLOB_KEY.test(text) ? (text as BlobKey) : null;
}

/** @throws RangeError when `text` is not a key. That is a programming error: use `parseBlobKey` for outside input */
export function blobKey(text: string): BlobKey {
  const key = parseBlobKey(text);
  if (key === null) throw new RangeError("not a blob key");
  return key;
}
