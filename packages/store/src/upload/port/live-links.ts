import type { UploadId } from "@envoi/protocol";
import type { BlobKey } from "../../blob/port.ts";

/*
 * [Note: Live links]
 *
 * A session with a live link can be opened while it is still being filled: it has Nonces, and its Metadata can be read.
 * Its recipients read the Parts that are stored without gaps from the first one, but never the last Record, which only
 * a Claim releases. There are no Claims before the Upload is published: `openRange` answers `uploading`. A recipient
 * that has read the beginning by then takes a parallel Claim for the rest, which covers what it has
 * (`OpenRange.receivedBytes`). The recipient is trusted on this, because a false value only makes it miss bytes.
 *
 * Bytes sent without a Claim are counted by `chargeUploading` before they are sent. As under released Claims, see
 * [Note: Bytes without a download], they are at most max(10, 10 × limit) times the body.
 *
 * A session that ends otherwise ends its recipients too: `readUploading` answers `abandoned`, or `removed` for some
 * seconds after an operator has deleted it, and nobody can open it.
 */

/** Where the body of a session with a live link is. */
export type UploadingBody = {
  blobKey: BlobKey;
  /** `null`: it has no Parts yet. */
  partsId: string | null;
  partBytes: number;
  /** Length of the whole body. */
  ciphertextBytes: number;
  /** Parts that are stored without gaps from the first one. */
  storedParts: number;
};

/** Uploads that can be opened before they are complete. See [Note: Live links]. */
export interface LiveLinkStore {
  /**
   * @returns `published` when it is an Upload by now, even if that is gone; `removed` when an operator has just ended
   *   the session; `abandoned` when it has ended otherwise, has no live link, or is unknown
   */
  readUploading(id: UploadId): Promise<UploadingBody | "published" | "removed" | "abandoned">;
  /**
   * Counts bytes of a session that are about to be sent.
   *
   * @returns `used_up` when there are too many; `ended` when the session no longer exists
   */
  chargeUploading(id: UploadId, bytes: number): Promise<"charged" | "used_up" | "ended">;
}
