import { createHash } from "node:crypto";
import type { BlobKey, BlobStore } from "./port.ts";

/**
 * Reads a Blob, and hashes it.
 *
 * @param bytes - the length that it must have; absent: any
 * @returns SHA-256, 64 hex characters; `null` when it is not there, or has another length
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
