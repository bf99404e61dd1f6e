import { TransferError } from "../transfer-error.ts";
import type { ClaimTicket } from "./random-access-claim.ts";
import { type BodyRequest, receiveBody } from "./receive-body.ts";

/*
 * [Note: Kept bodies]
 *
 * A download of a large file can outlive its page: the ciphertext is stored on the device as it arrives, with the
 * Claim's token. When the link is opened again, the kept bytes are replayed and the rest is requested under the same
 * Claim, so the download counts once, and only bytes that were not stored are sent twice. The whole body is verified
 * again from its first Record. The kept bytes are useless without the key in the link, and never contain the last
 * Record. Closing a page loses what the network and the browser had buffered, and the server charges those bytes to the
 * Claim. No page knows how many bytes earlier pages lost, so each page may lose only an eighth of what the previous
 * page could lose. While a body is kept, its Claim is released only when the whole body has arrived. To abandon the
 * download, call `releaseTicket`.
 */

/** The beginning of a body, in whole Records, and its Claim. */
export type KeptBody = {
  ticket: ClaimTicket;
  /** Number of pages that have received the body under this Claim, at least 1. */
  pages: number;
  /** Number of kept bytes: more than 0, and without the last Record. */
  bytes: number;
  /** @returns exactly the kept bytes */
  open: () => ReadableStream<Uint8Array>;
};

/** Stores a body while it is being received. See [Note: Kept bodies]. */
export type BodyKeeper = {
  /** The kept body; `null` if the body is received from its first byte. */
  kept: KeptBody | null;
  /** Whether the Claim must outlive this download. May become false. */
  isKeeping: () => boolean;
  /** Called before the first byte received under a new Claim. */
  begin: (ticket: ClaimTicket) => void;
  /** Copies the bytes after those already kept. Waits while storage is slower than the network; never fails. */
  write: (chunk: Uint8Array) => Promise<void>;
};

/**
 * Like `receiveBody`, but stores what arrives, and continues a kept body.
 *
 * @returns the whole body. Fails with TransferError `connection_lost` if the kept bytes cannot be read
 * @throws the errors of `receiveBody`; ProtocolError `not_found`, `all_claimed`, `bad_range` or `rate_limited` if the
 *   Claim of a kept body cannot be continued
 */
export async function receiveKeptBody(
  request: BodyRequest,
  keeper: BodyKeeper,
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { kept, isKeeping, begin } = keeper;
  const keeping = { isKeeping, begin, from: kept && { ticket: kept.ticket, pages: kept.pages, firstByte: kept.bytes } };
  const rest = (await receiveBody({ ...request, keeping }, onReceived, signal)).getReader();
  const replay = kept === null ? null : { reader: kept.open().getReader(), missingBytes: kept.bytes };

  async function replayed(): Promise<Uint8Array | null> {
    if (replay === null || replay.missingBytes === 0) return null;
    const { value } = await replay.reader.read().catch(() => ({ value: undefined }));
    replay.missingBytes -= value?.byteLength ?? 0;
    if (value === undefined || replay.missingBytes < 0) throw new TransferError("connection_lost");
    return value;
  }

  async function received(): Promise<Uint8Array | null> {
    const { value } = await rest.read();
    if (value === undefined) return null;
    await keeper.write(value);
    return value;
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await request.pausing?.whilePaused(signal);
          if (signal.aborted) throw new TransferError("cancelled");
          const chunk = (await replayed()) ?? (await received());
          if (chunk === null) controller.close();
          else controller.enqueue(chunk);
        } catch (error) {
          await rest.cancel(error).catch(() => {});
          throw error;
        }
      },
      async cancel(reason) {
        await replay?.reader.cancel(reason).catch(() => {});
        await rest.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
