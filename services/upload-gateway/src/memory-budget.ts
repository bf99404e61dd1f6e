import { ProtocolError } from "@envoi/protocol";
import type { BlobStore } from "@envoi/store";
import { partSize } from "./part-size.ts";
import { partsAtOnce } from "./store-parts.ts";

/** Memory that the open uploads of this process may hold together. */
export type MemoryBudget = {
  /**
   * Sets bytes aside for one upload.
   *
   * @returns gives them back; calling it again has no effect
   * @throws ProtocolError `busy` when there are not so many left
   */
  take(bytes: number): () => void;
};

export function createMemoryBudget(budgetBytes: number): MemoryBudget {
  let takenBytes = 0;
  return {
    take(bytes) {
      if (takenBytes + bytes > budgetBytes) throw new ProtocolError("busy");
      takenBytes += bytes;
      let isTaken = true;
      return () => {
        if (isTaken) takenBytes -= bytes;
        isTaken = false;
      };
    },
  };
}

/** Frames of a socket on their way into a Part. */
const FRAMES_BYTES = 262_144;

/** Memory that one upload may hold at most, bytes: its Frames and the Parts under way. */
export function uploadMemory(
  blobs: Pick<BlobStore, "heldBytes">,
  declaredBytes: number | null,
  maxBytes: number,
): number {
  const declared = declaredBytes !== null;
  const partBytes = partSize(declaredBytes, maxBytes);
  return FRAMES_BYTES + partsAtOnce(declared) * blobs.heldBytes({ partBytes, declared });
}
