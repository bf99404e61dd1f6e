import { recordCount, type Secret } from "@envoi/crypto";
import { PIECE_BYTES } from "@envoi/protocol";
import type { PauseSwitch } from "../pause-switch.ts";
import { TransferError } from "../transfer-error.ts";
import type { DownloadProgress } from "./download.ts";
import type { ClaimTicket } from "./random-access-claim.ts";
import { RecordSource, type TakeClaim } from "./record-source.ts";

/*
 * [Note: Content]
 *
 * A `Content` reads the plaintext of an Upload in any order, for previews and for saving some of its files. All reads
 * of a page share one random-access Claim. It counts as one download as soon as the first read begins, and lasts until
 * `close`. The page must warn the user before the first read. Every Record is verified before any of its bytes are
 * returned: it must be authentic, have the expected number, and be marked as the last one exactly where the declared
 * length ends. The body's length must match that of the plaintext. Only the Records of a range are fetched, unless they
 * are cached. Sequential reads use growing requests of up to 4 MiB and prefetch the next one; after a jump, they start
 * small again. A media player reads ahead on its own, so its requests stay at or below 1 MiB: bytes that a seek
 * makes useless are charged to the Claim too. Chromium's player often cancels its stream and opens another one
 * close to where the first one was. The other stream would fetch again what an aborted request has already cost, so
 * requests are completed until the player jumps.
 */

/** Number of Records in a stream's first request. Each later request is twice as long, up to a maximum. */
const FIRST_AHEAD = 4;
const MAX_RECORDS_AHEAD = 64;
const MAX_RECORDS_AHEAD_OF_PLAYER = 16;

/** Maximum length of one `read`. */
export const MAX_READ_BYTES = 8_388_608;

/** The plaintext bytes from `firstByte` up to, but not including, `endByte`. */
export type PlaintextRange = { firstByte: number; endByte: number };

/** Reads an Upload's plaintext in any order. See [Note: Content]. */
export type Content = {
  /** Plaintext length. An archive's files are concatenated in manifest order. See `fileRanges`. */
  bytes: number;
  /**
   * Reads a range into memory. An empty range causes no request.
   *
   * @returns exactly the range's bytes, in a buffer owned by the caller
   * @throws RangeError outside the plaintext, or for more than MAX_READ_BYTES; ProtocolError `not_found` once the Claim
   *   or the Upload no longer exists, `all_claimed`, `rate_limited` when its bytes are used up, `bad_range` from a
   *   server without random access; DecryptionError; TransferError
   */
  read(range: PlaintextRange, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Reads a range of any length.
   *
   * @param options.onProgress - called with the progress in bytes of plaintext
   * @param options.isForPlayer - whether the reader reads ahead on its own
   * @returns a stream that fails with the errors of `read` instead of ending early
   * @throws RangeError outside the plaintext
   */
  stream(range: PlaintextRange, options: StreamOptions): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Whether the download has been claimed, or is being claimed. */
  isTaken(): boolean;
  /**
   * Claims the download, unless a read has already done so.
   *
   * @returns a credential for another `Content` of the same Upload, whose reads then do not count as another download
   */
  ticket(): Promise<ClaimTicket>;
  /** Ends all reads. `release` also ends the Claim for every other holder of its ticket. */
  close(claim?: "release" | "leave"): void;
};

export type StreamOptions = {
  onProgress?: (progress: DownloadProgress) => void;
  isForPlayer?: boolean;
  signal: AbortSignal;
};

export function createContent(
  take: TakeClaim,
  { secret, plaintextBytes }: { secret: Secret; plaintextBytes: number },
  pausing?: PauseSwitch,
): Content {
  const source = new RecordSource(take, { secret, plaintextBytes }, pausing);
  const readRange = createSingleReads(source, recordCount(plaintextBytes));
  const player = new PlayerRequests(source);

  function requireInside({ firstByte, endByte }: PlaintextRange): void {
    const areWhole = Number.isSafeInteger(firstByte) && Number.isSafeInteger(endByte);
    if (!areWhole || firstByte < 0 || firstByte > endByte || endByte > plaintextBytes) {
      throw new RangeError("the range is not within the plaintext");
    }
  }

  return {
    bytes: plaintextBytes,
    async read(range, signal) {
      requireInside(range);
      if (range.endByte - range.firstByte > MAX_READ_BYTES) throw new RangeError("the range is too long");
      return readRange(range, signal);
    },
    stream(range, options) {
      requireInside(range);
      const { isForPlayer, ...others } = options;
      return streamPieces(source, range, {
        ...others,
        player: isForPlayer ? player : null,
        ...(pausing && { pausing }),
      });
    },
    isTaken: () => source.isTaken,
    ticket: async () => (await source.claim()).ticket,
    close: (claim = "release") => source.close(claim),
  };
}

function toRecordRange({ firstByte, endByte }: PlaintextRange): { first: number; end: number } {
  return { first: Math.floor(firstByte / PIECE_BYTES), end: Math.ceil(endByte / PIECE_BYTES) };
}

/** The bytes of a piece that lie within a range. */
function within(piece: Uint8Array<ArrayBuffer>, sequence: number, { firstByte, endByte }: PlaintextRange) {
  const at = sequence * PIECE_BYTES;
  return piece.subarray(Math.max(0, firstByte - at), endByte - at);
}

/** Reads individual ranges. A read that continues the previous one prefetches Records for the next. */
function createSingleReads(source: RecordSource, count: number) {
  /** Represents the reader that the prefetched Records are kept for. */
  const ahead = {};
  let readEnd: number | null = null;
  let aheadRecords = 0;
  let aheadEnd = 0;

  function askAhead(first: number, end: number): void {
    // Consecutive reads may overlap by one Record.
    const isNext = readEnd !== null && (first === readEnd || first === readEnd - 1);
    readEnd = end;
    if (!isNext) {
      aheadRecords = 0;
      aheadEnd = 0;
      source.leave(ahead);
      return;
    }
    if (aheadEnd - end > aheadRecords / 2) return;
    aheadRecords = Math.min(MAX_RECORDS_AHEAD, Math.max(FIRST_AHEAD, 2 * aheadRecords));
    let covered = Math.max(end, aheadEnd);
    aheadEnd = Math.min(count, covered + aheadRecords);
    while (covered < aheadEnd) covered = source.cover(covered, aheadEnd, ahead);
  }

  return async (range: PlaintextRange, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => {
    if (signal.aborted) throw new TransferError("cancelled");
    const bytes = new Uint8Array(range.endByte - range.firstByte);
    if (bytes.byteLength === 0) return bytes;
    const { first, end } = toRecordRange(range);
    const reader = {};
    try {
      for (let covered = first; covered < end; ) covered = source.cover(covered, end, reader);
      askAhead(first, end);
      for (let sequence = first; sequence < end; sequence += 1) {
        const piece = await orAborted(source.piece(sequence, reader), signal);
        bytes.set(within(piece, sequence, range), Math.max(0, sequence * PIECE_BYTES - range.firstByte));
      }
      return bytes;
    } finally {
      source.leave(reader);
    }
  };
}

/** Completes the requests of cancelled streams until the player jumps. */
class PlayerRequests {
  readonly #source: RecordSource;
  /** Cancelled streams since the last jump. */
  readonly #cancelled = new Set<object>();

  constructor(source: RecordSource) {
    this.#source = source;
  }

  /** @param first - the first Record of a new stream */
  begin(first: number): void {
    if (this.#source.holds(first)) return;
    for (const reader of this.#cancelled) this.#source.leave(reader);
    this.#cancelled.clear();
  }

  /** Notes that a stream has been cancelled. */
  leave(reader: object): void {
    this.#cancelled.add(reader);
  }
}

type PieceOptions = Omit<StreamOptions, "isForPlayer"> & { player: PlayerRequests | null; pausing?: PauseSwitch };

/** Streams pieces in order, and requests the next ones before the current request ends. */
function streamPieces(
  source: RecordSource,
  range: PlaintextRange,
  { onProgress, player, pausing, signal }: PieceOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { first, end } = toRecordRange(range);
  const maxAhead = player ? MAX_RECORDS_AHEAD_OF_PLAYER : MAX_RECORDS_AHEAD;
  const totalBytes = range.endByte - range.firstByte;
  const reader = {};
  player?.begin(first);
  let receivedBytes = 0;
  let sequence = first;
  let covered = first;
  let records = FIRST_AHEAD;

  function cover(): void {
    covered = source.cover(covered, Math.min(end, covered + records), reader);
  }

  async function nextPiece(): Promise<Uint8Array<ArrayBuffer>> {
    if (sequence >= covered) cover();
    const piece = await source.piece(sequence, reader);
    if (covered < end && covered - sequence <= records / 2) {
      records = Math.min(maxAhead, 2 * records);
      cover();
    }
    return piece;
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (receivedBytes >= totalBytes) {
          source.leave(reader);
          return controller.close();
        }
        try {
          await pausing?.whilePaused(signal);
          if (signal.aborted) throw new TransferError("cancelled");
          const piece = within(await orAborted(nextPiece(), signal), sequence, range);
          sequence += 1;
          receivedBytes += piece.byteLength;
          onProgress?.({ receivedBytes, totalBytes });
          // Passes on a copy, because the piece stays in the cache.
          controller.enqueue(piece.slice());
        } catch (error) {
          source.leave(reader);
          throw error;
        }
      },
      cancel: () => (player ?? source).leave(reader),
    },
    { highWaterMark: 0 },
  );
}

/** @throws TransferError `cancelled` as soon as the signal aborts */
async function orAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new TransferError("cancelled"));
    signal.addEventListener("abort", abort, { once: true });
  });
  try {
    return await Promise.race([value, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
