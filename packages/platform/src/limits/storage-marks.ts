import { ProtocolError } from "@envoi/protocol";
import { env, readEnv, refuse } from "../config.ts";
import { reached } from "./count-blocks.ts";
import type { OpenCount } from "./open-count.ts";

/*
 * [Note: Storage marks]
 *
 * Each sweep of the janitors measures the bytes in the object store. Gateways add the bytes of uploads as they store
 * them, Part by Part, and the next sweep replaces the sum. This takes freed space into account, and corrects errors
 * such as bytes that a crashed process did not report.
 *
 * A new upload is rejected if its length would not fit below the mark. Its length is not reserved: anonymous senders
 * could declare lengths that they never send, until nobody could begin an upload. Anonymous senders cannot begin
 * uploads above the soft mark, which leaves the space up to the hard mark to signed-in users. Above the hard mark
 * nobody can begin an upload.
 *
 * Running uploads continue. So the store may exceed the mark by the missing bytes of uploads that are open
 * (MAX_OPEN_UPLOADS in each process) or interrupted (PENDING_BYTES), each at most as large as the largest file, and by
 * the bytes that all processes store within `KNOWN_MS`.
 */

/** Marks, in bytes stored in the object store. 0 disables a mark. */
export type StorageMarks = { softBytes: number; hardBytes: number };

export type Storage = {
  readonly marks: StorageMarks;
  /**
   * Checks whether an upload of this length may begin.
   *
   * @throws ProtocolError `full` above a mark; `unavailable` if the count cannot be reached
   */
  admit(bytes: number, sender: { isStranger: boolean }): Promise<void>;
  countStored(bytes: number): void;
  /**
   * Begins a measurement.
   *
   * @returns a function to call with the measured bytes, which adds those counted since the measurement began;
   *   `null` if there are no marks
   */
  measure(): Promise<((bytes: number) => Promise<void>) | null>;
};

/** Key of the only count that these marks use. */
const WHOLE_STORE = "all";
/** Lifetime of the count. A sweep renews the count once half of its lifetime has passed. */
const COUNT_SECONDS = 1_209_600;
/** How long a process relies on the last count that it read. */
const KNOWN_MS = 1_000;

export const UNLIMITED_STORAGE: Storage = {
  marks: { softBytes: 0, hardBytes: 0 },
  admit: async () => {},
  countStored() {},
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
  const count = openCount("quota:storage", {
    points: hardBytes || Number.MAX_SAFE_INTEGER,
    duration: COUNT_SECONDS,
  });
  let known = { bytes: 0, atMs: Number.NEGATIVE_INFINITY };
  /** Bytes stored by this process but not yet counted. */
  let ownBytes = 0;
  let exchange: Promise<void> | null = null;
  let isReportDue = false;

  async function add(bytes: number) {
    const counted = await reached(count.reward(WHOLE_STORE, -bytes));
    known = { bytes: counted.consumedPoints, atMs: performance.now() };
    return counted;
  }

  async function addOwn(): Promise<void> {
    const bytes = ownBytes;
    ownBytes = 0;
    try {
      await add(bytes);
    } catch (error) {
      ownBytes += bytes;
      throw error;
    }
  }

  /** Adds the bytes stored by this process, and reads the total of all processes. */
  function exchangeBytes(): Promise<void> {
    exchange ??= addOwn().finally(() => {
      exchange = null;
    });
    return exchange;
  }

  function isKnown(): boolean {
    return performance.now() - known.atMs <= KNOWN_MS;
  }

  /** Even an idle process reports, because the other processes rely on it. */
  function reportSoon(): void {
    if (isReportDue) return;
    isReportDue = true;
    setTimeout(() => {
      isReportDue = false;
      exchangeBytes().catch(reportSoon);
    }, KNOWN_MS).unref();
  }

  return {
    marks,
    async admit(bytes, { isStranger }) {
      if (!isKnown()) await exchangeBytes();
      const storedBytes = known.bytes + ownBytes;
      if (isStranger && softBytes > 0 && storedBytes >= softBytes) throw new ProtocolError("full");
      if (hardBytes > 0 && storedBytes + bytes > hardBytes) throw new ProtocolError("full");
    },
    countStored(bytes) {
      ownBytes += bytes;
      if (isKnown()) reportSoon();
      else exchangeBytes().catch(reportSoon);
    },
    async measure() {
      await exchangeBytes();
      const before = known.bytes;
      return async (bytes) => {
        const { consumedPoints, msBeforeNext } = await add(bytes - before);
        if (msBeforeNext > COUNT_SECONDS * 500) return;
        await reached(count.set(WHOLE_STORE, consumedPoints, COUNT_SECONDS));
      };
    },
  };
}
