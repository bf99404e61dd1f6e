import type { Readable } from "node:stream";
import { pause } from "@envoi/platform";
import { BlobStoreError, type TakeBatch } from "../port.ts";
import { mayPass, storeError } from "./s3-faults.ts";

/** An object being read from some offset on, and what tells this version of it from another. */
type OpenObject = { body: Readable; etag: string };
/** @param etag - the version to open, `null`: any. @returns `null` when there is no such object */
export type OpenAt = (offset: number, etag: string | null) => Promise<OpenObject | null>;

/*
 * [Note: Paused readers]
 *
 * An open read holds a request slot of the store, and stores reset a read whose reader pauses (MinIO after some 45 s). So
 * a read in which nothing moves for QUIET_MS is given up, whoever is to blame, and is opened again at its offset, with
 * If-Match, once its reader wants more. The same is done when the store ends it early.
 */
const QUIET_MS = 15_000;
/** A read that gets nothing for so long fails. Once begun it outlives a restart of the store. */
const TRY_TO_BEGIN_MS = 10_000;
const TRY_TO_GO_ON_MS = 40_000;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 4_000;

/**
 * Hands on what one opening of the object gives, until it ends, for whatever reason.
 *
 * @param aheadBytes - what may wait for the reader while it takes a batch
 * @returns bytes taken
 * @throws what `take` throws; the signal's reason
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
  // That it broke is told by its length.
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

/** When to try again, and when no more. */
function createPatience() {
  let endsAt = performance.now() + TRY_TO_BEGIN_MS;
  let retryMs = FIRST_RETRY_MS;
  return {
    /** Bytes came. */
    renew(): void {
      endsAt = performance.now() + TRY_TO_GO_ON_MS;
      retryMs = FIRST_RETRY_MS;
    },
    /** @throws the fault when it is no use to try again, or no longer */
    async afterFault(fault: BlobStoreError, signal: AbortSignal): Promise<void> {
      if (!mayPass(fault) || performance.now() + retryMs > endsAt) throw fault;
      await pause(retryMs, signal);
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
    },
  };
}

/**
 * Reads `offset` up to `end`, opening the object as often as that takes, see [Note: Paused readers].
 *
 * @param range.etag - the version to read, `null`: the one that is there
 * @param range.aheadBytes - what may wait for the reader while it takes a batch
 * @returns `null` when there is no such object
 * @throws BlobStoreError when it is shorter, another one by now, or the store stays away; what `take` throws; the signal's
 *   reason
 */
export async function readObject(
  openAt: OpenAt,
  range: { offset: number; end: number; etag: string | null; aheadBytes: number },
  take: TakeBatch,
  signal: AbortSignal,
): Promise<"read" | null> {
  const patience = createPatience();
  let { offset, etag } = range;
  let isFound = false;
  while (offset < range.end) {
    const opened: OpenObject | BlobStoreError | null = await openAt(offset, etag).catch(storeError);
    signal.throwIfAborted();
    if (opened === null && !isFound) return null;
    if (opened === null) throw new BlobStoreError("unavailable", { cause: new Error("removed while it was read") });
    if (opened instanceof BlobStoreError) {
      await patience.afterFault(opened, signal);
      continue;
    }
    isFound = true;
    etag = opened.etag;
    const taken = await takeAll(opened.body, range.aheadBytes, take, signal);
    offset += taken;
    if (taken > 0) patience.renew();
    else await patience.afterFault(new BlobStoreError("unavailable"), signal);
  }
  return "read";
}
