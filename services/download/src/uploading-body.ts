import { setTimeout as delay } from "node:timers/promises";
import { coalesceCalls } from "@envoi/platform";
import { lastRecordOffset, ProtocolError, type UploadId } from "@envoi/protocol";
import type { LiveLinkStore, PartsRef } from "@envoi/store";

/** How often the store is asked for new Parts while recipients wait for them. */
const LOOK_MS = 250;

/** Bytes of a session that may be sent: up to, not including, `endByte`. */
type UploadingBytes = { ref: PartsRef | null; endByte: number; ciphertextBytes: number };

/** Where the bodies of sessions with live links are. See [Note: Live links] in the store's port. */
export type UploadingBodies = {
  /**
   * Waits for the byte at `firstByte`, for at most `patienceMs`.
   *
   * @returns what is there of the body, without that byte if it does not arrive in time
   * @throws ProtocolError `upload_abandoned`; the signal's reason
   */
  waitFor(
    asked: { id: UploadId; firstByte: number; patienceMs: number },
    signal: AbortSignal,
  ): Promise<UploadingBytes | "published">;
};

export function createUploadingBodies(uploads: Pick<LiveLinkStore, "readUploading">): UploadingBodies {
  // Recipients that wait share one look.
  const look = coalesceCalls((id: UploadId) => uploads.readUploading(id));

  async function read(id: UploadId): Promise<UploadingBytes | "published"> {
    const found = await look(id);
    if (found === "abandoned") throw new ProtocolError("upload_abandoned");
    if (found === "published") return found;
    const { blobKey: key, partsId, partBytes, ciphertextBytes, storedParts } = found;
    const ref = partsId === null ? null : { key, partsId, partBytes };
    // Only a Claim releases the last Record.
    const endByte = Math.min(storedParts * partBytes, lastRecordOffset(ciphertextBytes));
    return { ref, endByte, ciphertextBytes };
  }

  return {
    async waitFor({ id, firstByte, patienceMs }, signal) {
      const deadline = performance.now() + patienceMs;
      for (;;) {
        const found = await read(id);
        if (found === "published" || firstByte < found.endByte || performance.now() > deadline) return found;
        await delay(LOOK_MS, undefined, { signal }).catch(() => {});
        signal.throwIfAborted();
      }
    },
  };
}
