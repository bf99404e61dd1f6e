import { releaseBuffers } from "@envoi/platform";
import { type CollectedBody, collectBody, nextBatch, releaseAfterUse, streamBatches } from "../bodies.ts";
import { writeBody } from "../files/write-body.ts";
import { type BlobBody, BlobStoreError, type BodySender } from "../port.ts";
import { type Put, putBody, putWhole } from "./put-body.ts";
import type { SendPermits } from "./send-permits.ts";
import { type Spool, spooledBody } from "./spool.ts";

/**
 * Clients slower than this would hold one of the store's request slots for too long. Speed is measured on the first
 * batch.
 */
const FAST_BYTES_PER_SECOND = 262_144;

export type SendDeps = { permits: SendPermits; spool: Spool };
type Outgoing = {
  body: BlobBody;
  /** Length of the body, or its maximum length. */
  bytes: number;
  /**
   * Whether to release the memory of the body's chunks once they are sent or spooled. Allowed only if nothing
   * else uses the chunks.
   */
  releasesBuffers: boolean;
  sender: BodySender;
};
export type SentBody = { etag: string; bytes: number };

function byteLength(batch: readonly Uint8Array[]): number {
  return batch.reduce((sum, chunk) => sum + chunk.byteLength, 0);
}

function prepareBody({ body, releasesBuffers }: Outgoing): BlobBody {
  return releasesBuffers ? releaseAfterUse(body) : body;
}

async function* rejoined(first: Uint8Array[], rest: AsyncIterator<Uint8Array[]>): BlobBody {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** Sends a complete body from memory. */
export async function sendCollected(
  { permits }: SendDeps,
  put: Put,
  { batches, bytes, releasesBuffers, sender }: CollectedBody & Pick<Outgoing, "releasesBuffers" | "sender">,
  signal: AbortSignal,
): Promise<SentBody> {
  using _permit = await permits.take(sender.network, signal);
  const etag = await putWhole(put, () => streamBatches(batches), bytes, signal);
  if (releasesBuffers) for (const batch of batches) releaseBuffers(batch);
  return { etag, bytes };
}

/** Spools a body of known length to a file, and sends the file once the body is complete. */
async function sendSpooled(
  { permits, spool }: SendDeps,
  put: Put,
  declared: Outgoing,
  signal: AbortSignal,
): Promise<SentBody> {
  const { bytes, sender } = declared;
  await using spooled = await spool.open(bytes, sender);
  const { file } = spooled;
  const body = spooled.admitting(prepareBody(declared), signal);
  const written = await writeBody(file, body, { position: 0, atMost: bytes }, signal);
  if (written !== bytes) throw new BlobStoreError("length_mismatch");
  using _permit = await permits.take(sender.network, signal);
  const etag = await putWhole(put, () => spooledBody(file, bytes), bytes, signal);
  return { etag, bytes };
}

/**
 * Sends a body of known length. If its first batch is the whole body, it is sent from memory. If a permit is free,
 * a fast client's body is streamed, without retries because its bytes are not buffered. Any other body is spooled to a
 * file, and uses one of the store's request slots only once complete.
 *
 * @throws BlobStoreError; ProtocolError `busy`; the source's own error; the signal's reason
 */
export async function sendDeclared(
  deps: SendDeps,
  put: Put,
  declared: Outgoing,
  signal: AbortSignal,
): Promise<SentBody> {
  signal.throwIfAborted();
  const { body, bytes } = declared;
  const batches = body[Symbol.asyncIterator]();
  const startedAt = performance.now();
  try {
    const next = await nextBatch(batches, signal);
    const seconds = (performance.now() - startedAt) / 1_000;
    const first = next.done ? [] : next.value;
    const all = next.done ? streamBatches([]) : rejoined(first, batches);
    if (byteLength(first) >= bytes) {
      const collected = await collectBody(all, bytes, signal);
      if (collected.bytes !== bytes) throw new BlobStoreError("length_mismatch");
      return await sendCollected(deps, put, { ...declared, ...collected }, signal);
    }
    const isFast = byteLength(first) >= seconds * FAST_BYTES_PER_SECOND;
    using permit = isFast ? deps.permits.tryStream(declared.sender.network) : null;
    if (permit === null) return await sendSpooled(deps, put, { ...declared, body: all }, signal);
    return { etag: await putBody(put, prepareBody({ ...declared, body: all }), bytes, signal), bytes };
  } finally {
    // Not awaited, because a stalled source returns only once its next batch arrives.
    batches.return?.().then(undefined, () => {});
  }
}
