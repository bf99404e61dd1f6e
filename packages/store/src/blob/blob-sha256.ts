import { createHash } from "node:crypto";
import type { BlobKey, BlobStore } from "./port.ts";

/**
 * Reads and hashes a Blob.
 *
 * @param bytes - the Blob's required length; if absent, any length is accepted
 * @returns SHA-256, 64 hex characters; `null` when the Blob does not exist or has another length
 */
export async function blobSha256(
  blobs: Pick<BlobStore, "size" | "readChunks">,
  key: BlobKey,
  signal: AbortSignal,
  bytes?: number,
): Promise<string | null> {
  const end = await blobs.size(key);
  if (end === null || (bytes !== undefined && bytes !== end)) return null;
  const hash = createHash("sha256");
  const take = async (batch: readonly Uint8Array[]) => {
    for (const chunk of batch) hash.update(chunk);
  };
  return (await blobs.readChunks(key, { offset: 0, end }, take, signal)) === null ? null : hash.digest("hex");
}
