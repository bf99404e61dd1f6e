import { type BodyKeeper, type ClaimTicket, releaseTicket, type Server, TransferError } from "@envoi/client";
import { holdLock } from "@envoi/client-browser";
import { HEADER_BYTES, ProtocolError, RECORD_BYTES, type UploadId } from "@envoi/protocol";
import { isNoRoom } from "../../worker/failure.ts";
import { countKept, findKept, type KeptFolder, openKeptFolder, removeKept } from "./kept-folder.ts";

/** Minimum ciphertext length of a kept download. Restarting a smaller one costs little. */
export const MIN_KEPT_BYTES = 50 * 1_048_576;
export const MAX_KEPT_DOWNLOADS = 4;
/** Required free space as a multiple of the download's size, because the browser also saves the file. */
const ROOM_FACTOR = 2;
/** Downloads expected to take less time than this are not kept, because that would only slow down fast connections. */
const WORTH_SECONDS = 20;
/** Number of bytes received before the first speed check and between checks. */
const MEASURED_BYTES = 16 * 1_048_576;
/**
 * Maximum time that a download may wait for slow storage: MAX_WAIT_MS plus MAX_WAIT_SHARE of the download's duration.
 */
const MAX_WAIT_MS = 2_000;
const MAX_WAIT_SHARE = 0.1;
/** Length of a Segment: 4 MiB. */
const SEGMENT_RECORDS = 64;
/** Time after which a Segment is written even with only MIN_RECORDS, so that slow connections lose little. */
const SOON_MS = 10_000;
const MIN_RECORDS = 16;
const TOUCH_MS = 60_000;
/** Timeout for the lock, which another tab may be about to release. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Keeps one download; see [Note: Kept downloads]. Must be ended by exactly one call of `remove`, `discard` or `leave`.
 */
export type KeptDownload = BodyKeeper & {
  /** Removes the kept part. Call this when the download has been saved. */
  remove: () => Promise<void>;
  /** Removes the kept part and releases its Claim. Call when the download has been cancelled. */
  discard: () => Promise<void>;
  /** Leaves the kept part on the device. Call when the download may be continued later. */
  leave: () => Promise<void>;
};

export type KeptRequest = {
  server: Server;
  id: UploadId;
  /** Length of the encrypted body. */
  totalBytes: number;
  /** Whether to continue the kept part, even if another tab has it; otherwise, it is removed. */
  continues: boolean;
};

/**
 * @param onLost - called when another tab continues the download, which must then end in this tab
 * @returns `null` if the download cannot be kept or is too small
 * @throws ProtocolError `not_found` if it was to be continued but the kept part no longer exists
 */
export async function keepDownload(request: KeptRequest, onLost: () => void): Promise<KeptDownload | null> {
  const { id, totalBytes, continues } = request;
  if (!continues && !(await canKeep(totalBytes))) return null;
  let isLost = false;
  const lockOptions = continues ? { steal: true } : { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
  const release = await holdLock(`kept-download ${id}`, lockOptions, () => {
    isLost = true;
    onLost();
  });
  if (release === null && !continues) return null;
  const kept = continues ? await findKept(id, totalBytes) : null;
  if (continues && kept === null) {
    release?.();
    throw new ProtocolError("not_found");
  }

  let ticket: ClaimTicket | null = kept?.ticket ?? null;
  let isEnded = false;
  const segments = createSegments(kept?.bytes ?? 0, () => giveUp());
  const pace = createPace(totalBytes);
  let opening: Promise<KeptFolder> | null = null;
  let touching: ReturnType<typeof setInterval> | undefined;

  /** Stops keeping the download's bytes, and removes those already kept. The download itself continues. */
  async function giveUp(): Promise<void> {
    if (isEnded || ticket === null) return;
    await end(remove);
  }

  const remove = () => removeKept(id);

  async function end(then: () => Promise<void>): Promise<void> {
    if (isEnded) return;
    isEnded = true;
    clearInterval(touching);
    await segments.end();
    // If the lock was lost, another tab has taken over the folder.
    if (!isLost) await then().catch(() => undefined);
    release?.();
  }

  function begin(claimed: ClaimTicket): void {
    if (isEnded) return;
    ticket = claimed;
    opening = openKeptFolder(id, { totalBytes, page: (kept?.pages ?? 0) + 1 });
    const touch = () => void opening?.then(({ writeClaim }) => writeClaim(claimed)).catch(() => giveUp());
    touch();
    touching = setInterval(touch, TOUCH_MS);
    segments.begin(opening);
  }

  if (kept !== null) begin(kept.ticket);
  return {
    kept,
    isKeeping: () => ticket !== null && !isEnded,
    begin,
    async write(chunk) {
      if (isEnded || ticket === null) return;
      const isFast = pace.isFast(chunk.byteLength);
      if (isFast && kept === null) return giveUp();
      const atMs = performance.now();
      await segments.write(chunk);
      if (pace.hasWaited(performance.now() - atMs)) await giveUp();
    },
    remove: () => end(remove),
    async discard() {
      const given = isEnded || isLost ? null : ticket;
      await end(remove);
      if (given !== null && !isLost) await releaseTicket(request.server, id, given);
    },
    leave: () => end(() => segments.flush(1)),
  };
}

async function canKeep(totalBytes: number): Promise<boolean> {
  try {
    if (totalBytes < MIN_KEPT_BYTES || !("createWritable" in FileSystemFileHandle.prototype)) return false;
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return quota - usage >= ROOM_FACTOR * totalBytes && (await countKept()) < MAX_KEPT_DOWNLOADS;
  } catch {
    return false;
  }
}

/** Measures the speed of the connection, and the time spent waiting for the storage. */
function createPace(totalBytes: number) {
  const beganAtMs = performance.now();
  let waitedMs = 0;
  let bytes = 0;
  let nextBytes = MEASURED_BYTES;
  return {
    /** @returns whether, at the speed so far, the whole download takes too little time to be worth keeping */
    isFast(moreBytes: number): boolean {
      bytes += moreBytes;
      if (bytes < nextBytes) return false;
      nextBytes = bytes + MEASURED_BYTES;
      const seconds = (performance.now() - beganAtMs - waitedMs) / 1_000;
      return (seconds * totalBytes) / bytes < WORTH_SECONDS;
    },
    /** @returns whether the download has waited too long for the storage */
    hasWaited(moreMs: number): boolean {
      waitedMs += moreMs;
      return waitedMs > MAX_WAIT_MS + MAX_WAIT_SHARE * (performance.now() - beganAtMs);
    },
  };
}

/** Collects a body into Segments, filling one while the previous one is written. */
function createSegments(keptBytes: number, onFailed: () => Promise<void>) {
  let firstByte = keptBytes;
  let filling = new Uint8Array(HEADER_BYTES + SEGMENT_RECORDS * RECORD_BYTES);
  let other = new Uint8Array(filling.byteLength);
  let filledBytes = 0;
  let folder: Promise<KeptFolder> | null = null;
  let writing: Promise<void> | null = null;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const headerBytes = () => (firstByte === 0 ? HEADER_BYTES : 0);

  async function store(at: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      await (await folder)?.writeSegment(at, bytes);
    } catch {
      void onFailed();
    }
    writing = null;
  }

  /** Starts writing the collected bytes if they contain at least the given number of whole Records. */
  async function flush(minRecords: number): Promise<void> {
    while (writing !== null) await writing;
    const records = Math.floor((filledBytes - headerBytes()) / RECORD_BYTES);
    if (records < minRecords) return;
    clearTimeout(soon);
    soon = undefined;
    const wholeBytes = headerBytes() + records * RECORD_BYTES;
    const full = filling;
    other.set(full.subarray(wholeBytes, filledBytes));
    filling = other;
    other = full;
    writing = store(firstByte, full.subarray(0, wholeBytes));
    filledBytes -= wholeBytes;
    firstByte += wholeBytes;
  }

  return {
    begin(opened: Promise<KeptFolder>): void {
      folder = opened;
    },
    async write(chunk: Uint8Array): Promise<void> {
      for (let rest = chunk; rest.byteLength > 0; ) {
        const part = rest.subarray(0, headerBytes() + SEGMENT_RECORDS * RECORD_BYTES - filledBytes);
        filling.set(part, filledBytes);
        filledBytes += part.byteLength;
        rest = rest.subarray(part.byteLength);
        if (filledBytes === headerBytes() + SEGMENT_RECORDS * RECORD_BYTES) await flush(1);
      }
      soon ??= setTimeout(() => {
        soon = undefined;
        void flush(MIN_RECORDS);
      }, SOON_MS);
    },
    async flush(minRecords: number): Promise<void> {
      await flush(minRecords);
      await writing;
    },
    async end(): Promise<void> {
      clearTimeout(soon);
      while (writing !== null) await writing;
    },
  };
}

/** Stops keeping a finished download. @param error - why the download failed; `undefined` if it was saved */
export async function endKeeping(keeper: KeptDownload | null, error?: unknown): Promise<void> {
  if (error === undefined) return keeper?.remove();
  const isBroken = error instanceof TransferError && error.code !== "cancelled";
  await (isBroken || isNoRoom(error) ? keeper?.leave() : keeper?.discard());
}
