import type { AuthKey, RequestId, UploadId, WrappedKey } from "@envoi/protocol";
import { ProtocolError } from "@envoi/protocol/errors";
import type { BlobKey } from "../../blob/port.ts";
import type { Ender } from "./owner.ts";

/*
 * [Note: Upload lifecycle]
 *
 *   openSession ──▶ session ──publish──▶ live ──delete │ expiry │ last download──▶ gone ──finishRemoval──▶ (nothing)
 *                     │ lease lapsed, abandoned or deleted └──beginRemoval──▶ aborting ──finishRemoval──▶ (nothing)
 *
 * - Every arrow is one atomic step of the store, using the store's clock. The same step writes the index entry
 *   and the Facts (outbox).
 * - `gone` is a tombstone: it keeps only the id, the counts, the length and the BlobKey. The Blob is due for removal
 *   immediately, or when the last spent Claim is no longer usable ([Note: Resumable Claims], [Note: Random-access
 *   Claims]); deletion also ends those Claims ([Note: Deletion]). After the Blob is removed, the tombstone stays for
 *   TOMBSTONE_SECONDS, so a repeated command finds the effect of its first call.
 * - An id is not reused: openSession rejects an id with another opener's session, Upload or tombstone.
 * - Every operation may be repeated. The caller identifies it (operation id, Claim id, Nonce, epoch), and the second
 *   call returns the result of the first.
 */

/** A visible Upload, or a session with a live link, without its (long) sealed metadata. */
export type StoredUpload = {
  id: UploadId;
  ownerTokenHash: string;
  authKey: AuthKey;
  passwordSet: boolean;
  /** The request that the Upload is a delivery of, see [Note: Requests]. */
  requestId: RequestId | null;
  /** Set with password profile 2, and replaced together with the AuthKey. */
  wrappedKey: WrappedKey | null;
  downloadLimit: number;
  /** Number of spent Claims. */
  downloads: number;
  ciphertextBytes: number;
  blobKey: BlobKey;
  createdAtMs: number;
  expiresAtMs: number;
  /** Milliseconds until the expiry, by the store's clock. Always more than 0. */
  remainingMs: number;
  /**
   * Whether this is a session with a live link, see [Note: Live links]. The lifetime of its upload begins when the
   * upload is complete.
   */
  isUploading: boolean;
  /** The quotas towards which its bytes count: [Note: Stored bytes]. */
  quotas: string[];
};

/** The state of an id, for the janitor's sweep and for operators. */
export type UploadState =
  /** `endedBy`: who has ended the upload, if anyone; see [Note: Deletion]. */
  | { state: "session"; epoch: number; storedBytes: number; endedBy: Ender | null }
  | {
      state: "live";
      downloads: number;
      heldClaims: number;
      downloadLimit: number;
      blobKey: BlobKey;
      /** Time until which a taken-down Upload can be restored; `null` unless taken down. */
      takenDownUntilMs: number | null;
    }
  | {
      state: "gone";
      reason: "deleted" | "expired" | "exhausted";
      downloads: number;
      downloadLimit: number;
      blobRemoved: boolean;
    };

export const TOMBSTONE_SECONDS = 600;

export interface UploadReader {
  read(id: UploadId): Promise<StoredUpload | null>;
  /** The state of the id, including tombstones; `null` for an unknown id. */
  inspect(id: UploadId): Promise<UploadState | null>;
  /** Ids and BlobKeys of visible Uploads, in no particular order, for the sweep. */
  listUploads(): AsyncIterable<{ id: UploadId; blobKey: BlobKey }>;
}

/** The store failed: clients receive `unavailable`, or `full` if the store had no space and changed nothing. */
export class UploadStoreError extends ProtocolError {
  constructor(message: string, options: { code?: "unavailable" | "full"; cause?: unknown } = {}) {
    super(options.code ?? "unavailable", options);
    this.name = "UploadStoreError";
    this.message = `upload store: ${message}`;
  }
}
