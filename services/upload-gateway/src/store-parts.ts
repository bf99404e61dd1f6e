import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { BlobBody, BlobStore, PartsRef, Sender, SessionStore, StoredPart } from "@envoi/store";
import type { BodyQueue } from "./body-queue.ts";

/** @throws ProtocolError `superseded` */
export function unlessFenced(outcome: string): void {
  if (outcome === "fenced") throw new ProtocolError("superseded");
}

/** A body that is received. */
export type IncomingBody = {
  queue: BodyQueue;
  declaredBytes: number | null;
  sender: Sender;
  /** Called with the bytes that are noted, after each Part. */
  onStored(bytes: number): void;
};

/** How many Parts of one upload may be under way, see `storeParts`. */
export function partsAtOnce(declared: boolean): number {
  return declared ? 2 : 1;
}

async function* tellingEnd(batches: BlobBody, onEnd: () => void): BlobBody {
  try {
    yield* batches;
  } finally {
    onEnd();
  }
}

/**
 * Stores a body Part by Part, and notes each once it is durable, in order.
 *
 * With a declared length, the next Part begins while the store has yet to answer for the last one: the socket need not
 * wait for it. Without one, a Part is held in memory until it is stored, so there is one at a time. When one goes wrong,
 * so does the other.
 */
export async function storeParts(
  { uploads, blobs }: { uploads: SessionStore; blobs: BlobStore },
  session: { id: UploadId; epoch: number; ref: PartsRef },
  body: IncomingBody,
  signal: AbortSignal,
): Promise<StoredPart[]> {
  const { id, epoch, ref } = session;
  const { queue, declaredBytes } = body;
  const failure = new AbortController();
  const ended = AbortSignal.any([signal, failure.signal]);
  const stop = (error: Error) => {
    failure.abort(error);
    queue.fail(error);
  };
  const parts: StoredPart[] = [];
  let storedBytes = 0;

  async function storePart(number: number, batches: BlobBody, before: Promise<void>): Promise<void> {
    const begunBytes = (number - 1) * ref.partBytes;
    const bytes = declaredBytes === null ? null : Math.min(ref.partBytes, declaredBytes - begunBytes);
    const part = await blobs.putPart(ref, number, batches, bytes, ended, body.sender);
    await before;
    unlessFenced(await uploads.recordPart(id, epoch, part));
    parts.push(part);
    storedBytes += part.bytes;
    body.onStored(storedBytes);
  }

  let last: Promise<void> = Promise.resolve();
  for (let number = 1; await queue.hasMore(); number++) {
    const taken = Promise.withResolvers<void>();
    const before = last;
    last = storePart(number, tellingEnd(queue.take(ref.partBytes), taken.resolve), before);
    last.catch(stop);
    await before;
    await (declaredBytes === null ? last : Promise.race([taken.promise, last]));
  }
  await last;
  return parts;
}
