import type { UploadId } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";

/*
 * [Note: Parallel sockets]
 *
 * Besides the writer of a resumable session, further sockets may fill single Parts of it. Each takes its Part under an
 * epoch of that Part, and fences off the previous taker. Only the session's own writer decides when the session is
 * complete. It fences off the taker of any Part that it records itself.
 *
 * A session whose writer is gone is suspended. While it is, no further Part can be taken, so the space that the session
 * takes up is known and can be counted, see [Note: Waiting sessions]. Parts that were taken before may still be
 * recorded.
 */

/** Everything that a socket needs to store the Part that it has taken. */
export type TakenPart = {
  /** How many times this Part has been taken, including this time. */
  epoch: number;
  blobKey: BlobKey;
  partsId: string;
  partBytes: number;
  declaredBytes: number;
  /** Recorded bytes of this Part: 0, or its whole length. */
  storedBytes: number;
};

/** Single Parts of sessions. See [Note: Parallel sockets]. */
export interface PartStore {
  /**
   * Takes a Part of a resumable session with a declared length. Repeating it takes the Part again, under another epoch.
   *
   * @param number - integer, 1 or more
   * @returns `published` when the session has already become a visible Upload; `suspended` when it has no writer, or no
   *   Parts yet; `null` when there is no such session, or when it belongs to another owner, cannot be filled in Parts,
   *   or has no such Part
   */
  takePart(id: UploadId, ownerTokenHash: string, number: number): Promise<TakenPart | "published" | "suspended" | null>;
  /** Like `renewSession`, for a Part that was taken. @param epoch - epoch of the Part */
  renewPart(
    id: UploadId,
    number: number,
    epoch: number,
    options?: { hasBytes: boolean },
  ): Promise<"renewed" | "fenced">;
  /** Like `recordParts`, for a Part that was taken. @param epoch - epoch of the Part */
  recordTakenPart(id: UploadId, epoch: number, part: StoredPart): Promise<"recorded" | "fenced">;
  /**
   * Records that the session has no writer until it is taken over.
   *
   * @param epoch - epoch of the session
   * @returns the maximum number of bytes that its Parts, both recorded and taken, may take up
   */
  suspendSession(id: UploadId, epoch: number): Promise<{ heldBytes: number } | "fenced">;
}
