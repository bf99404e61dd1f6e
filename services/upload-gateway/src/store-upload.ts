import { ProtocolError } from "@envoi/protocol";
import { type BlobBody, type BlobStore, type PartStore, type SessionStore, writeIfShort } from "@envoi/store";
import type { BlockedBodies } from "./blocked-bodies.ts";
import type { BodyQueue } from "./body-queue.ts";
import { beginParts, closeParts, type OpenUpload } from "./open-upload.ts";
import type { OpenUploads } from "./open-uploads.ts";
import { repeatStep } from "./repeat-step.ts";
import { bytesOf, type IncomingBody, storeParts, throwIfFenced } from "./store-parts.ts";

export type PublishDeps = { uploads: SessionStore; blocked: BlockedBodies };
type StoreDeps = PublishDeps & { uploads: PartStore; blobs: BlobStore; openUploads: OpenUploads };

/** What an upload has stored. `version`: see BlockedBodies. */
type Stored = { bytes: number; version: number };
/** Recorded Parts never change, also when another socket or request completes their upload. */
export const PARTS_VERSION = 0;

export function isBlocked(error: unknown): boolean {
  return error instanceof ProtocolError && error.code === "blocked";
}

/**
 * Makes the Upload visible. After a lost reply the result is unknown, so the step, which is idempotent, is repeated
 * until the store confirms it.
 *
 * @throws ProtocolError `blocked`, `superseded`
 */
export async function publish(
  { uploads, blocked }: PublishDeps,
  { id, epoch, blobKey: key }: Pick<OpenUpload, "id" | "epoch" | "blobKey">,
  stored: Stored,
  signal: AbortSignal,
): Promise<void> {
  await blocked.refuse({ key, ...stored }, signal);
  throwIfFenced(await repeatStep(() => uploads.publish(id, epoch, stored.bytes), signal));
}

/**
 * Moves a body from the queue into the BlobStore and makes the Upload visible. The order ensures that a crash between
 * any two steps leaves a session that can be resumed, or that the janitor removes: Parts durable → recorded → Blob
 * complete → published; a body of one Part is a Blob at once.
 */
export async function storeUpload(
  deps: StoreDeps,
  upload: OpenUpload,
  body: IncomingBody,
  signal: AbortSignal,
): Promise<number> {
  const begun = await storeIfShort(deps.blobs, upload, body, signal);
  // A body of one Part is sent again when its upload is resumed.
  const stored =
    "bytes" in begun
      ? { bytes: begun.bytes, version: upload.epoch }
      : { bytes: await storeInParts(deps, upload, { ...body, ...begun }, signal), version: PARTS_VERSION };
  signal.throwIfAborted();
  // From here on the Blob may belong to a visible Upload, so only the janitor may remove it.
  await publish(deps, upload, stored, signal);
  return stored.bytes;
}

/**
 * Completes a body whose Parts were named, and recorded by any number of sockets.
 *
 * @throws ProtocolError `length_mismatch` when Parts are missing
 */
export async function storeSharedUpload(deps: StoreDeps, upload: OpenUpload, signal: AbortSignal): Promise<number> {
  await closeParts(deps, upload);
  const session = await deps.uploads.readSession(upload.id);
  if (session?.epoch !== upload.epoch) throw new ProtocolError("superseded");
  const storedBytes = bytesOf(session.parts);
  if (storedBytes !== upload.declaredBytes) throw new ProtocolError("length_mismatch");
  await deps.blobs.completeParts(await beginParts(deps, upload), session.parts);
  signal.throwIfAborted();
  // From here on the Blob may belong to a visible Upload, so only the janitor may remove it.
  await publish(deps, upload, { bytes: storedBytes, version: PARTS_VERSION }, signal);
  return storedBytes;
}

/** @returns the bytes of a body that is a Blob now; otherwise what was read of it, if anything */
async function storeIfShort(
  blobs: BlobStore,
  { blobKey, partBytes }: OpenUpload,
  { queue, declaredBytes, sender, onStored }: IncomingBody,
  signal: AbortSignal,
): Promise<{ bytes: number } | { first: BlobBody | null }> {
  if (declaredBytes !== null && declaredBytes > partBytes) return { first: null };
  if (declaredBytes === null) {
    const begun = await writeIfShort(blobs, blobKey, queue.take(partBytes), partBytes, signal, sender);
    if ("bytes" in begun) onStored(begun.bytes);
    return begun;
  }
  await blobs.write(blobKey, untilEnd(queue, declaredBytes), declaredBytes, signal, { sender });
  onStored(declaredBytes);
  return { bytes: declaredBytes };
}

/** A body whose stream ends only with the end marker: without it, nothing may be stored. */
async function* untilEnd(queue: BodyQueue, bytes: number): BlobBody {
  yield* queue.take(bytes);
  if (await queue.hasMore()) throw new ProtocolError("length_mismatch");
}

async function storeInParts(
  deps: StoreDeps,
  upload: OpenUpload,
  body: IncomingBody & { first: BlobBody | null },
  signal: AbortSignal,
): Promise<number> {
  const { id, epoch, storedParts } = upload;
  const ref = await beginParts(deps, upload);
  const parts = await storeParts(deps, { id, epoch, ref, storedParts }, body, signal);
  await closeParts(deps, upload);
  await deps.blobs.completeParts(ref, parts);
  return bytesOf(parts);
}
