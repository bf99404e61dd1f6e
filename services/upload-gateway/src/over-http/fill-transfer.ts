import type { CountCall, Storage } from "@envoi/platform";
import { HEADER_BYTES, ProtocolError } from "@envoi/protocol";
import {
  type BlobStore,
  type BodySender,
  type SessionStore,
  type StoredPart,
  type TailBlob,
  UploadStoreError,
} from "@envoi/store";
import type { BodyQueue } from "../body-queue.ts";
import { AddedBytesCheck, checkDeclaredLength, WholeBodyCheck } from "../check-body.ts";
import { keepLease } from "../keep-lease.ts";
import type { OpenUploads } from "../open-uploads.ts";
import { sumBytes, throwIfFenced } from "../parts.ts";
import type { Receiving } from "../receive-body.ts";
import type { UploadReporter } from "../reporter.ts";
import { isUnpublishable, PARTS_VERSION, type PublishDeps, publish } from "../store-upload.ts";
import { beginParts } from "../upload-session.ts";
import type { WaitingUploads } from "../waiting-uploads.ts";
import { countTransfer } from "./count-transfer.ts";
import { afterPieces, bytesOfTail, newPieceKey, piecesToMerge, removePieces } from "./tail.ts";
import { abandonTransfer, isFilled, offsetOf, type PublishedTransfer, type Transfer } from "./transfer.ts";
import type { Checksum } from "./tus-headers.ts";

export type FillTransferDeps = PublishDeps & {
  blobs: BlobStore;
  openUploads: OpenUploads;
  waiting: WaitingUploads;
  storage: Pick<Storage, "countStored">;
  report: UploadReporter;
  renewSeconds: number;
  /** Counts wasted copies, in bytes. @throws ProtocolError `rate_limited` above MAX_WASTED_BYTES */
  countWasted: CountCall;
};

type Stores = { uploads: SessionStore; blobs: BlobStore };

/** What a request adds to an upload: bytes, and facts from its headers. */
export type Addition = {
  /** Offset of the added bytes in the body; absent if the request adds none. */
  offset?: number;
  bytes: number;
  /** Length of the whole body, if the request declares it. */
  declaredBytes: number | null;
  checksum: Checksum | null;
};

/**
 * Adds the body of a request to a session, and publishes the Upload once all its bytes are stored. Until then, no other
 * request in this process fills the session. When this resolves, the added bytes are durable.
 *
 * @throws ProtocolError `wrong_offset`, `length_mismatch`, `too_large`, `not_encrypted`, `checksum_mismatch`, `busy`,
 *   `superseded`, `rate_limited` …; `blocked` and `request_closed`, after which the session has ended
 */
export async function fillTransfer(
  deps: FillTransferDeps,
  transfer: Transfer,
  { body, network, sender }: Receiving,
  { offset, bytes, declaredBytes, checksum }: Addition,
): Promise<Transfer | PublishedTransfer> {
  const fail = (reason: Error) => body.fail(reason);
  return deps.openUploads.hold(transfer, fail, async () => {
    await using counted = await countTransfer(deps, transfer, { network, addedBytes: bytes });
    if (offset !== undefined && offset !== offsetOf(transfer)) throw new ProtocolError("wrong_offset");
    let filled = declaredBytes === null ? transfer : await declareLength(deps.uploads, transfer, declaredBytes);
    // Once a network exceeds the limit, its next requests are rejected.
    const onWasted = (wastedBytes: number) => void deps.countWasted(network, wastedBytes).catch(() => {});
    const check = new WholeBodyCheck({
      maxBytes: filled.http?.maxBytes ?? 0,
      declaredBytes: filled.declaredBytes,
      earlierBytes: offsetOf(filled),
    });
    check.expect(bytes);
    if (bytes > 0) {
      if (filled.tail.length > 0) await deps.countWasted(network, 0);
      await readEarlierHeader(deps.blobs, filled, check, body.signal);
      // The session is renewed only when bytes have arrived.
      const renew = () => deps.uploads.renewSession(transfer.id, transfer.epoch, { hasBytes: body.receivedBytes > 0 });
      using _lease = keepLease(renew, deps.renewSeconds, fail);
      body.begin(new AddedBytesCheck(check, checksum));
      const onRecorded = (now: Transfer) => {
        deps.storage.countStored(offsetOf(now) - (counted.storedBytes ?? 0));
        counted.storedBytes = offsetOf(now);
      };
      const { queue, signal } = body;
      const { reserve } = counted;
      const adding = { queue, bytes, sender, isAtomic: checksum !== null, reserve, onRecorded, onWasted };
      filled = await appendBytes(deps, filled, adding, signal);
    }
    if (!isFilled(filled)) return filled;

    if (filled.tail.length > 0) await deps.countWasted(network, 0);
    const parts = await closeTail(deps, filled, sender, body.signal, onWasted);
    await deps.blobs.completeParts(await beginParts(deps, filled), parts);
    try {
      const stored = { bytes: sumBytes(parts), version: PARTS_VERSION };
      const publishedBytes = await publish(deps, filled, stored, body.signal);
      counted.storedBytes = null;
      const durationMs = Math.max(0, Date.now() - filled.createdAtMs);
      const { id, requestId } = filled;
      deps.report.completed({
        id,
        requestId,
        ciphertextBytes: publishedBytes,
        receivedBytes: publishedBytes,
        durationMs,
      });
      return { publishedBytes };
    } catch (error) {
      if (!isUnpublishable(error)) throw error;
      // Ends the session, because each further request would check the body again.
      await abandonTransfer(deps, filled);
      counted.storedBytes = null;
      throw error;
    }
  });
}

/** Declares the length of a session created without one. @returns the session with its length */
async function declareLength(uploads: SessionStore, transfer: Transfer, declaredBytes: number): Promise<Transfer> {
  if (transfer.declaredBytes !== null) {
    if (transfer.declaredBytes !== declaredBytes) throw new ProtocolError("length_mismatch");
    return transfer;
  }
  checkDeclaredLength(declaredBytes, { bytes: offsetOf(transfer), maxBytes: transfer.http?.maxBytes ?? 0 });
  const outcome = await uploads.declareLength(transfer.id, transfer.epoch, declaredBytes);
  throwIfFenced(outcome);
  if (outcome === "conflict") throw new ProtocolError("length_mismatch");
  return { ...transfer, declaredBytes };
}

/** The header of a body may arrive in several requests. */
async function readEarlierHeader(
  blobs: Pick<BlobStore, "readChunks">,
  transfer: Transfer,
  check: WholeBodyCheck,
  signal: AbortSignal,
): Promise<void> {
  if (offsetOf(transfer) >= HEADER_BYTES) return;
  let at = 0;
  for await (const batch of afterPieces(blobs, transfer.tail, nothing(), signal)) {
    for (const chunk of batch) {
      check.admitEarlier(chunk, at);
      at += chunk.byteLength;
    }
  }
}

type Adding = {
  queue: BodyQueue;
  bytes: number;
  sender: BodySender;
  /**
   * Whether the request's bytes count only once all of them have arrived and passed their check. If not, each Part
   * counts once it is durable.
   */
  isAtomic: boolean;
  /**
   * Called before bytes are stored, with the length that the session will have. If this call fails, the bytes are not
   * stored.
   */
  reserve(bytes: number): Promise<void>;
  onRecorded(transfer: Transfer): void;
  /** Called when adding fails, with the number of tail bytes copied but not used. */
  onWasted(bytes: number): void;
};

/**
 * Adds bytes to a session: whole Parts, and a tail. They are durable and recorded when this resolves. If it fails,
 * recorded Parts remain, and all other bytes count as not sent.
 *
 * @returns the session including what was added
 * @throws ProtocolError `superseded`; the errors of the stores and of the queue
 */
async function appendBytes(stores: Stores, transfer: Transfer, adding: Adding, signal: AbortSignal): Promise<Transfer> {
  const { uploads, blobs } = stores;
  const { id, epoch, partBytes, declaredBytes } = transfer;
  const { queue, sender, isAtomic } = adding;
  let recorded = transfer;
  const parts = [...transfer.parts];
  let { tail } = transfer;
  /** Pieces written but not recorded yet. */
  let written: TailBlob[] = [];
  /** Number of tail bytes that have been copied, but whose copy is not recorded yet. */
  let copiedBytes = 0;
  const onCopied = (bytes: number) => {
    copiedBytes += bytes;
  };

  async function record(): Promise<void> {
    const added = parts.slice(recorded.parts.length);
    throwIfFenced(await uploads.recordParts(id, epoch, added, tail));
    const replaced = recorded.tail.filter((piece) => !tail.includes(piece));
    recorded = { ...recorded, parts: [...parts], storedBytes: sumBytes(parts), tail };
    written = [];
    copiedBytes = 0;
    adding.onRecorded(recorded);
    await removePieces(blobs, replaced);
  }

  const ref = await beginParts(stores, transfer);
  try {
    for (let left = adding.bytes; left > 0; ) {
      const number = parts.length + 1;
      const startBytes = parts.length * partBytes;
      const wholeBytes = declaredBytes === null ? partBytes : Math.min(partBytes, declaredBytes - startBytes);
      const missing = wholeBytes - bytesOfTail(tail);
      const taken = Math.min(left, missing);
      await adding.reserve(startBytes + bytesOfTail(tail) + taken);
      if (taken === missing) {
        const content = afterPieces(blobs, tail, queue.take(taken), signal, onCopied);
        parts.push(await blobs.putPart(ref, number, content, wholeBytes, signal, sender));
        tail = [];
        if (!isAtomic) await record();
      } else {
        const kept = tail.slice(0, tail.length - piecesToMerge(tail, taken));
        const merged = tail.slice(kept.length);
        const piece = { key: newPieceKey(id), bytes: bytesOfTail(merged) + taken };
        const content = afterPieces(blobs, merged, queue.take(taken), signal, onCopied);
        written = [piece];
        await blobs.write(piece.key, content, piece.bytes, signal, { sender });
        tail = [...kept, piece];
      }
      left -= taken;
    }
    // After the last byte, `hasMore` returns false when the request has ended and passed its checks.
    if (isAtomic && (await queue.hasMore())) throw new ProtocolError("length_mismatch");
    signal.throwIfAborted();
    if (parts.length > recorded.parts.length || tail !== recorded.tail) await record();
    return recorded;
  } catch (error) {
    adding.onWasted(copiedBytes);
    // If the store's reply was lost, the pieces may be recorded, so they are left to the sweep.
    if (!(error instanceof UploadStoreError)) await removePieces(blobs, written);
    throw error;
  }
}

/**
 * Turns the tail into the last Part.
 *
 * @param onWasted - called when this fails, with the number of bytes copied but not used
 * @returns all Parts
 */
async function closeTail(
  stores: Stores,
  transfer: Transfer,
  sender: BodySender,
  signal: AbortSignal,
  onWasted: (bytes: number) => void,
): Promise<StoredPart[]> {
  const { uploads, blobs } = stores;
  const { id, epoch, tail } = transfer;
  if (tail.length === 0) return transfer.parts;
  const ref = await beginParts(stores, transfer);
  let copiedBytes = 0;
  const onCopied = (bytes: number) => {
    copiedBytes += bytes;
  };
  const content = afterPieces(blobs, tail, nothing(), signal, onCopied);
  let last: StoredPart;
  try {
    last = await blobs.putPart(ref, transfer.parts.length + 1, content, bytesOfTail(tail), signal, sender);
    throwIfFenced(await uploads.recordParts(id, epoch, [last], []));
  } catch (error) {
    onWasted(copiedBytes);
    throw error;
  }
  await removePieces(blobs, tail);
  return [...transfer.parts, last];
}

async function* nothing(): AsyncGenerator<Uint8Array[]> {}
