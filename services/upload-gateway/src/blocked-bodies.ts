import { ProtocolError } from "@envoi/protocol";
import { type BlobKey, type BlobStore, type BlocklistStore, blobSha256 } from "@envoi/store";

/** How long an empty blocklist is taken to stay empty, so that it costs uploads nothing. */
const EMPTY_MS = 5_000;

export type BlockedBodies = {
  /**
   * Reads a stored body if one of its length is blocked.
   *
   * @throws ProtocolError `blocked`
   */
  refuse(key: BlobKey, bytes: number, signal: AbortSignal): Promise<void>;
};

/** The bodies that operators have blocked. */
export function createBlockedBodies(
  uploads: Pick<BlocklistStore, "hasBlocked" | "isBlocked">,
  blobs: Pick<BlobStore, "size" | "readChunks">,
): BlockedBodies {
  let emptyUntil = Number.NEGATIVE_INFINITY;
  return {
    async refuse(key, bytes, signal) {
      if (performance.now() < emptyUntil) return;
      const blocked = await uploads.hasBlocked(bytes);
      if (blocked === "none") emptyUntil = performance.now() + EMPTY_MS;
      if (blocked !== "of_length") return;
      const sha256 = await blobSha256(blobs, key, signal, bytes);
      if (sha256 !== null && (await uploads.isBlocked({ sha256, bytes }))) throw new ProtocolError("blocked");
    },
  };
}
