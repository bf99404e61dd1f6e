import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { BlobBody, BlobStore, PartsRef, Sender, SessionStore, StoredPart } from "@envoi/store";
import type { BodyQueue } from "./body-queue.ts";

/** @throws ProtocolError `superseded` */
export function throwIfFenced(outcome: string): void {
  if (outcome === "fenced") throw new ProtocolError("superseded");
}

export type IncomingBody = {
  queue: BodyQueue;
  declaredBytes: number | null;
  sender: Sender;
  /** Called with the bytes stored so far, after each Part. */
  onStored(bytes: number): void;
};

/** Parts of one upload that may be under way, see `storeParts`. */
export function partsAtOnce(declared: boolean): number {
  return declared ? 2 : 1;
}

export function bytesOf(parts: readonly StoredPart[]): number {
  return parts.reduce((sum, part) => sum + part.bytes, 0);
}

export async function* notifyingEnd(batches: BlobBody, onEnd: () => void): BlobBody {
  try {
    yield* batches;
  } finally {
    onEnd();
  }
}

/**
 * Stores a body Part by Part, and records each once it is durable, in order.
 *
 * With a declared length, the next Part begins before the store has confirmed the last one, so the socket does not
 * wait. Without one, a Part is held in memory until it is stored, so there is only one at a time. If one of two fails,
 * so does the other.
 *
 * @param session.storedParts - the first Parts, which an earlier socket has stored
 * @returns all Parts
 */
export async function storeParts(
  { uploads, blobs }: { uploads: SessionStore; blobs: BlobStore },
  session: { id: UploadId; epoch: number; ref: PartsRef; storedParts: readonly StoredPart[] },
  body: IncomingBody & { first: BlobBody | null },
  signal: AbortSignal,
): Promise<StoredPart[]> {
  const { id, epoch, ref } = session;
  const { queue, declaredBytes } = body;
  let { first } = body;
  const failure = new AbortController();
  const ended = AbortSignal.any([signal, failure.signal]);
  const stop = (error: Error) => {
    failure.abort(error);
    queue.fail(error);
  };
  const parts: StoredPart[] = [...session.storedParts];
  let storedBytes = bytesOf(parts);

  async function storePart(number: number, batches: BlobBody, before: Promise<void>): Promise<void> {
    const begunBytes = (number - 1) * ref.partBytes;
    const bytes = declaredBytes === null ? null : Math.min(ref.partBytes, declaredBytes - begunBytes);
    const part = await blobs.putPart(ref, number, batches, bytes, ended, body.sender);
    await before;
    throwIfFenced(await uploads.recordParts(id, epoch, [part]));
    parts.push(part);
    storedBytes += part.bytes;
    body.onStored(storedBytes);
  }

  let last: Promise<void> = Promise.resolve();
  for (let number = parts.length + 1; first !== null || (await queue.hasMore()); number++) {
    const taken = Promise.withResolvers<void>();
    const before = last;
    last = storePart(number, notifyingEnd(first ?? queue.take(ref.partBytes), taken.resolve), before);
    first = null;
    last.catch(stop);
    await before;
    await (declaredBytes === null ? last : Promise.race([taken.promise, last]));
  }
  await last;
  return parts;
}
