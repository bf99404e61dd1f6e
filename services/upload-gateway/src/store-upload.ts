import { ProtocolError } from "@envoi/protocol";
import {
  type BlobBody,
  type BlobStore,
  type BodySender,
  type PartStore,
  type PartsRef,
  type RequestStore,
  type SessionStore,
  type StoredPart,
  writeIfShort,
} from "@envoi/store";
import type { BlockedBodies } from "./blocked-bodies.ts";
import type { BodyQueue } from "./body-queue.ts";
import { completeDelivery } from "./deliveries.ts";
import { completeDirectParts } from "./direct-parts.ts";
import type { OpenUploads } from "./open-uploads.ts";
import { type PartInProgress, PartsInProgress, sumBytes, throwIfFenced } from "./parts.ts";
import { repeatStep } from "./repeat-step.ts";
import { beginParts, closeParts, directStore, type OpenUpload } from "./upload-session.ts";

export type PublishDeps = {
  uploads: SessionStore & Pick<RequestStore, "completeDelivery" | "releaseDelivery">;
  blocked: BlockedBodies;
};
export type StoreDeps = { uploads: SessionStore & PartStore; blobs: BlobStore; openUploads: OpenUploads };

/** A body complete in the BlobStore. `version`: see BlockedBodies. */
export type StoredBody = { bytes: number; version: number };
/** Recorded Parts never change, even if another socket or request completes their upload. */
export const PARTS_VERSION = 0;

export type QueuedBody = {
  queue: BodyQueue;
  sender: BodySender;
  /** Called after each Part, with the number of bytes stored so far. */
  onStored(bytes: number): void;
};

/**
 * Moves a body from the queue into the BlobStore. The order ensures that a crash between any two steps leaves a session
 * that can be resumed, or that the janitor removes: Parts durable → recorded → Blob complete → published. A body of one
 * Part is written as a Blob directly.
 *
 * If the length is declared, the next Part begins before the store has confirmed the previous one, so that the socket
 * does not wait. If one of these two fails, so does the other. If no length is declared, a Part stays in memory until
 * it is stored, so there is never more than one.
 */
export async function storeBody(
  deps: StoreDeps,
  upload: OpenUpload,
  { queue, sender, onStored }: QueuedBody,
  signal: AbortSignal,
): Promise<StoredBody> {
  const { uploads, blobs } = deps;
  const { id, epoch, partBytes, declaredBytes } = upload;
  const short = await storeIfShort(blobs, upload, { queue, sender }, signal);
  if ("bytes" in short) {
    onStored(short.bytes);
    // If an upload with a body of one Part is resumed, the body is sent again, so its version must change.
    return { bytes: short.bytes, version: epoch };
  }
  const ref = await beginParts(deps, upload);
  const inProgress = new PartsInProgress(signal, (reason) => queue.fail(reason));
  const parts: StoredPart[] = [...upload.storedParts];
  let storedBytes = sumBytes(parts);

  async function storePart(
    number: number,
    { batches, signal: ended }: PartInProgress,
    before: Promise<void>,
  ): Promise<void> {
    const startBytes = (number - 1) * partBytes;
    const bytes = declaredBytes === null ? null : Math.min(partBytes, declaredBytes - startBytes);
    const part = await blobs.putPart(ref, number, batches, bytes, ended, sender);
    await before;
    throwIfFenced(await uploads.recordParts(id, epoch, [part]));
    parts.push(part);
    storedBytes += part.bytes;
    onStored(storedBytes);
  }

  let { first } = short;
  let last: Promise<void> = Promise.resolve();
  try {
    for (let number = parts.length + 1; first !== null || (await queue.hasMore()); number++) {
      const before = last;
      const part = inProgress.begin(first ?? queue.take(partBytes));
      last = storePart(number, part, before);
      first = null;
      last.catch((error) => inProgress.fail(error));
      await before;
      await (declaredBytes === null ? last : Promise.race([part.isTaken, last]));
    }
  } finally {
    await last;
  }
  await closeParts(deps, upload);
  return completeRecorded(deps, upload, ref, parts, signal);
}

/** @returns the length of a body that is now a Blob; for a longer one, the part read so far, if any */
async function storeIfShort(
  blobs: BlobStore,
  { blobKey, partBytes, declaredBytes, partsId }: OpenUpload,
  { queue, sender }: Pick<QueuedBody, "queue" | "sender">,
  signal: AbortSignal,
): Promise<{ bytes: number } | { first: BlobBody | null }> {
  if (declaredBytes === null) return writeIfShort(blobs, blobKey, queue.take(partBytes), partBytes, signal, sender);
  if (declaredBytes > partBytes || partsId !== null) return { first: null };
  await blobs.write(blobKey, untilEnd(queue, declaredBytes), declaredBytes, signal, { sender });
  return { bytes: declaredBytes };
}

/** Yields a body whose stream ends only once the end marker has arrived, because nothing may be stored without it. */
async function* untilEnd(queue: BodyQueue, bytes: number): BlobBody {
  yield* queue.take(bytes);
  if (await queue.hasMore()) throw new ProtocolError("length_mismatch");
}

/**
 * Completes a body whose Parts were named by the client and recorded by any number of sockets.
 *
 * @throws ProtocolError `length_mismatch` when Parts are missing; `not_encrypted`
 */
export async function completeNamedParts(
  deps: StoreDeps,
  upload: OpenUpload,
  signal: AbortSignal,
): Promise<StoredBody> {
  await closeParts(deps, upload);
  const session = await deps.uploads.readSession(upload.id);
  if (session?.epoch !== upload.epoch) throw new ProtocolError("superseded");
  const bytes = sumBytes(session.parts);
  if (bytes !== upload.declaredBytes) throw new ProtocolError("length_mismatch");
  return completeRecorded(deps, upload, await beginParts(deps, upload), session.parts, signal);
}

/** Completes Parts of which the client may have stored some itself, even if it has not on this socket. */
async function completeRecorded(
  { blobs }: Pick<StoreDeps, "blobs">,
  upload: OpenUpload,
  ref: PartsRef,
  parts: readonly StoredPart[],
  signal: AbortSignal,
): Promise<StoredBody> {
  const bytes = sumBytes(parts);
  const store = directStore(blobs, upload);
  if (store === null) await blobs.completeParts(ref, parts);
  else await completeDirectParts(blobs, store, { ref, parts, bytes }, signal);
  return { bytes, version: PARTS_VERSION };
}

/**
 * Makes the Upload visible. After a lost reply, the result is unknown, so this idempotent step is repeated until the
 * store confirms it. From then on the Blob may belong to a visible Upload, so only the janitor may remove it.
 *
 * @returns the length of the body
 * @throws ProtocolError `blocked`, `request_closed`, `superseded`; the reason of `signal`
 */
export async function publish(
  { uploads, blocked }: PublishDeps,
  upload: Pick<OpenUpload, "id" | "epoch" | "blobKey" | "requestId">,
  stored: StoredBody,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted();
  const { id, epoch, blobKey: key } = upload;
  await blocked.refuse({ key, ...stored }, signal);
  await repeatStep(() => completeDelivery(uploads, upload), signal);
  throwIfFenced(await repeatStep(() => uploads.publish(id, epoch, stored.bytes), signal));
  return stored.bytes;
}

/** Whether a complete body can never be published. */
export function isUnpublishable(error: unknown): boolean {
  return error instanceof ProtocolError && (error.code === "blocked" || error.code === "request_closed");
}
