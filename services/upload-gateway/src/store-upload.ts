import { createOwnerToken, createUploadId, hashOwnerToken } from "@envoi/auth/node";
import { type AcceptedUploadRequest, type OwnerToken, ProtocolError, type UploadId } from "@envoi/protocol";
import { type BlobStore, blobKey, type StoredPart, type UploadStore } from "@envoi/store";
import type { BodyQueue } from "./body-queue.ts";
import { partSize } from "./part-size.ts";

/** Epoch of the first socket that fills a session. */
const FIRST_EPOCH = 1;

export type OpenUpload = { id: UploadId; ownerToken: OwnerToken; epoch: number; partBytes: number };

/** Takes an id and opens its session: nothing is visible yet. */
export async function openUpload(
  uploads: UploadStore,
  request: AcceptedUploadRequest,
  maxBytes: number,
): Promise<OpenUpload> {
  const ownerToken = createOwnerToken();
  const partBytes = partSize(request.declaredBytes, maxBytes);
  for (;;) {
    const id = createUploadId();
    const opened = await uploads.openSession({
      id,
      ownerTokenHash: hashOwnerToken(ownerToken),
      sealedMetadata: request.sealedMetadata,
      authKey: request.authKey,
      downloadLimit: request.downloadLimit,
      timeLimitSeconds: request.timeLimitSeconds,
      declaredBytes: request.declaredBytes,
      partBytes,
      blobKey: keyOf(id),
    });
    if (opened === "opened") return { id, ownerToken, epoch: FIRST_EPOCH, partBytes };
  }
}

function keyOf(id: UploadId) {
  return blobKey(`uploads/${id.slice(0, 2)}/${id}`);
}

function unlessFenced(outcome: string): void {
  if (outcome === "fenced") throw new ProtocolError("superseded");
}

/**
 * Moves a body from the queue into the BlobStore, Part by Part, and makes the Upload visible. In this order, so that a
 * crash between any two steps leaves a session that the janitor clears: Parts durable → noted → Blob named → published.
 *
 * @param onStored - called with the bytes that are durable, after each Part
 */
export async function storeUpload(
  deps: { uploads: UploadStore; blobs: BlobStore },
  upload: OpenUpload,
  body: { queue: BodyQueue; declaredBytes: number | null; onStored(bytes: number): void },
  signal: AbortSignal,
): Promise<number> {
  const { uploads, blobs } = deps;
  const { id, epoch, partBytes } = upload;
  const ref = await blobs.startParts(keyOf(id), { partBytes });
  unlessFenced(await uploads.attachParts(id, epoch, ref.partsId));
  const parts: StoredPart[] = [];
  let storedBytes = 0;
  while (await body.queue.hasMore()) {
    const bytes = body.declaredBytes === null ? null : Math.min(partBytes, body.declaredBytes - storedBytes);
    const part = await blobs.putPart(ref, parts.length + 1, body.queue.take(partBytes), bytes, signal);
    unlessFenced(await uploads.recordPart(id, epoch, part));
    parts.push(part);
    storedBytes += part.bytes;
    body.onStored(storedBytes);
  }
  await blobs.completeParts(ref, parts);
  signal.throwIfAborted();
  unlessFenced(await uploads.publish(id, epoch, storedBytes));
  return storedBytes;
}
