import { buffer } from "node:stream/consumers";
import { type BlobEntry, type BlobStore, BlobStoreError } from "@envoi/store";
import pMap from "p-map";
import { type Hour, hourOfStaged, STAGED_PREFIX } from "./batch-keys.ts";

/**
 * Staged Blobs held in memory at a time, compressed: some 300,000 events, and never more than half a million, because
 * an id does not compress below 32 bytes.
 */
const HELD_BYTES = 16_777_216;
const AT_ONCE = 8;

/** Staged Blobs by hour, oldest hour first. */
export async function listStaged(blobs: Pick<BlobStore, "list">): Promise<Map<Hour, BlobEntry[]>> {
  const staged = new Map<Hour, BlobEntry[]>();
  for await (const entry of blobs.list(STAGED_PREFIX, { unfinished: false })) {
    const hour = hourOfStaged(entry.key);
    if (hour === null) continue;
    const ofHour = staged.get(hour);
    if (ofHour === undefined) staged.set(hour, [entry]);
    else ofHour.push(entry);
  }
  return new Map([...staged].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Splits them into the first ones, as many as may be held at a time but at least one, and the rest. */
export function splitHeld(entries: readonly BlobEntry[]): [BlobEntry[], BlobEntry[]] {
  let [held, bytes] = [0, 0];
  for (const entry of entries) {
    bytes += entry.bytes;
    if (held > 0 && bytes > HELD_BYTES) break;
    held += 1;
  }
  return [entries.slice(0, held), entries.slice(held)];
}

/**
 * @returns their contents, still compressed
 * @throws BlobStoreError `changed` when one is gone: another replica has merged it
 */
export function holdStaged(
  blobs: Pick<BlobStore, "read">,
  entries: readonly BlobEntry[],
  signal: AbortSignal,
): Promise<Buffer[]> {
  const hold = async ({ key, bytes }: BlobEntry) => {
    const stored = await blobs.read(key, { offset: 0, end: bytes }, signal);
    if (stored === null) throw new BlobStoreError("changed");
    return buffer(stored);
  };
  return pMap(entries, hold, { concurrency: AT_ONCE });
}

export async function removeStaged(blobs: Pick<BlobStore, "remove">, entries: readonly BlobEntry[]): Promise<void> {
  await pMap(entries, ({ key }) => blobs.remove(key), { concurrency: AT_ONCE });
}
