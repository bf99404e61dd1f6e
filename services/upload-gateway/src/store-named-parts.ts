import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { BlobStore, BodySender, PartStore, StoredPart, TakenPart } from "@envoi/store";
import type { BodyQueue } from "./body-queue.ts";
import { keepLease } from "./keep-lease.ts";
import type { NamedParts } from "./named-parts.ts";
import type { OpenUploads } from "./open-uploads.ts";
import { type PartInProgress, PartsInProgress, throwIfFenced } from "./parts.ts";

export type NamedPartsDeps = {
  uploads: PartStore;
  blobs: BlobStore;
  openUploads: OpenUploads;
  /** Interval at which the leases of sessions and of Parts are renewed. */
  renewSeconds: number;
};

export type IncomingParts = {
  id: UploadId;
  ownerTokenHash: string;
  queue: BodyQueue;
  named: NamedParts;
  sender: BodySender;
  /** Ends the socket. */
  fail(reason: Error): void;
  /** Called for each Part once it is recorded. */
  onStored(part: StoredPart): void;
};

/** The upload is already complete. A socket that completes uploads gets this error only if another one has done so. */
export class AlreadyPublished extends ProtocolError {
  constructor() {
    super("superseded");
  }
}

/** Currently no socket completes the upload, but one may connect soon. */
export class SuspendedError extends ProtocolError {
  constructor() {
    super("unavailable", { retryAfterSeconds: 1 });
  }
}

/**
 * Acquires a Part for a socket.
 *
 * @throws AlreadyPublished; SuspendedError; ProtocolError `not_found`
 */
export async function takePart(
  uploads: PartStore,
  { id, ownerTokenHash }: { id: UploadId; ownerTokenHash: string },
  number: number,
): Promise<TakenPart> {
  const taken = await uploads.takePart(id, ownerTokenHash, number);
  if (taken === null) throw new ProtocolError("not_found");
  if (taken === "published") throw new AlreadyPublished();
  if (taken === "suspended") throw new SuspendedError();
  return taken;
}

/**
 * Stores the Parts that a client names, and records each once it is durable. The next Part begins before the store has
 * confirmed the previous one. If one of these two fails, so does the other. See [Note: Parallel sockets].
 *
 * @param first - the first Part, if already acquired
 * @returns after the end marker, once all named Parts are stored
 */
export async function storeNamedParts(
  { uploads, blobs, openUploads, renewSeconds }: NamedPartsDeps,
  parts: IncomingParts,
  first: TakenPart | null,
  signal: AbortSignal,
): Promise<void> {
  const { id, queue, named, sender } = parts;
  const inProgress = new PartsInProgress(signal, (reason) => {
    queue.fail(reason);
    named.fail(reason);
  });

  async function write(number: number, taken: TakenPart, { batches, signal: ended }: PartInProgress): Promise<void> {
    const { epoch, blobKey: key, partsId, partBytes } = taken;
    // The lease is renewed only once bytes of the Part have arrived.
    const renew = () => uploads.renewPart(id, number, epoch, { hasBytes: named.check.receivedBytes > 0 });
    using _lease = keepLease(renew, renewSeconds, parts.fail);
    const ref = { key, partsId, partBytes };
    const part = await blobs.putPart(ref, number, batches, named.check.computePartBytes(number), ended, sender);
    throwIfFenced(await uploads.recordTakenPart(id, epoch, part));
    parts.onStored(part);
  }

  async function storePart(number: number, taken: TakenPart | null, body: PartInProgress): Promise<void> {
    const part = taken ?? (await takePart(uploads, parts, number));
    await openUploads.hold({ id, epoch: part.epoch, part: number }, parts.fail, () => write(number, part, body));
  }

  let last: Promise<void> = Promise.resolve();
  let taken = first;
  try {
    for (let number = await named.next(); number !== null; number = await named.next()) {
      const before = last;
      const part = inProgress.begin(queue.take(named.check.computePartBytes(number)));
      last = storePart(number, taken, part);
      taken = null;
      last.catch((error) => inProgress.fail(error));
      await before;
      await Promise.race([part.isTaken, last]);
    }
  } finally {
    await last;
  }
}
