import { DecryptionError, openBodyRecords, openRecords, recordCount, recordRange } from "@envoi/crypto";
import { PIECE_BYTES } from "@envoi/protocol";
import type { ClaimTicket } from "./random-access-claim.ts";
import { type BodyRequest, receiveBody } from "./receive-body.ts";

/*
 * [Note: Kept plaintext]
 *
 * A download into files can outlive its process: the files keep the plaintext, in whole pieces, so only the rest is
 * requested, from the Record that follows. The Claim continues if the server still has it, and the download counts once.
 * Otherwise a new Claim is taken for the rest. Each Record is verified with its number, so the rest can't be of another
 * body: the header, which the first process kept, is part of every key.
 */

/** Keeps where a download into files stands. */
export type PlaintextKeeper = {
  /** What an earlier process has left. `bytes`: of the plaintext, in whole pieces. `runs`: processes so far, from 1. */
  kept: { header: Uint8Array<ArrayBuffer>; bytes: number; runs: number; ticket: ClaimTicket | null } | null;
  /** Whether the Claim must outlive this download. May turn to false. */
  isKeeping: () => boolean;
  /** Called before the first byte of a new Claim. */
  begin: (ticket: ClaimTicket) => void;
  /** Called with the first bytes of the body. */
  opened: (header: Uint8Array<ArrayBuffer>) => void;
};

/** How many of the bytes that are written may be kept: whole pieces, and never the last one, which counts the download. */
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
