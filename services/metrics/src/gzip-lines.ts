import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip, gzipSync } from "node:zlib";
import type { BlobBody } from "@envoi/store";

/**
 * Lines are similar and close together: a 4 KiB window compresses them as well as one of 32 KiB. With zlib's defaults
 * each member would need 256 KiB, and frequent small members would fragment the memory.
 */
const COMPRESSION = { windowBits: 12, memLevel: 5 } as const;
/** Text that is decompressed at a time. */
const CHUNK_BYTES = 16_384;
const LINE_FEED = 10;

/** Text in blocks of whole lines. */
type LineBlocks = AsyncIterable<Buffer>;

/** Makes one gzip member of text in memory. */
export const gzipText = (text: string): Buffer => gzipSync(text, COMPRESSION);

/** Makes one gzip member; the same lines always make the same bytes. */
export async function* gzipLines(blocks: LineBlocks, signal: AbortSignal): BlobBody {
  const gzip = createGzip(COMPRESSION);
  const compressed = pipeline(Readable.from(blocks, { highWaterMark: 1 }), gzip, { signal });
  compressed.catch(() => {});
  for await (const chunk of gzip) yield [chunk];
  await compressed;
}

/** @param compressed - consecutive gzip members, each of whole lines */
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

/** The lines of a block, each with its line feed. */
export function* linesOf(block: Buffer): Generator<Buffer, void> {
  for (let start = 0; start < block.byteLength; ) {
    const end = block.indexOf(LINE_FEED, start) + 1;
    yield block.subarray(start, end);
    start = end;
  }
}

export async function* filterLines(blocks: LineBlocks, isWanted: (line: Buffer) => boolean): AsyncGenerator<Buffer> {
  for await (const block of blocks) {
    const wanted = [...linesOf(block)].filter(isWanted);
    if (wanted.length > 0) yield Buffer.concat(wanted);
  }
}
