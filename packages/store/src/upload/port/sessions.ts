import type { AuthKey, UploadId, WrappedKey } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";

/*
 * [Note: Resumable sessions]
 *
 * A session has one writer, which renews its lease. The lease of a resumable session is `sessionLifeSeconds` long, so
 * the session outlives its socket and its gateway. `takeOverSession` gives it to the next writer under the next epoch;
 * whatever the earlier one does with its own epoch is refused.
 * What a session without a socket takes up is counted by `admitPending`, see [Note: Pending bytes].
 */

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

/** Uploads that are not visible yet. */
export interface SessionStore {
  /** @returns `taken` when the id is in use by another opener; `opened` again when the same opener repeats it */
  openSession(session: NewSession): Promise<"opened" | "taken">;
  /** Records the BlobStore's name for the Parts. */
  attachParts(id: UploadId, epoch: number, partsId: string): Promise<"attached" | "fenced">;
  /** Records a durable Part and renews the lease. The same number again replaces the Part. */
  recordPart(id: UploadId, epoch: number, part: StoredPart): Promise<"recorded" | "fenced">;
  renewSession(id: UploadId, epoch: number): Promise<"renewed" | "fenced">;
  readSession(id: UploadId): Promise<StoredSession | null>;
  /**
   * Takes over a resumable session: fences off its earlier writers and renews its lease. Repeating it takes it over
   * again, under another epoch.
   *
   * @returns the session, with its new epoch; `published` when it is a visible Upload by now; `null` when there is no
   *   such session, it is not resumable, or it belongs to another owner
   */
  takeOverSession(id: UploadId, ownerTokenHash: string): Promise<StoredSession | "published" | null>;
  /** Abandons the session, which makes it due for removal. No effect when fenced or published. */
  abandonSession(id: UploadId, epoch: number): Promise<void>;
  /**
   * Makes the Upload visible for `timeLimitSeconds`. The Blob must already be durable. Fact:
   * `upload.completed`. Repeated with the same epoch, it returns `published` again, even if the Upload was deleted in
   * between.
   */
  publish(id: UploadId, epoch: number, ciphertextBytes: number): Promise<"published" | "fenced">;
}
