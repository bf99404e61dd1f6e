import { PARALLEL_HEADER } from "@envoi/protocol";
import type { PauseSwitch } from "../pause-switch.ts";
import { TransferError } from "../transfer-error.ts";
import { type Claim, fetchRange, parseClaim } from "./claim.ts";
import { type DownloadTarget, firstAnswer } from "./first-answer.ts";
import type { BodyKeeper } from "./kept-body.ts";
import { LiveBody } from "./live-body.ts";
import { mayLoseBytes, ParallelBody } from "./parallel-body.ts";
import { persist } from "./persist.ts";
import type { ClaimTicket } from "./random-access-claim.ts";
import { type Answer, MIN_WINDOW_BYTES, type Range, type WindowOptions, Windows } from "./windows.ts";

/**
 * What [Note: Kept bodies] needs. `from`: the Claim to continue, how many pages have used it, and the first byte to request
 * under it.
 */
type Keeping = Pick<BodyKeeper, "isKeeping" | "begin"> & {
  from: { ticket: ClaimTicket; pages: number; firstByte: number } | null;
};

export type BodyRequest = DownloadTarget & {
  totalBytes: number;
  /** Set for a live link: called with whether the sender has to send more first. Such a body is not kept. */
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
  pausing?: PauseSwitch | undefined;
  keeping?: Keeping | undefined;
};

/**
 * The body of an upload, counted as it arrives.
 *
 * @param onReceived - called with the number of bytes so far
 * @returns a stream whose chunks are valid until the next read. It fails with TransferError `cancelled` or
 *   `connection_lost`, whatever the error of this platform's fetch, and with ProtocolError once the server refuses to
 *   continue
 */
export async function receiveBody(
  { totalBytes, pausing, keeping, onWaiting, ...target }: BodyRequest,
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  if (onWaiting !== undefined) return receiveLive({ ...target, totalBytes, pausing, onWaiting }, onReceived, signal);
  const from = keeping?.from ?? null;
  const spareBytes = mayLoseBytes(totalBytes, from?.pages ?? 0);
  const range = firstRange(from?.firstByte ?? 0, { totalBytes, spareBytes });
  const known = from === null ? null : { ...target, ...from.ticket };
  const askedAtMs = performance.now();
  const headers = { ...target.headers, [PARALLEL_HEADER]: "1" };
  const answer =
    known === null
      ? await firstAnswer({ ...target, headers }, `bytes=${range[0]}-${range[1]}`, signal)
      : await persist(() => fetchRange(known, range, signal), signal, pausing);
  const waitMs = performance.now() - askedAtMs;
  const claim = known ?? parseClaim(target, answer);
  if (known === null && claim !== null) keeping?.begin({ token: claim.token, etag: claim.etag });
  const options = { totalBytes, spareBytes, pausing, signal, outlives: () => keeping?.isKeeping() === true };
  return createStream(createWindows({ answer, range, waitMs }, claim, options), range[0], onReceived);
}

/** The bytes of a body, in order. */
type BodyWindows = { read(): Promise<Uint8Array | null>; cancel(reason: unknown): Promise<void> | void };

/** @param first - the first answer under the Claim */
function createWindows(
  first: Answer,
  claim: Claim | null,
  options: WindowOptions & { spareBytes: number },
): BodyWindows {
  const maxRanges = Number(first.answer.headers.get(PARALLEL_HEADER));
  return claim !== null && maxRanges > 1 && first.answer.status === 206
    ? new ParallelBody(first, claim, { ...options, maxRanges })
    : new Windows(first, claim, options);
}

function createStream(
  windows: BodyWindows,
  firstByte: number,
  onReceived: (receivedBytes: number) => void,
): ReadableStream<Uint8Array> {
  let receivedBytes = firstByte;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await windows.read();
        if (chunk === null) return controller.close();
        receivedBytes += chunk.byteLength;
        onReceived(receivedBytes);
        controller.enqueue(chunk);
      },
      cancel: (reason) => windows.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** See [Note: Live bodies]. */
function receiveLive(
  request: BodyRequest & { onWaiting: (isWaiting: boolean) => void },
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const { totalBytes, pausing, onWaiting, ...source } = request;
  let body: BodyWindows | LiveBody = new LiveBody(source, { totalBytes, onWaiting, pausing, signal });

  async function read(): Promise<Uint8Array | null> {
    const found = await body.read();
    if (found === null || found instanceof Uint8Array) return found;
    const claim = parseClaim(source, found.answer);
    // Only with a Claim the server knows what was received before.
    if (claim === null) throw new TransferError("connection_lost");
    const { range: rest } = found;
    // What came before the Claim is not charged to it.
    const spareBytes = mayLoseBytes(totalBytes, 0) + rest[0];
    const options = { totalBytes, spareBytes, pausing, signal, outlives: () => false };
    body = createWindows(found, claim, options);
    return body.read();
  }

  return createStream({ read, cancel: (reason) => body.cancel(reason) }, 0, onReceived);
}

/**
 * A short window, whatever the browser: it is not known yet whether the server allows several ranges at once, and it may
 * still send the rest to an earlier page, which it charges in full until a range beyond it was requested.
 */
function firstRange(firstByte: number, { totalBytes, spareBytes }: { totalBytes: number; spareBytes: number }): Range {
  const bytes = Math.min(MIN_WINDOW_BYTES, spareBytes);
  return [firstByte, Math.min(firstByte + bytes, totalBytes) - 1];
}
