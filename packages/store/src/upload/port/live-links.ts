import type { UploadId } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";

/*
 * [Note: Live links]
 *
 * A session with a live link can be opened while it is being filled: it has Nonces, and its Metadata can be read. Its
 * recipients read the Parts stored without gaps from the first one, but never the last Record, which only a Claim
 * releases. There are no Claims before the Upload is published: `openRange` returns `uploading`. Once it is published,
 * a recipient that has read the beginning takes a parallel Claim for the rest, and reports the number of bytes it has
 * (`OpenRange.receivedBytes`). That number is trusted, because a false number only makes the recipient miss bytes.
 *
 * Bytes sent without a Claim are counted by `chargeUploading` before they are sent. They are limited to max(10, 10 ×
 * limit) times the body's size, like bytes sent under released Claims, see [Note: Bytes without a download].
 *
 * When a session ends unpublished, its recipients must also stop, and no one can open it any more: `readUploading`
 * returns `abandoned`, or `removed` for a few seconds after an operator has deleted the session.
 */

/** Location of a live-linked session's body. */
export type UploadingBody = {
  blobKey: BlobKey;
  /** `null`: the session has no Parts yet. */
  partsId: string | null;
  partBytes: number;
  /** Length of the whole body. */
  ciphertextBytes: number;
  /** Number of Parts stored without gaps from the first one. */
  storedParts: number;
};

/** Uploads that can be opened before they are complete. See [Note: Live links]. */
export interface LiveLinkStore {
  /**
   * @returns `published` when the session has become an Upload, even if that Upload has ended; `removed` when an
   *   operator has just ended the session; `abandoned` when it has ended otherwise, has no live link, or is unknown
   */
  readUploading(id: UploadId): Promise<UploadingBody | "published" | "removed" | "abandoned">;
  /**
   * Counts session bytes about to be sent to a recipient.
   *
   * @returns `used_up` if these bytes would exceed the limit; `ended` if the session no longer exists
   */
  chargeUploading(id: UploadId, bytes: number): Promise<"charged" | "used_up" | "ended">;
}
