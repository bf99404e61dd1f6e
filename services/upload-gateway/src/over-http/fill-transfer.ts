import { createHash, timingSafeEqual } from "node:crypto";
import type { CountCall, Storage } from "@envoi/platform";
import { HEADER_BYTES, ProtocolError, plaintextBytes } from "@envoi/protocol";
import type { BlobStore, SessionStore } from "@envoi/store";
import { BodyGuard } from "../body-guard.ts";
import { keepLease, type LeaseDeps } from "../keep-lease.ts";
import type { OpenUploads } from "../open-uploads.ts";
import { throwIfFenced } from "../store-parts.ts";
import { isBlocked, PARTS_VERSION, type PublishDeps, publish } from "../store-upload.ts";
import { appendBytes, closeTail, partsOf } from "./append-bytes.ts";
import type { StoredNow } from "./count-transfer.ts";
import type { RequestBody } from "./request-body.ts";
import { afterPieces } from "./tail.ts";
import { abandonTransfer, offsetOf, type Transfer } from "./transfer.ts";
import type { Checksum } from "./tus-headers.ts";

export type FillDeps = PublishDeps &
  LeaseDeps & {
    blobs: BlobStore;
    openUploads: OpenUploads;
    storage: Pick<Storage, "countStored">;
    /** Counts bytes that were copied for nothing. @throws ProtocolError `rate_limited` beyond MAX_WASTED_BYTES */
    countWasted: CountCall;
  };

export type Filling = {
  body: RequestBody;
  /** Length of the request's body. */
  bytes: number;
  checksum: Checksum | null;
  network: string;
  stored: StoredNow;
};

/** @throws ProtocolError for a length that the body cannot have */
function checkLength(transfer: Pick<Transfer, "http" | "parts" | "tail">, declaredBytes: number): void {
  if (declaredBytes < offsetOf(transfer)) throw new ProtocolError("length_mismatch");
  if (declaredBytes > (transfer.http?.maxBytes ?? 0)) throw new ProtocolError("too_large");
  if (plaintextBytes(declaredBytes) === null) throw new ProtocolError("bad_length");
}

/**
 * Adds the body of a request to a session that this request holds.
 *
 * @returns the session with what was added; all of it is durable
 * @throws ProtocolError `length_mismatch`, `too_large`, `not_encrypted`, `checksum_mismatch`, `busy`, `superseded` …
 */
export async function fillTransfer(deps: FillDeps, transfer: Transfer, filling: Filling): Promise<Transfer> {
  const { body, bytes, network, checksum, stored } = filling;
  const { declaredBytes, http } = transfer;
  const offset = offsetOf(transfer);
  const mostBytes = declaredBytes ?? http?.maxBytes ?? 0;
  if (offset + bytes > mostBytes) throw new ProtocolError(declaredBytes === null ? "too_large" : "length_mismatch");
  if (bytes === 0) return transfer;
  if (transfer.tail.length > 0) await deps.countWasted(network, 0);
  const admit = await createAdmit(deps.blobs, transfer, body.signal);
  const hash = checksum === null ? null : createHash(checksum.algorithm);
  const checked = async () => {
    await body.complete;
    const digest = hash?.digest();
    if (checksum === null || digest === undefined) return;
    const isSame = digest.byteLength === checksum.digest.byteLength && timingSafeEqual(digest, checksum.digest);
    if (!isSame) throw new ProtocolError("checksum_mismatch");
  };
  // Only bytes renew it.
  using _lease = keepLease(deps, transfer, {
    hasBytes: () => body.receivedBytes > 0,
    fail: (reason) => body.fail(reason),
  });
  let recorded = transfer;
  try {
    body.receive({
      admit(chunk) {
        admit(chunk);
        hash?.update(chunk);
      },
    });
    const appending = {
      ...{ queue: body.queue, bytes, sender: { network, holder: body } },
      checked: checksum === null ? null : checked,
      reserve: stored.reserve,
      onRecorded: (now: Transfer) => {
        deps.storage.countStored(offsetOf(now) - offsetOf(recorded));
        recorded = now;
        stored.bytes = offsetOf(now);
      },
      onWasted: wastedBy(deps, network),
    };
    return await appendBytes(deps, transfer, appending, body.signal);
  } catch (error) {
    throw body.signal.aborted ? body.signal.reason : error;
  } finally {
    body.stop();
  }
}

/** Counts bytes that were copied for nothing. Beyond the limit, the network is refused from its next request on. */
function wastedBy({ countWasted }: Pick<FillDeps, "countWasted">, network: string): (bytes: number) => void {
  return (bytes) => void countWasted(network, bytes).catch(() => {});
}

/** Checks the header of an encrypted file, which may arrive in several requests. */
async function createAdmit(
  blobs: Pick<BlobStore, "readChunks">,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<(chunk: Uint8Array) => void> {
  const { http, declaredBytes, tail } = transfer;
  const offset = offsetOf(transfer);
  if (http === null || offset >= HEADER_BYTES) return () => {};
  const guard = new BodyGuard({ maxBytes: http.maxBytes, declaredBytes });
  for await (const batch of afterPieces(blobs, tail, none(), signal)) for (const chunk of batch) guard.admit(chunk);
  return (chunk) => guard.admit(chunk);
}

async function* none(): AsyncGenerator<Uint8Array[]> {}

/** Whether all bytes of a session are stored. */
export function isFilled(transfer: Transfer): boolean {
  return offsetOf(transfer) === transfer.declaredBytes;
}

/**
 * Makes the Upload of a filled session visible. May be repeated.
 *
 * @returns its length
 * @throws ProtocolError `superseded`, `rate_limited`; `blocked`, and the session has ended
 */
export async function finishTransfer(
  deps: FillDeps,
  transfer: Transfer,
  { body, network, stored }: Pick<Filling, "body" | "network" | "stored">,
): Promise<number> {
  const { blobs } = deps;
  const sender = { network, holder: body };
  if (transfer.tail.length > 0) await deps.countWasted(network, 0);
  const parts = await closeTail(deps, transfer, sender, body.signal, wastedBy(deps, network));
  const bytes = offsetOf({ parts, tail: [] });
  await blobs.completeParts(await partsOf(deps, transfer), parts);
  body.signal.throwIfAborted();
  try {
    await publish(deps, transfer, { bytes, version: PARTS_VERSION }, body.signal);
  } catch (error) {
    if (isBlocked(error)) {
      // Kept, it would be read again for each further request.
      await abandonTransfer(deps, transfer);
      stored.bytes = null;
    }
    throw error;
  }
  stored.bytes = null;
  return bytes;
}

/** Declares the length of a session whose creator deferred it. @returns the session with its length */
export async function declareLength(
  uploads: SessionStore,
  transfer: Transfer,
  declaredBytes: number,
): Promise<Transfer> {
  if (transfer.declaredBytes !== null) {
    if (transfer.declaredBytes !== declaredBytes) throw new ProtocolError("length_mismatch");
    return transfer;
  }
  checkLength(transfer, declaredBytes);
  const outcome = await uploads.declareLength(transfer.id, transfer.epoch, declaredBytes);
  throwIfFenced(outcome);
  if (outcome === "conflict") throw new ProtocolError("length_mismatch");
  return { ...transfer, declaredBytes };
}
