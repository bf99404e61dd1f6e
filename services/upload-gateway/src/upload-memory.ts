import { type BlobStore, partMemory } from "@envoi/store";
import { partSize } from "./part-size.ts";
import { partsAtOnce } from "./parts.ts";

/** Frames of a socket that are not yet in a Part. */
const FRAMES_BYTES = 262_144;

/** Most memory that one upload may use, bytes: its Frames and the Parts under way. */
export function uploadMemory(blobs: Pick<BlobStore, "bodies">, declaredBytes: number | null, maxBytes: number): number {
  const declared = declaredBytes !== null;
  const partBytes = partSize(declaredBytes, maxBytes);
  return FRAMES_BYTES + partsAtOnce(declared) * partMemory(blobs, { partBytes, declared });
}
