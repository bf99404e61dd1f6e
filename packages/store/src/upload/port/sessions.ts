import type { AuthKey, RequestId, UploadId, WrappedKey } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";
import type { Ender } from "./owner.ts";

/*
 * [Note: Resumable sessions]
 *
 * A session has one writer, which renews its lease. The lease of a resumable session is `sessionLifeSeconds` long, so
 * the session outlives its socket and its gateway. `takeOverSession` gives it to the next writer under the next epoch;
 * anything that the earlier writer does under its own epoch is rejected. A lease is renewed only when bytes arrive: the
 * first lease is `emptySessionSeconds` long, neither a takeover nor taking a Part renews a lease, and no lease ends
 * later than `sessionMaxSeconds` after the session was opened. A session whose lease has lapsed cannot be taken over.
 * `admitWaiting` counts the space of a session without a socket, see [Note: Waiting sessions].
 */

/*
 * [Note: Sessions over HTTP]
 *
 * A session of HTTP requests (tus) belongs to the client with its token, and each request takes it over. A request may
 * end anywhere, but Parts have one size: the bytes after the last Part are the session's tail. They are stored in
 * separate Blobs, to which later requests add until the tail fills a Part. Parts and tail change in one step, so they
 * are never counted twice. A request that replaces Blobs of the tail removes the old ones afterwards. When a session
 * ends, its tail is removed with it, and the sweep finds Blobs left by a crash.
 */

/** Session data that only HTTP requests need: [Note: Sessions over HTTP]. */
export type HttpSession = {
  /** Hash of the session's token, 64 hex characters. */
  tokenHash: string;
  /** Maximum length of the body, which applies while its length is not declared. */
  maxBytes: number;
};

/** A Blob of a session's tail. */
export type TailBlob = { key: BlobKey; bytes: number };

export type NewSession = {
  id: UploadId;
  ownerTokenHash: string;
  sealedMetadata: string;
  authKey: AuthKey;
  /** Set with password profile 2, so the Upload has a password once published. */
  wrappedKey: WrappedKey | null;
  downloadLimit: number;
  timeLimitSeconds: number;
  declaredBytes: number | null;
  partBytes: number;
  blobKey: BlobKey;
  /** See [Note: Resumable sessions]. */
  resumable: boolean;
  /**
   * Whether recipients can open the session before it is complete, see [Note: Live links]. Requires `declaredBytes`.
   */
  liveLink: boolean;
  /** `null`: a socket fills the session. */
  http: HttpSession | null;
  /** Quotas that the session counts towards, see [Note: Stored bytes]. */
  quotas: readonly string[];
  /** The request that the session is a delivery of, see [Note: Requests]. */
  requestId: RequestId | null;
};

export type StoredSession = NewSession & {
  /** Starts at 1, and increases with each takeover. A writer with an older epoch is fenced off. */
  epoch: number;
  partsId: string | null;
  parts: StoredPart[];
  /** Sum of the bytes of its Parts. */
  storedBytes: number;
  /** The stored bytes that follow the Parts, in order. */
  tail: TailBlob[];
  leaseUntilMs: number;
  createdAtMs: number;
};

/** Who may take over a session: its owner or, if HTTP requests fill it, the client with its token. */
export type SessionTaker = { ownerTokenHash: string } | { httpTokenHash: string };

/** Uploads that are not yet visible. */
export interface SessionStore {
  /** @returns `taken` when another opener uses the id; `opened` again when the same opener repeats the call */
  openSession(session: NewSession): Promise<"opened" | "taken">;
  /** Records the id that the BlobStore gave to the Parts. */
  attachParts(id: UploadId, epoch: number, partsId: string): Promise<"attached" | "fenced">;
  /**
   * Records durable Parts and renews the lease. Recording a number again replaces its Part. Recording a Part fences off
   * its taker.
   *
   * @param tail - replaces the whole tail, at most 64 Blobs; absent: the tail stays unchanged
   */
  recordParts(
    id: UploadId,
    epoch: number,
    parts: readonly StoredPart[],
    tail?: readonly TailBlob[],
  ): Promise<"recorded" | "fenced">;
  /**
   * Renews the session's lease if bytes have arrived.
   *
   * @param options.hasBytes - `false`: only checks that the writer still holds the session; default: `true`
   */
  renewSession(id: UploadId, epoch: number, options?: { hasBytes: boolean }): Promise<"renewed" | "fenced">;
  readSession(id: UploadId): Promise<StoredSession | null>;
  /**
   * @returns who deleted the session, as long as its record exists, see [Note: Deletion]; `null` for any other id
   */
  readEnder(id: UploadId): Promise<Ender | null>;
  /**
   * Takes over a resumable session, and fences off its earlier writers. Repeating the call takes the session over
   * again, under another epoch.
   *
   * @param by - who the session must belong to; `httpTokenHash` is only for a session that HTTP requests fill
   * @returns the session, with its new epoch; `published` if it has already become a visible Upload of this owner;
   *   `null` when there is no such session, its lease has lapsed, or it is not resumable
   */
  takeOverSession(id: UploadId, by: SessionTaker): Promise<StoredSession | "published" | null>;
  /**
   * Declares a body's length, which cannot be changed later. @returns `declared` also when the session already has this
   * length
   */
  declareLength(id: UploadId, epoch: number, declaredBytes: number): Promise<"declared" | "fenced" | "conflict">;
  /**
   * Abandons the session, which makes it due for removal.
   *
   * @returns `abandoned` if the session has ended under this epoch without being published; `fenced`, without effect,
   *   if another writer has it, it is published, or its record no longer exists
   */
  abandonSession(id: UploadId, epoch: number): Promise<"abandoned" | "fenced">;
  /**
   * Makes the Upload visible for `timeLimitSeconds`. The Blob must already be durable. Fact:
   * `upload.completed`. Repeating the call with the same epoch returns `published` again, even if the Upload was
   * deleted in between.
   */
  publish(id: UploadId, epoch: number, ciphertextBytes: number): Promise<"published" | "fenced">;
}
