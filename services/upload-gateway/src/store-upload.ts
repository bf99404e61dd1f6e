import { setTimeout as delay } from "node:timers/promises";
import { createOwnerToken, createUploadId, hashOwnerToken } from "@envoi/auth/node";
import { type AcceptedUploadRequest, type OwnerToken, ProtocolError, type UploadId } from "@envoi/protocol";
import { type BlobBody, type BlobStore, blobKey, type SessionStore, UploadStoreError } from "@envoi/store";
import type { BodyQueue } from "./body-queue.ts";
import { partSize } from "./part-size.ts";
import { type IncomingBody, storeParts, throwIfFenced } from "./store-parts.ts";

/** Epoch of the first socket that fills a session. */
const FIRST_EPOCH = 1;
/** Delays before publishing is retried after a lost reply. */
const REPEAT_AFTER_MS: readonly number[] = [500, 2_000, 5_000];

export type OpenUpload = { id: UploadId; ownerToken: OwnerToken; epoch: number; partBytes: number };

/** Reserves an id and opens its session: nothing is visible yet. */
export async function openUpload(
  uploads: SessionStore,
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
      wrappedKey: request.wrappedKey,
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

/**
 * Makes the Upload visible. After a lost reply the result is unknown, so the step, which is idempotent, is repeated
 * until the store confirms it.
 */
async function publish(
  uploads: SessionStore,
  { id, epoch }: OpenUpload,
  ciphertextBytes: number,
  signal: AbortSignal,
): Promise<void> {
  for (const delayMs of REPEAT_AFTER_MS) {
    try {
      return throwIfFenced(await uploads.publish(id, epoch, ciphertextBytes));
    } catch (error) {
      if (!(error instanceof UploadStoreError)) throw error;
      await delay(delayMs, undefined, { signal });
    }
  }
  throwIfFenced(await uploads.publish(id, epoch, ciphertextBytes));
}

/**
 * Moves a body from the queue into the BlobStore and makes the Upload visible. The order ensures that a crash between
 * any two steps leaves a session that the janitor removes: Parts durable → recorded → Blob complete → published; a body
 * of one Part is a Blob at once.
 */
export async function storeUpload(
  deps: { uploads: SessionStore; blobs: BlobStore },
  upload: OpenUpload,
  body: IncomingBody,
  signal: AbortSignal,
): Promise<number> {
  const begun = await storeIfShort(deps.blobs, upload, body, signal);
  const storedBytes = "bytes" in begun ? begun.bytes : await storeInParts(deps, upload, { ...body, ...begun }, signal);
  signal.throwIfAborted();
  // From here on the Blob may belong to a visible Upload, so only the janitor may remove it.
  await publish(deps.uploads, upload, storedBytes, signal);
  return storedBytes;
}

/** @returns the bytes of a body that is a Blob now; otherwise what was read of it, if anything */
async function storeIfShort(
  blobs: BlobStore,
  { id, partBytes }: OpenUpload,
  { queue, declaredBytes, sender, onStored }: IncomingBody,
  signal: AbortSignal,
): Promise<{ bytes: number } | { first: BlobBody | null }> {
  if (declaredBytes !== null && declaredBytes > partBytes) return { first: null };
  if (declaredBytes === null) {
    const begun = await blobs.writeIfShort(keyOf(id), queue.take(partBytes), partBytes, signal, sender);
    if ("bytes" in begun) onStored(begun.bytes);
    return begun;
  }
  await blobs.write(keyOf(id), untilEnd(queue, declaredBytes), declaredBytes, signal, { sender });
  onStored(declaredBytes);
  return { bytes: declaredBytes };
}

/** A body whose stream ends only with the end marker: without it, nothing may be stored. */
async function* untilEnd(queue: BodyQueue, bytes: number): BlobBody {
  yield* queue.take(bytes);
  if (await queue.hasMore()) throw new ProtocolError("length_mismatch");
}

async function storeInParts(
  deps: { uploads: SessionStore; blobs: BlobStore },
  { id, epoch, partBytes }: OpenUpload,
  body: IncomingBody & { first: BlobBody | null },
  signal: AbortSignal,
): Promise<number> {
  const { uploads, blobs } = deps;
  const ref = await blobs.startParts(keyOf(id), { partBytes });
  throwIfFenced(await uploads.attachParts(id, epoch, ref.partsId));
  const parts = await storeParts(deps, { id, epoch, ref }, body, signal).catch(async (error: unknown) => {
    const isOurs = !(error instanceof ProtocolError && error.code === "superseded");
    // Removed now, because the janitor cannot work while the database has no space. The janitor removes the rest.
    if (isOurs) await blobs.abandonParts(ref).catch(() => {});
    throw error;
  });
  await blobs.completeParts(ref, parts);
  return parts.reduce((sum, part) => sum + part.bytes, 0);
}
