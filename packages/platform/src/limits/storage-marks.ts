import { ProtocolError } from "@envoi/protocol";
import { env, readEnv, refuse } from "../config.ts";
import { openBlocks } from "./count-blocks.ts";
import type { OpenCount } from "./open-count.ts";

/*
 * [Note: Storage marks]
 *
 * Each sweep of the janitors measures the bytes in the object store. Uploads that begin afterwards are added with their
 * whole length, and what they do not send is subtracted. The next sweep replaces all of this: from then on freed space
 * counts, and an unfinished upload counts only what it has stored.
 *
 * Strangers cannot begin uploads above the soft mark, so that signed-in people can use the space up to the hard mark.
 * Above the hard mark nobody can. Uploads that have begun continue.
 *
 * The count is exact to one block per process, see [Note: Count blocks].
 */

/** Bytes in the object store; 0: no mark. */
export type StorageMarks = { softBytes: number; hardBytes: number };

export type Storage = {
  readonly marks: StorageMarks;
  /**
   * Counts a new upload.
   *
   * @throws ProtocolError `full` beyond a mark: nothing is counted then; `unavailable` when the count cannot be reached
   */
  reserve(bytes: number, sender: { isStranger: boolean }): Promise<{ refund(bytes: number): void }>;
  /**
   * Begins a measurement.
   *
   * @returns takes the measured bytes, and adds what has been counted since it began; `null` without marks
   */
  measure(): Promise<((bytes: number) => Promise<void>) | null>;
};

/** Everything is in one count. */
const WHOLE_STORE = "all";
/** Sweeps renew the count long before it lapses. */
const COUNT_SECONDS = 1_209_600;
const MOST_PER_BLOCK = 1_073_741_824;
/** How long a process that admits strangers relies on what it knows of the count. */
const KNOWN_MS = 5_000;

export const UNLIMITED_STORAGE: Storage = {
  marks: { softBytes: 0, hardBytes: 0 },
  reserve: async () => ({ refund() {} }),
  measure: async () => null,
};

/** @throws ConfigError */
export function readStorageMarks(variables: Readonly<Record<string, string | undefined>>): StorageMarks {
  const read = readEnv({ STORAGE_SOFT_BYTES: env.whole(0), STORAGE_HARD_BYTES: env.whole(0) }, variables);
  const { STORAGE_SOFT_BYTES: softBytes, STORAGE_HARD_BYTES: hardBytes } = read;
  refuse([hardBytes > 0 && softBytes > hardBytes && "STORAGE_SOFT_BYTES: is more than STORAGE_HARD_BYTES"]);
  return { softBytes, hardBytes };
}

/** See [Note: Storage marks]. */
export function createStorage(openCount: OpenCount, marks: StorageMarks): Storage {
  const { softBytes, hardBytes } = marks;
  if (softBytes === 0 && hardBytes === 0) return UNLIMITED_STORAGE;
  const limit = { points: hardBytes || Number.MAX_SAFE_INTEGER, duration: COUNT_SECONDS };
  const blocks = openBlocks(openCount, "quota:storage", limit, MOST_PER_BLOCK);
  let known = { bytes: 0, atMs: Number.NEGATIVE_INFINITY };

  async function countedBytes(): Promise<number> {
    return (await blocks.read(WHOLE_STORE))?.used ?? 0;
  }

  async function knownBytes(): Promise<number> {
    const nowMs = performance.now();
    if (nowMs - known.atMs > KNOWN_MS) known = { bytes: await countedBytes(), atMs: nowMs };
    return known.bytes;
  }

  return {
    marks,
    async reserve(bytes, { isStranger }) {
      if (isStranger && softBytes > 0 && (await knownBytes()) >= softBytes) throw new ProtocolError("full");
      const taken = await blocks.take(WHOLE_STORE, bytes);
      if ("limit" in taken) throw new ProtocolError("full");
      return { refund: taken.giveBack };
    },
    async measure() {
      const before = await countedBytes();
      return async (bytes) => blocks.correct(WHOLE_STORE, bytes - before);
    },
  };
}
