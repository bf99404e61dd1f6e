import { DecryptionError, openBodyRecords, openRecords, recordCount, recordRange } from "@envoi/crypto";
import { PIECE_BYTES } from "@envoi/protocol";
import type { ClaimTicket } from "./random-access-claim.ts";
import { type BodyRequest, receiveBody } from "./receive-body.ts";

/*
 * [Note: Kept plaintext]
 *
 * A download into files can outlive its process: the files contain whole pieces of the plaintext, so only the rest is
 * requested, from the next Record on. If the server still has the Claim, the Claim continues and the download counts
 * once. Otherwise the rest needs a new Claim. Each Record is verified with its number, so the rest can't be from
 * another body: every key depends on the header, which the first process stored.
 */

/** Stores the progress of a download into files. */
export type PlaintextKeeper = {
  /**
   * State left by an earlier process. `bytes`: length of the kept plaintext, which consists of whole pieces. `runs`:
   * number of processes so far, at least 1.
   */
  kept: { header: Uint8Array<ArrayBuffer>; bytes: number; runs: number; ticket: ClaimTicket | null } | null;
  /** Whether the Claim must outlive this download. May become false. */
  isKeeping: () => boolean;
  /** Called before the first byte of a new Claim. */
  begin: (ticket: ClaimTicket) => void;
  /** Called with the first bytes of the body. */
  opened: (header: Uint8Array<ArrayBuffer>) => void;
};

/**
 * Number of written bytes that may be kept: only whole pieces, and never the last one, because receiving it counts the
 * download.
 */
export function keepableBytes(writtenBytes: number, plaintextBytes: number): number {
  const pieces = Math.min(Math.floor(writtenBytes / PIECE_BYTES), recordCount(plaintextBytes) - 1);
  return Math.max(0, pieces) * PIECE_BYTES;
}

/**
 * Receives the rest of a plaintext.
 *
 * @returns the plaintext from `kept.bytes` on, or all of it
 * @throws the errors of `receiveBody`; for a kept Claim `not_found` if the server no longer has it
 */
export async function receiveKeptPlaintext(
  request: BodyRequest,
  file: { secret: Uint8Array<ArrayBuffer>; plaintextBytes: number },
  keeper: PlaintextKeeper,
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { kept, isKeeping, begin } = keeper;
  if (kept === null) {
    const body = await receiveBody({ ...request, keeping: { isKeeping, begin, from: null } }, onReceived, signal);
    return openRecords(body, { ...file, onHeader: keeper.opened });
  }
  const first = kept.bytes / PIECE_BYTES;
  const { firstByte } = recordRange({ first, end: first }, file.plaintextBytes);
  const from = { ticket: kept.ticket, pages: kept.runs, firstByte };
  const records = await openBodyRecords(kept.header, file);
  const body = await receiveBody({ ...request, keeping: { isKeeping, begin, from } }, onReceived, signal);
  const pieces = records.openRun(body, first);
  let missing = recordCount(file.plaintextBytes) - first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done !== true) {
          missing -= 1;
          controller.enqueue(value);
        } else if (missing > 0) throw new DecryptionError("truncated");
        else controller.close();
      },
      cancel: (reason) => body.cancel(reason).catch(() => {}),
    },
    { highWaterMark: 0 },
  );
}
