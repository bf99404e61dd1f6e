import type { AuthKey, UploadId, WrappedKey } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";
import type { Ender } from "./owner.ts";

/*
 * [Note: Resumable sessions]
 *
 * A session has one writer, which renews its lease. The lease of a resumable session is `sessionLifeSeconds` long, so
 * the session outlives its socket and its gateway. `takeOverSession` gives it to the next writer under the next epoch;
 * anything that the earlier one does under its own epoch is refused.
 * A lease is renewed only for bytes: the first one is `emptySessionSeconds` long, neither taking over nor taking a Part
 * renews it, and none ends later than `sessionMaxSeconds` after the session was opened. A session whose lease has
 * lapsed cannot be taken over.
 * `admitWaiting` counts the space of a session without a socket, see [Note: Waiting sessions].
 */

/*
 * [Note: Sessions over HTTP]
 *
 * A session of HTTP requests (tus) belongs to the client with its token, and each request takes it over. A request may
 * end anywhere, but Parts have one size: the bytes after the last Part are its tail, Blobs of their own that the next
 * requests add to until they fill a Part. Parts and tail change in one step, so they are never counted twice. A request
 * that replaces Blobs of the tail removes them afterwards; those of a session that ends are removed with it, and one
 * that a crash left behind is found by the sweep.
 */

/** A session's part that only HTTP requests need: [Note: Sessions over HTTP]. */
export type HttpSession = {
  /** 64 hex characters. */
  tokenHash: string;
  /** Most bytes of the body, which matters while its length is not declared. */
  maxBytes: number;
};

/** A Blob of a session's tail. */
export type TailBlob = { key: BlobKey; bytes: number };

export type NewSession = {
  id: UploadId;
  ownerTokenHash: string;
  sealedMetadata: string;
  authKey: AuthKey;
  /** Set with password profile 2: the Upload then has a password as soon as it is published. */
  wrappedKey: WrappedKey | null;
  downloadLimit: number;
  timeLimitSeconds: number;
  declaredBytes: number | null;
  partBytes: number;
  blobKey: BlobKey;
  /** See [Note: Resumable sessions]. */
  resumable: boolean;
  /** It can be opened before it is complete, see [Note: Live links]. Needs `declaredBytes`. */
  liveLink: boolean;
  /** `null`: a socket fills it. */
  http: HttpSession | null;
  /** Quotas that it counts towards, see [Note: Stored bytes]. */
  quotas: readonly string[];
};

export type StoredSession = NewSession & {
  /** Counts takeovers, from 1. A writer with an older epoch is fenced off. */
  epoch: number;
  partsId: string | null;
  parts: StoredPart[];
  /** Sum of its Parts. */
  storedBytes: number;
  /** The bytes after its Parts, in order. */
  tail: TailBlob[];
  leaseUntilMs: number;
  createdAtMs: number;
};

/** Who may take over a session: its owner, or the client with the token of a session that HTTP requests fill. */
export type SessionTaker = { ownerTokenHash: string } | { httpTokenHash: string };

/** Uploads that are not visible yet. */
export interface SessionStore {
  /** @returns `taken` when the id is in use by another opener; `opened` again when the same opener repeats it */
  openSession(session: NewSession): Promise<"opened" | "taken">;
  /** Records the BlobStore's name for the Parts. */
  attachParts(id: UploadId, epoch: number, partsId: string): Promise<"attached" | "fenced">;
  /**
   * Records durable Parts and renews the lease. The same number again replaces a Part, and fences off its taker.
   *
   * @param tail - replaces the whole tail, at most 64 Blobs; absent: it stays
   */
  recordParts(
    id: UploadId,
    epoch: number,
    parts: readonly StoredPart[],
    tail?: readonly TailBlob[],
  ): Promise<"recorded" | "fenced">;
  /** @param options.hasBytes - absent: bytes have arrived; `false`: it only checks that the writer still holds the session */
  renewSession(id: UploadId, epoch: number, options?: { hasBytes: boolean }): Promise<"renewed" | "fenced">;
  readSession(id: UploadId): Promise<StoredSession | null>;
  /** @returns who has deleted a session that still fences off its writers, see [Note: Deletion]; otherwise `null` */
  readEnder(id: UploadId): Promise<Ender | null>;
  /**
   * Takes over a resumable session: fences off its earlier writers. Repeating it takes it over again, under another
   * epoch.
   *
   * @param by - whose session it must be; with `httpTokenHash`, a session that HTTP requests fill
   * @returns the session, with its new epoch; `published` when it is a visible Upload of this owner by now; `null`
   *   when there is no such session, its lease has lapsed, or it is not resumable
   */
  takeOverSession(id: UploadId, by: SessionTaker): Promise<StoredSession | "published" | null>;
  /** Declares the length of a body, once. @returns `declared` also when it has this length already */
  declareLength(id: UploadId, epoch: number, declaredBytes: number): Promise<"declared" | "fenced" | "conflict">;
  /** Abandons the session, which makes it due for removal. No effect when fenced or published. */
  abandonSession(id: UploadId, epoch: number): Promise<void>;
  /**
   * Makes the Upload visible for `timeLimitSeconds`. The Blob must already be durable. Fact:
   * `upload.completed`. Repeated with the same epoch, it returns `published` again, even if the Upload was deleted in
   * between.
   */
  publish(id: UploadId, epoch: number, ciphertextBytes: number): Promise<"published" | "fenced">;
}
