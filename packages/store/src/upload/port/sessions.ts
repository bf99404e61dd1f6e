import type { AuthKey, UploadId, WrappedKey } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";

export type NewSession = {
  id: UploadId;
  ownerTokenHash: string;
  sealedMetadata: string;
  authKey: AuthKey;
  /** Not null with password profile 2: the Upload has a password from its publication on. */
  wrappedKey: WrappedKey | null;
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

/** Uploads that are not visible yet. */
export interface SessionStore {
  /** @returns `taken` when another opener uses the id. Sent twice by the same one: `opened` both times. */
  openSession(session: NewSession): Promise<"opened" | "taken">;
  /** Records the BlobStore's name for the Parts. */
  attachParts(id: UploadId, epoch: number, partsId: string): Promise<"attached" | "fenced">;
  /** Records a durable Part and renews the lease. The same number again replaces the Part. */
  recordPart(id: UploadId, epoch: number, part: StoredPart): Promise<"recorded" | "fenced">;
  renewSession(id: UploadId, epoch: number): Promise<"renewed" | "fenced">;
  readSession(id: UploadId): Promise<StoredSession | null>;
  /** Gives up the session: it is due for removal at once. No effect when fenced or published. */
  abandonSession(id: UploadId, epoch: number): Promise<void>;
  /**
   * Makes the Upload visible: its life of `timeLimitSeconds` begins. The Blob must be durable before.
   * Fact: `upload.completed`. Sent twice with the same epoch: `published` both times, even if the Upload was deleted in
   * between.
   */
  publish(id: UploadId, epoch: number, ciphertextBytes: number): Promise<"published" | "fenced">;
}
