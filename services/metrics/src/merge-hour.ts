import { Readable } from "node:stream";
import { type BlobBody, type BlobEntry, type BlobStore, BlobStoreError } from "@envoi/store";
import { batchKey, batchPrefix, type Hour, hoursAfter } from "./batch-keys.ts";
import { filterLines, gunzipLines, gzipLines, linesOf } from "./gzip-lines.ts";
import { createIdMarks, FOUND, type IdMarks } from "./id-marks.ts";
import { holdStaged, listStaged, removeStaged, splitHeld } from "./staged-blobs.ts";

export type BatchStore = Pick<BlobStore, "read" | "write" | "list" | "remove">;
/** @param events - how many lines the batch has now */
export type Merged = { hour: Hour; events: number; staged: number };
export type MergeReport = { merged(batch: Merged): void; mergeFailed(error: unknown): void };

/** @param staged - contents of staged Blobs of the hour, compressed */
type Merge = { blobs: BatchStore; hour: Hour; staged: readonly Buffer[]; signal: AbortSignal };
/** The batches of an hour and of its neighbours. */
type Batches = Record<"before" | "own" | "after", BlobEntry | null>;

/** In this order. @param earlier - mark of an earlier batch: an event that has it is a duplicate in this one */
const SEARCHES = [
  { of: "before", found: FOUND.before, earlier: 0 },
  { of: "own", found: FOUND.own, earlier: FOUND.before },
  { of: "after", found: FOUND.after, earlier: FOUND.own },
] as const;

async function batchOf(blobs: BatchStore, hour: Hour): Promise<BlobEntry | null> {
  for await (const entry of blobs.list(batchPrefix(hour), { unfinished: false })) {
    if (entry.key === batchKey(hour)) return entry;
  }
  return null;
}

async function findBatches({ blobs, hour }: Merge): Promise<Batches> {
  const find = (hours: number) => batchOf(blobs, hoursAfter(hour, hours));
  const [before, own, after] = await Promise.all([find(-1), find(0), find(1)]);
  return { before, own, after };
}

/** @throws BlobStoreError `changed` when the batch was replaced */
async function readBatch({ blobs, signal }: Merge, { key, bytes, etag }: BlobEntry): Promise<Readable> {
  const stored = await blobs.read(key, { offset: 0, end: bytes }, signal, { etag });
  if (stored === null) throw new BlobStoreError("changed");
  return stored;
}

const stagedLines = ({ staged, signal }: Merge) => gunzipLines(Readable.from(staged), signal);

/** Searches a batch for staged events. @returns its number of lines, and of those whose event is in `earlier` too */
async function findIn(merge: Merge, batch: BlobEntry, marks: IdMarks, { found, earlier }: (typeof SEARCHES)[number]) {
  let [lines, doubled] = [0, 0];
  for await (const block of gunzipLines(await readBatch(merge, batch), merge.signal)) {
    for (const line of linesOf(block)) {
      lines += 1;
      if ((marks.mark(line, found) & earlier) !== 0) doubled += 1;
    }
  }
  return { lines, doubled };
}

/** @throws BlobStoreError `changed` when the batch was replaced */
async function removeDoubled(merge: Merge, batch: BlobEntry, isKept: (line: Buffer) => boolean): Promise<void> {
  async function* kept(): BlobBody {
    const lines = gunzipLines(await readBatch(merge, batch), merge.signal);
    yield* gzipLines(filterLines(lines, isKept), merge.signal);
  }
  // Generated twice: the length must be known before sending, and the batch may not fit into memory.
  let bytes = 0;
  for await (const chunks of kept()) for (const { byteLength } of chunks) bytes += byteLength;
  await merge.blobs.write(batch.key, kept(), bytes, merge.signal, { replaces: batch.etag });
}

/**
 * Searches the batches for the staged events. Events that are in two of them are removed from the later one.
 *
 * @returns the marks, and the number of lines in the hour's own batch; `null` when a batch had to be changed
 */
async function findEvents(merge: Merge, batches: Batches): Promise<{ marks: IdMarks; events: number } | null> {
  const marks = createIdMarks();
  for await (const block of stagedLines(merge)) for (const line of linesOf(block)) marks.add(line);
  let events = 0;
  for (const search of SEARCHES) {
    const batch = batches[search.of];
    if (batch === null) continue;
    const { lines, doubled } = await findIn(merge, batch, marks, search);
    if (search.of === "own") events = lines;
    if (doubled === 0) continue;
    await removeDoubled(merge, batch, (line) => (marks.mark(line, 0) & search.earlier) === 0);
    return null;
  }
  return { marks, events };
}

/**
 * Appends the staged events that are in no batch to the batch of their hour.
 *
 * @returns how many
 * @throws BlobStoreError `changed` when the batch was replaced
 */
async function addFresh(merge: Merge, batch: BlobEntry | null, marks: IdMarks): Promise<number> {
  const { blobs, hour, signal } = merge;
  let events = 0;
  const isFresh = (line: Buffer) => {
    if (marks.mark(line, 0) !== FOUND.staged) return false;
    marks.mark(line, FOUND.own);
    events += 1;
    return true;
  };
  const added: Uint8Array[] = [];
  for await (const chunks of gzipLines(filterLines(stagedLines(merge), isFresh), signal)) added.push(...chunks);
  if (events === 0) return 0;
  async function* whole(): BlobBody {
    if (batch !== null) for await (const chunk of await readBatch(merge, batch)) yield [chunk];
    for (const chunk of added) yield [chunk];
  }
  const bytes = added.reduce((sum, { byteLength }) => sum + byteLength, batch?.bytes ?? 0);
  await blobs.write(batchKey(hour), whole(), bytes, signal, { replaces: batch?.etag ?? null });
  return events;
}

/**
 * Moves staged events of one hour into its batch, see [Note: Batches].
 *
 * @param entries - staged Blobs of this hour, no more than fit in memory
 * @throws BlobStoreError `changed` when another replica did the same in the meantime; the Blobs stay staged
 */
async function mergeSome(blobs: BatchStore, hour: Hour, entries: readonly BlobEntry[], signal: AbortSignal) {
  const merge: Merge = { blobs, hour, staged: await holdStaged(blobs, entries, signal), signal };
  for (;;) {
    const batches = await findBatches(merge);
    const found = await findEvents(merge, batches);
    if (found === null) continue;
    const added = await addFresh(merge, batches.own, found.marks);
    // If a neighbouring batch has changed since, it may have received one of the same events.
    const { before, after } = await findBatches(merge);
    if (before?.etag !== batches.before?.etag || after?.etag !== batches.after?.etag) continue;
    await removeStaged(blobs, entries);
    return { hour, events: found.events + added, staged: entries.length };
  }
}

/**
 * Merges all staged events, hour by hour. An hour that cannot be merged stays staged; if the reason is that its batch
 * cannot be read, so do the neighbouring hours.
 *
 * @throws BlobStoreError when listing fails; the signal's reason
 */
export async function mergeStaged(blobs: BatchStore, report: MergeReport, signal: AbortSignal): Promise<void> {
  for (const [hour, staged] of await listStaged(blobs)) {
    try {
      for (let [some, left] = splitHeld(staged); some.length > 0; [some, left] = splitHeld(left)) {
        report.merged(await mergeSome(blobs, hour, some, signal));
      }
    } catch (error) {
      signal.throwIfAborted();
      const isOvertaken = error instanceof BlobStoreError && error.fault === "changed";
      if (!isOvertaken) report.mergeFailed(error);
    }
  }
}
