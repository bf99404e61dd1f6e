import type { Readable } from "node:stream";
import { pause } from "@envoi/platform";
import { type BlobKey, BlobStoreError, type ByteRange, type TakeBatch } from "../port.ts";
import type { BodyRequests } from "./body-requests.ts";
import { answeredIfThere, mayPass, storeError } from "./s3-faults.ts";

/*
 * [Note: Paused readers]
 *
 * An open read holds one of the store's request slots, and stores reset a read whose reader pauses (MinIO after about
 * 45 s). So a read without progress for QUIET_MS is closed, whichever side has paused, and reopened at its offset, with
 * If-Match, once its reader needs more. A read that the store ends early is reopened the same way.
 */
const QUIET_MS = 15_000;
/**
 * A read fails if no bytes arrive for this long. After the first bytes, the limit is longer, so that reads survive
 * a restart of the store.
 */
const TRY_TO_BEGIN_MS = 10_000;
const TRY_TO_RESUME_MS = 40_000;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 4_000;
const OPEN_MS = 20_000;
/**
 * Number of bytes requested when a read is reopened. It is limited, because a reader that has paused may pause again.
 */
const REOPENED_BYTES = 8_388_608;

/** An object opened at an offset, its version, and its whole length, if the store states it. */
type OpenObject = { body: Readable; etag: string; totalBytes: number | null };
/** @param etag - the version to open; `null`: any version. @returns `null` when the object does not exist */
type OpenAt = (offset: number, etag: string | null) => Promise<OpenObject | null>;

/**
 * @returns a function that opens one object: the first time up to the end of the range, then for at most REOPENED_BYTES
 */
export function objectOpener(
  bodies: Pick<BodyRequests, "get">,
  key: BlobKey,
  { offset: start, end }: ByteRange,
  abortSignal: AbortSignal,
): OpenAt {
  return async (offset, etag) => {
    const until = offset === start ? end : Math.min(end, offset + REOPENED_BYTES);
    const headers = { range: `bytes=${offset}-${until - 1}`, "if-match": etag ?? undefined };
    const found = await answeredIfThere(bodies.get(key, headers, { abortSignal, requestTimeout: OPEN_MS }));
    if (found === null) return null;
    if (found.etag === undefined) throw new BlobStoreError("unavailable");
    return { ...found, etag: found.etag };
  };
}

/**
 * Reads `offset` up to `end`, reopening the object as needed, see [Note: Paused readers].
 *
 * @param range.aheadBytes - bytes that may be buffered while the reader takes a batch
 * @returns `null` when the object does not exist
 * @throws BlobStoreError when the object is too short or is replaced during the call, or the store stays unavailable;
 *   errors of `take`; the signal's reason
 */
export async function readObject(
  openAt: OpenAt,
  range: ByteRange & { aheadBytes: number },
  take: TakeBatch,
  signal: AbortSignal,
): Promise<"read" | null> {
  const retries = createRetries();
  let { offset } = range;
  let etag: string | null = null;
  let isFound = false;
  while (offset < range.end) {
    const opened: OpenObject | BlobStoreError | null = await openAt(offset, etag).catch(storeError);
    signal.throwIfAborted();
    if (opened === null && !isFound) return null;
    if (opened === null) throw new BlobStoreError("unavailable", { cause: new Error("removed while it was read") });
    if (opened instanceof BlobStoreError) {
      await retries.backOff(opened, signal);
      continue;
    }
    isFound = true;
    etag = opened.etag;
    const taken = await takeAll(opened.body, range.aheadBytes, take, signal);
    offset += taken;
    if (taken > 0) retries.reset();
    else await retries.backOff(new BlobStoreError("unavailable"), signal);
  }
  return "read";
}

/**
 * Reads the first bytes of an object. The store states the length of the whole object with them.
 *
 * @returns `null` when the object does not exist
 */
export async function readStart(
  bodies: Pick<BodyRequests, "get">,
  key: BlobKey,
  bytes: number,
  signal: AbortSignal,
): Promise<{ start: Uint8Array; totalBytes: number | null } | null> {
  const range = { offset: 0, end: bytes };
  const open = objectOpener(bodies, key, range, signal);
  let totalBytes: number | null = null;
  const openAt: OpenAt = async (offset, etag) => {
    const opened = await open(offset, etag);
    totalBytes = opened?.totalBytes ?? null;
    return opened;
  };
  const { take, bytes: start } = intoMemory(bytes);
  const found = await readObject(openAt, { ...range, aheadBytes: bytes }, take, signal);
  return found === null ? null : { start, totalBytes };
}

/** Collects a read of known length. */
export function intoMemory(length: number): { take: TakeBatch; bytes: Uint8Array } {
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  const take: TakeBatch = async (batch) => {
    for (const chunk of batch) {
      bytes.set(chunk, filled);
      filled += chunk.byteLength;
    }
  };
  return { take, bytes };
}

/**
 * Passes on the bytes of one open read until it ends or fails.
 *
 * @param aheadBytes - bytes that may be buffered while the reader takes a batch
 * @returns bytes taken
 * @throws errors of `take`; the signal's reason
 */
async function takeAll(body: Readable, aheadBytes: number, take: TakeBatch, signal: AbortSignal): Promise<number> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let taken = 0;
  let wake = () => {};
  const giveUp = () => void body.destroy();
  const quiet = setTimeout(giveUp, QUIET_MS);
  signal.addEventListener("abort", giveUp, { once: true });
  body.on("data", (chunk: Buffer) => {
    waiting.push(chunk);
    waitingBytes += chunk.byteLength;
    quiet.refresh();
    if (waitingBytes >= aheadBytes) body.pause();
    wake();
  });
  // The error is ignored, because the caller detects a broken read from the number of bytes it received.
  body.on("error", () => {});
  body.on("close", () => wake());
  try {
    for (;;) {
      signal.throwIfAborted();
      if (waitingBytes > 0) {
        const [batch, bytes] = [waiting, waitingBytes];
        [waiting, waitingBytes] = [[], 0];
        if (body.isPaused()) body.resume();
        await take(batch);
        taken += bytes;
        quiet.refresh();
      } else if (body.closed) {
        return taken;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    clearTimeout(quiet);
    signal.removeEventListener("abort", giveUp);
    body.destroy();
  }
}

function createRetries() {
  let endsAt = performance.now() + TRY_TO_BEGIN_MS;
  let retryMs = FIRST_RETRY_MS;
  return {
    /** Call this when bytes arrive. */
    reset(): void {
      endsAt = performance.now() + TRY_TO_RESUME_MS;
      retryMs = FIRST_RETRY_MS;
    },
    /** Waits before the next attempt. @throws the fault when it is permanent or the time for retries is over */
    async backOff(fault: BlobStoreError, signal: AbortSignal): Promise<void> {
      if (!mayPass(fault) || performance.now() + retryMs > endsAt) throw fault;
      await pause(retryMs, signal);
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
    },
  };
}
