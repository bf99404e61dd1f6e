import { DecryptionError } from "@envoi/crypto";
import { DIRECT_HEADER, PARALLEL_HEADER, ProtocolError } from "@envoi/protocol";
import { type ChunkReader, createChunkReader } from "../chunk-reader.ts";
import type { PauseSwitch } from "../pause-switch.ts";
import { lostBy, TransferError } from "../transfer-error.ts";
import { DirectPath } from "../wire/direct-path.ts";
import { readInTime } from "../wire/read-in-time.ts";
import type { Signer } from "../wire/signed-request.ts";
import { answeredRange, type Claim, fetchRange, parseClaim } from "./claim.ts";
import { type DownloadTarget, firstAnswer } from "./first-answer.ts";
import type { BodyKeeper } from "./kept-body.ts";
import { LiveBody } from "./live-body.ts";
import { type FirstAnswer, mayLoseBytes, ParallelBody, type ParallelOptions } from "./parallel-body.ts";
import { persist } from "./persist.ts";
import type { ClaimTicket } from "./random-access-claim.ts";

/**
 * Length of the first request. It is short in every browser, because it is not yet known whether the server allows
 * several ranges at once. The server may also still be sending the rest of a range to an earlier page, and charges that
 * range in full until a later range is requested.
 */
const FIRST_BYTES = 8 * 1_048_576;

/**
 * Data for continuing a kept body. See [Note: Kept bodies]. `from`: the Claim, the number of pages that have used it,
 * and the first byte to request. Without a Claim, the rest is requested under a new Claim.
 */
type Keeping = Pick<BodyKeeper, "isKeeping" | "begin"> & {
  from: { ticket: ClaimTicket | null; pages: number; firstByte: number } | null;
};

export type BodyRequest = Omit<DownloadTarget, "signer"> & {
  /** If `null`, requests cannot be signed, so only the Claim in `keeping` can be continued. */
  signer: Signer | null;
  totalBytes: number;
  /**
   * Set for a live link, whose body is never kept. The argument tells whether the download is waiting for more bytes
   * from the sender.
   */
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
  pausing?: PauseSwitch | undefined;
  keeping?: Keeping | undefined;
};

/**
 * Receives the body of an upload, and counts its bytes as they arrive.
 *
 * @param onReceived - called with the number of bytes received so far
 * @returns a stream whose chunks are valid until the next read. It fails with TransferError `cancelled` or
 *   `connection_lost`, whatever error this platform's `fetch` reports, and with ProtocolError once the server rejects
 *   the rest
 */
export async function receiveBody(
  { totalBytes, pausing, keeping, onWaiting, ...target }: BodyRequest,
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { signer } = target;
  if (onWaiting !== undefined && signer !== null) {
    return receiveLive({ ...target, signer, totalBytes, pausing, onWaiting }, onReceived, signal);
  }
  const from = keeping?.from ?? null;
  const ticket = from?.ticket ?? null;
  const spareBytes = mayLoseBytes(totalBytes, ticket === null ? 0 : (from?.pages ?? 0));
  const firstByte = from?.firstByte ?? 0;
  const range = [firstByte, Math.min(firstByte + Math.min(FIRST_BYTES, spareBytes), totalBytes) - 1] as const;
  const known = ticket === null ? null : { ...target, ...ticket };
  const askedAtMs = performance.now();
  const answer = await (known === null
    ? takeClaim(target, range, signal)
    : persist(() => fetchRange(known, range, signal), signal, pausing));
  const waitMs = performance.now() - askedAtMs;
  const claim = known ?? parseClaim(target, answer);
  if (known === null && claim !== null) keeping?.begin({ token: claim.token, etag: claim.etag });
  const options = { totalBytes, spareBytes, pausing, signal, outlives: () => keeping?.isKeeping() === true };
  return createStream(openBody({ answer, range, waitMs }, claim, options), firstByte, onReceived);
}

/** @throws ProtocolError `bad_range` from a server that can only start at the first byte */
async function takeClaim(
  { signer, ...target }: Omit<DownloadTarget, "signer"> & { signer: Signer | null },
  [first, last]: readonly [number, number],
  signal: AbortSignal,
): Promise<Response> {
  if (signer === null) throw new ProtocolError("not_found");
  const headers = { ...target.headers, [PARALLEL_HEADER]: "1", [DIRECT_HEADER]: "1" };
  const answer = await firstAnswer({ ...target, signer, headers }, `bytes=${first}-${last}`, signal);
  if (first === 0 || answer.status === 206) return answer;
  await answer.body?.cancel();
  throw new ProtocolError("bad_range");
}

/** @param first - the first response under the Claim */
function openBody(first: FirstAnswer, claim: Claim | null, options: Omit<ParallelOptions, "maxRanges">): ChunkReader {
  const { answer, waitMs, range: asked } = first;
  if (claim === null) return readWhole(answer, options);
  const maxRanges = Math.max(1, Number(answer.headers.get(PARALLEL_HEADER)) || 1);
  const range =
    answer.status === 206 ? (answeredRange(answer, asked) ?? asked) : ([0, options.totalBytes - 1] as const);
  const direct = answer.headers.get(DIRECT_HEADER) === "1" ? DirectPath.of(claim.server) : null;
  return new ParallelBody({ answer, range, waitMs }, claim, { ...options, maxRanges, direct });
}

/**
 * Silence after which a response is given up that cannot be continued. It is longer than on connections that can be
 * replaced.
 */
const MAX_SILENCE_MS = 60_000;

/** Reads the only response of a server without Claims, which cannot be asked for missing bytes later. */
function readWhole(
  { body }: Response,
  { totalBytes, pausing, signal }: Pick<ParallelOptions, "totalBytes" | "pausing" | "signal">,
): ChunkReader {
  if (body === null) throw new TransferError("connection_lost");
  const reader = createChunkReader(body);
  let offset = 0;
  return {
    async read() {
      try {
        await pausing?.whilePaused(signal);
        const chunk = await readInTime(reader, MAX_SILENCE_MS);
        offset += chunk?.byteLength ?? 0;
        if (offset > totalBytes) throw new DecryptionError("too-long");
        return chunk;
      } catch (error) {
        void reader.cancel(error).catch(() => {});
        if (signal.aborted) throw new TransferError("cancelled", { cause: error });
        // The connection broke only after all bytes had arrived.
        if (offset === totalBytes) return null;
        throw error instanceof DecryptionError ? error : lostBy(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  };
}

function createStream(
  body: ChunkReader,
  firstByte: number,
  onReceived: (receivedBytes: number) => void,
): ReadableStream<Uint8Array> {
  let receivedBytes = firstByte;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await body.read();
        if (chunk === null) return controller.close();
        receivedBytes += chunk.byteLength;
        onReceived(receivedBytes);
        controller.enqueue(chunk);
      },
      cancel: (reason) => body.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Receives the body of an upload that may still be running. See [Note: Live bodies]. */
function receiveLive(
  request: DownloadTarget & Pick<BodyRequest, "totalBytes" | "pausing"> & { onWaiting: (isWaiting: boolean) => void },
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const { totalBytes, pausing, onWaiting, ...source } = request;
  let body: ChunkReader | LiveBody = new LiveBody(source, { totalBytes, onWaiting, pausing, signal });

  async function read(): Promise<Uint8Array | null> {
    const found = await body.read();
    if (found === null || found instanceof Uint8Array) return found;
    const claim = parseClaim(source, found.answer);
    // Without a Claim, the server does not know which bytes have already been received.
    if (claim === null) throw new TransferError("connection_lost");
    const { range: rest } = found;
    // The bytes received before the Claim was taken are not charged to it.
    const spareBytes = mayLoseBytes(totalBytes, 0) + rest[0];
    body = openBody(found, claim, { totalBytes, spareBytes, pausing, signal });
    return body.read();
  }

  return createStream({ read, cancel: async (reason) => body.cancel(reason) }, 0, onReceived);
}
