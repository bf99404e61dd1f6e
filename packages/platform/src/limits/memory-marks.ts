import { ProtocolError } from "@envoi/protocol";
import { inTime } from "../timing.ts";
import { openNetworkBlocks } from "./count-blocks.ts";
import type { OpenCount } from "./open-count.ts";
import type { CountedSender } from "./upload-quota.ts";

/*
 * [Note: Memory marks]
 *
 * Redis keeps every record in memory, including the sealed metadata. When memory runs out, Redis rejects all writes,
 * even those of counts and lists. So new uploads are rejected earlier, at marks that are shares of its maxmemory:
 *
 * - From `SHORT_SHARE` on, anonymous senders' metadata must be short, and a client network may add `NETWORK_SHARE` a
 *   day, its site SITE_SHARE times as much. So reaching the next mark takes dozens of networks, and senders of ordinary
 *   files are unaffected.
 * - From `STRANGERS_SHARE` on, anonymous senders cannot begin uploads.
 * - From `ALL_SHARE` on, nobody can. The rest of the memory is for lists, reports, nonces, and claims on stored
 *   uploads.
 *
 * Running uploads continue. A process queries Redis' memory use when an upload begins, unless it did so within
 * `KNOWN_MS` and has admitted little since. So even many processes that admit a lot concurrently stay near a mark. A
 * process adds what it has admitted since the reply before the last one, because some of that may not have been written
 * yet. In a Cluster, the fullest master decides.
 */

/** Memory use of the fullest server of a store. */
export type MemoryUse = { usedBytes: number; maxBytes: number };

/**
 * Maximum bytes of base64 metadata of an anonymous upload while memory is short: enough for 20 files, or for one file
 * and a message.
 */
export const MAX_SHORT_METADATA_BYTES = 4_096;
/**
 * An upload's bytes in the database without its metadata: its record with a wrapped key, nonces, facts and index
 * entries.
 */
const RECORD_BYTES = 2_048;
const SHORT_SHARE = 0.7;
const STRANGERS_SHARE = 0.85;
const ALL_SHARE = 0.95;
/**
 * Share of the memory that anonymous senders in a client network may add per day while memory is short: 1.2 MB of 300
 * MB, or 500 ordinary uploads.
 */
const NETWORK_SHARE = 1 / 256;
/** Number of points that represent the whole memory. */
const UNITS = 2 ** 32;
const DAY_SECONDS = 86_400;
/** How long a process relies on the store's last reply, and how long an upload waits for a new one. */
const KNOWN_MS = 1_000;
const ANSWER_MS = 1_000;
/**
 * A process that has admitted more than this share of the memory since the store's last reply asks the store again
 * earlier.
 */
const KNOWN_SHARE = 1 / 64;

/** Bytes that an upload occupies in the database. @param metadataBytes - length of its sealed metadata, in base64 */
export function databaseBytes(metadataBytes: number): number {
  return RECORD_BYTES + metadataBytes;
}

export type MemoryMarks = {
  /**
   * Checks whether an upload may begin.
   *
   * @param metadataBytes - length of its sealed metadata, in base64 @returns `release`: call it if the upload does not
   *   begin
   * @throws ProtocolError `full` above a mark; `unavailable` if the counts cannot be reached
   */
  admit(sender: CountedSender, metadataBytes: number): Promise<{ release(): void }>;
  /** The latest reply; `null` if the store has no limit of its own, or has not replied yet. */
  read(): Promise<MemoryUse | null>;
};

/** See [Note: Memory marks]. @param readMemory - queries the store; resolves to `null` if it has no limit of its own */
export function createMemoryMarks(readMemory: () => Promise<MemoryUse | null>, openCount: OpenCount): MemoryMarks {
  const limit = { points: NETWORK_SHARE * UNITS, duration: DAY_SECONDS };
  const takeScarce = openNetworkBlocks(openCount, "quota:memory", limit, () => new ProtocolError("full"));
  let known: MemoryUse | null = null;
  let knownAtMs = Number.NEGATIVE_INFINITY;
  /** Bytes that this process has admitted since its last query of the store, and between its last two queries. */
  let recentBytes = 0;
  let earlierBytes = 0;
  let asking: Promise<void> | null = null;
  let asked = 0;

  async function ask(): Promise<void> {
    asked += 1;
    const beforeBytes = recentBytes;
    try {
      known = await readMemory();
      earlierBytes = beforeBytes;
      recentBytes -= beforeBytes;
    } catch {
      // If the store does not respond, the upload fails in any case.
    }
    knownAtMs = performance.now();
  }

  async function refresh(): Promise<void> {
    const isLittle = known === null || recentBytes < KNOWN_SHARE * known.maxBytes;
    if (isLittle && performance.now() - knownAtMs < KNOWN_MS) return;
    asking ??= ask().finally(() => {
      asking = null;
    });
    await inTime(ANSWER_MS, asking);
  }

  /** Counts bytes as admitted. @returns a function that takes them back, unless the store has been queried since */
  function countRecent(bytes: number): () => void {
    const askedBefore = asked;
    recentBytes += bytes;
    return () => {
      if (asked === askedBefore) recentBytes -= bytes;
    };
  }

  return {
    async admit(sender, metadataBytes) {
      await refresh();
      if (known === null) return { release() {} };
      const { usedBytes, maxBytes } = known;
      const bytes = databaseBytes(metadataBytes);
      const share = (usedBytes + earlierBytes + recentBytes) / maxBytes;
      const isStranger = sender.account === null;
      if (share >= (isStranger ? STRANGERS_SHARE : ALL_SHARE)) throw new ProtocolError("full");
      const isScarce = isStranger && share >= SHORT_SHARE;
      if (isScarce && metadataBytes > MAX_SHORT_METADATA_BYTES) throw new ProtocolError("full");
      // The upload is counted before waiting, so that concurrent uploads take each other into account.
      const takeBack = countRecent(bytes);
      try {
        const points = Math.ceil((bytes / maxBytes) * UNITS);
        const taken = isScarce ? await takeScarce(sender.network, points) : null;
        return {
          release() {
            takeBack();
            taken?.giveBack(points);
          },
        };
      } catch (error) {
        takeBack();
        throw error;
      }
    },
    async read() {
      await refresh();
      return known;
    },
  };
}
