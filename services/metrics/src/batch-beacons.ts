import { gzipSync } from "node:zlib";
import type { FactOf } from "@envoi/events";
import { inTime } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import { type BlobStore, BlobStoreError } from "@envoi/store";
import { batchKey, type Hour, toHour } from "./batch-keys.ts";
import { type EventLine, eventLines, sortLines } from "./event-lines.ts";

/** Maximum time that a write waits for the current one to end, because fewer, larger writes cost the store less. */
const SLOW_WRITE_MS = 25;
const WRITES_AT_ONCE = 3;
/** Maximum number of characters per batch, limited because a batch is compressed in one step. */
const MAX_BATCH_CHARACTERS = 1_048_576;
/** Maximum total length of the beacons in memory, in characters. */
const MAX_HELD_CHARACTERS = 8_388_608;
/** Memory counted per beacon for its request and connection, in addition to its text. */
const EACH_CHARACTERS = 8_192;
const DEADLINE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;
/**
 * A small window, because similar lines are close together: a window of 4 KiB compresses them as well as one of 32 KiB.
 * With zlib's defaults each batch would need 256 KiB, and frequent small batches would fragment the memory.
 */
const COMPRESSION = { windowBits: 12, memLevel: 5 } as const;

/**
 * Resolves once the beacon's events are in the blob store. Storing the same beacon again does no harm. A beacon whose
 * signal aborts while it is queued is not written.
 *
 * @throws ProtocolError `busy` if too much is queued; BlobStoreError; the signal's reason
 */
export type StoreBeacon = (fact: FactOf<"metrics.received">, signal?: AbortSignal) => Promise<void>;

type BatchingOptions = {
  /** Maximum number of beacons per batch. */
  most: number;
  /** Maximum time that a beacon waits for others. A full batch is written earlier. */
  lingerMs: number;
  /** Time limit for a write, which fails if it takes longer. */
  deadlineMs?: number;
};

type WaitingBeacon = {
  hour: Hour;
  lines: readonly EventLine[];
  characters: number;
  settle: PromiseWithResolvers<void>;
};

async function write(blobs: Pick<BlobStore, "write">, hour: Hour, lines: EventLine[], ms: number): Promise<void> {
  const text = sortLines(lines).join("");
  const batch = gzipSync(text, COMPRESSION);
  const body = async function* () {
    yield [batch];
  };
  const deadline = AbortSignal.timeout(ms);
  try {
    await blobs.write(batchKey(hour, text), body(), batch.length, deadline);
  } catch (error) {
    throw deadline.aborted ? new BlobStoreError("unavailable", { cause: error }) : error;
  }
}

/** Removes the oldest beacons from the queue, up to the limits of one write. */
function takeSome(waiting: Set<WaitingBeacon>, most: number): WaitingBeacon[] {
  const taken: WaitingBeacon[] = [];
  let characters = 0;
  for (const one of waiting) {
    characters += one.characters;
    if (taken.length > 0 && (taken.length >= most || characters > MAX_BATCH_CHARACTERS)) break;
    waiting.delete(one);
    taken.push(one);
  }
  return taken;
}

/** Stores concurrent beacons together: see [Note: Batches]. */
export function createBatching(blobs: Pick<BlobStore, "write">, options: BatchingOptions): StoreBeacon {
  const { most, lingerMs, deadlineMs = DEADLINE_MS } = options;
  const waiting = new Set<WaitingBeacon>();
  const writes = new Set<Promise<void>>();
  let heldCharacters = 0;
  let enough = Promise.withResolvers<void>();
  let isRunning = false;

  async function writeTogether(together: readonly WaitingBeacon[]): Promise<void> {
    for (const [hour, ofHour] of Map.groupBy(together, (one) => one.hour)) {
      try {
        await write(
          blobs,
          hour,
          ofHour.flatMap(({ lines }) => lines),
          deadlineMs,
        );
        for (const { settle } of ofHour) settle.resolve();
      } catch (error) {
        for (const { settle } of ofHour) settle.reject(error);
      }
    }
  }

  /** Whether there is no point in waiting for more beacons, because the queue is empty or already fills a batch. */
  function isEnough(): boolean {
    const characters = [...waiting].reduce((sum, one) => sum + one.characters, 0);
    return waiting.size === 0 || waiting.size >= most || characters >= MAX_BATCH_CHARACTERS;
  }

  async function untilTurn(): Promise<void> {
    if (lingerMs > 0 && !isEnough()) {
      enough = Promise.withResolvers();
      await inTime(lingerMs, enough.promise);
    }
    if (writes.size >= WRITES_AT_ONCE) await Promise.race(writes);
    else if (writes.size > 0) await inTime(SLOW_WRITE_MS, Promise.race(writes));
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.size > 0) {
      await untilTurn();
      const written = writeTogether(takeSome(waiting, most)).finally(() => writes.delete(written));
      writes.add(written);
    }
    isRunning = false;
  }

  return async (fact, signal) => {
    signal?.throwIfAborted();
    const lines = eventLines(fact);
    const characters = lines.reduce((sum, { length }) => sum + length, 0);
    const held = characters + EACH_CHARACTERS;
    if (heldCharacters + held > MAX_HELD_CHARACTERS) {
      throw new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const one = { hour: toHour(fact.atMs), lines, characters, settle: Promise.withResolvers<void>() };
    const leave = () => {
      if (waiting.delete(one)) one.settle.reject(signal?.reason);
      if (isEnough()) enough.resolve();
    };
    heldCharacters += held;
    waiting.add(one);
    signal?.addEventListener("abort", leave, { once: true });
    if (isEnough()) enough.resolve();
    if (!isRunning) void run();
    try {
      await one.settle.promise;
    } finally {
      heldCharacters -= held;
      signal?.removeEventListener("abort", leave);
    }
  };
}
