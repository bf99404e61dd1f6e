import type { UploadId } from "@envoi/protocol";
import type { BlobKey, StoredPart } from "../../blob/port.ts";

/*
 * [Note: Parallel sockets]
 *
 * In addition to a resumable session's writer, other sockets may fill individual Parts. Each takes its Part under an
 * epoch of that Part, and fences off the previous taker. Only the session's writer decides when the session is
 * complete. It fences off the taker of any Part that it records itself.
 *
 * A session whose writer has disconnected is suspended. While it is suspended, no further Part can be taken, so the
 * space that the session uses is known and can be counted, see [Note: Waiting sessions]. Parts taken earlier may still
 * be recorded.
 */

/** Everything that a socket needs to store its Part. */
export type TakenPart = {
  /** Number of times this Part has been taken, including this one. */
  epoch: number;
  blobKey: BlobKey;
  partsId: string;
  partBytes: number;
  declaredBytes: number;
  /** Number of bytes recorded for this Part: 0, or its full length. */
  storedBytes: number;
};

/** Individual Parts of sessions. See [Note: Parallel sockets]. */
export interface PartStore {
  /**
   * Takes a Part of a resumable session with a declared length. Repeating the call takes the Part again, under another
   * epoch.
   *
   * @param number - integer, 1 or more
   * @returns `published` when the session has already become a visible Upload; `suspended` when it has no writer, or no
   *   Parts yet; `null` when there is no such session, or when it belongs to another owner, cannot be filled in Parts,
   *   or has no such Part
   */
  takePart(id: UploadId, ownerTokenHash: string, number: number): Promise<TakenPart | "published" | "suspended" | null>;
  /** Like `renewSession`, for a taken Part. @param epoch - epoch of the Part */
  renewPart(
    id: UploadId,
    number: number,
    epoch: number,
    options?: { hasBytes: boolean },
  ): Promise<"renewed" | "fenced">;
  /** Like `recordParts`, for a taken Part. @param epoch - epoch of the Part */
  recordTakenPart(id: UploadId, epoch: number, part: StoredPart): Promise<"recorded" | "fenced">;
  /**
   * Records that the session has no writer until it is taken over.
   *
   * @param epoch - epoch of the session
   * @returns the maximum total size of its recorded and taken Parts
   */
  suspendSession(id: UploadId, epoch: number): Promise<{ heldBytes: number } | "fenced">;
}
