import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip, gzipSync } from "node:zlib";
import type { BlobBody } from "@envoi/store";

/**
 * Lines are alike and close together: a window of 4 KiB makes them as small as one of 32. zlib's own choice is 256 KiB for each member,
 * and when small members are made often the allocator finds no such room again between what stays.
 */
const COMPRESSION = { windowBits: 12, memLevel: 5 } as const;
/** Text that is expanded at a time. */
const CHUNK_BYTES = 16_384;
const LINE_FEED = 10;

/** Text in whole lines, some of them at a time. */
type LineBlocks = AsyncIterable<Buffer>;

/** Makes one gzip member of text that is in memory. */
export const gzipText = (text: string): Buffer => gzipSync(text, COMPRESSION);

/** Makes one gzip member of them; the same lines always make the same bytes. */
export async function* gzipLines(blocks: LineBlocks, signal: AbortSignal): BlobBody {
  const gzip = createGzip(COMPRESSION);
  const compressed = pipeline(Readable.from(blocks, { highWaterMark: 1 }), gzip, { signal });
  compressed.catch(() => {});
  for await (const chunk of gzip) yield [chunk];
  await compressed;
}

/** @param compressed - gzip members, one after the other, each of whole lines */
export async function* gunzipLines(compressed: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const expanded = pipeline(compressed, gunzip, { signal });
  expanded.catch(() => {});
  const chunks: AsyncIterable<Buffer> = gunzip;
  const rest: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) yield Buffer.concat([...rest.splice(0), chunk.subarray(0, end)]);
    if (end < chunk.byteLength) rest.push(chunk.subarray(end));
  }
  await expanded;
}

/** The lines of a block, each with its end. */
export function* linesOf(block: Buffer): Generator<Buffer, void> {
  for (let start = 0; start < block.byteLength; ) {
    const end = block.indexOf(LINE_FEED, start) + 1;
    yield block.subarray(start, end);
    start = end;
  }
}

/** Only the lines that are wanted. */
export async function* filterLines(blocks: LineBlocks, isWanted: (line: Buffer) => boolean): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    const wanted = [...linesOf(block)].filter(isWanted);
    if (wanted.length > 0) yield Buffer.concat(wanted);
  }
}
