import { joinBytes } from "@envoi/protocol";
import { crc32 } from "./crc32.ts";
import { descriptor, directoryEnd, directoryEntry, localHeader, type ZipEntry, type ZipFile } from "./zip-records.ts";

/*
[Note: Uncompressed ZIP]
The length of a ZIP is announced before its bytes exist, so nothing is compressed. A program that reads a ZIP from a pipe
must find a file's end through the file's header or the compressed bytes themselves: the descriptor after them comes too
late. A small file is therefore read before its header is written, which contains the file's length and CRC. A larger
file is written as uncompressed Deflate blocks, so the descriptor only has to add the CRC.
*/

/** Files up to this size are read before their header is written. */
export const MAX_READ_AHEAD_BYTES = 1_048_576;
/** Maximum number of bytes in a Deflate block, and the length of the block's header. */
const MAX_BLOCK_BYTES = 0xffff;
const BLOCK_HEADER_BYTES = 5;

/** A placeholder for computing lengths: every CRC has the same length. */
const ANY_CRC = 0;

function planEntry({ name, size, modified }: ZipFile, offset: number): ZipEntry {
  const isStreamed = size > MAX_READ_AHEAD_BYTES;
  const writtenBytes = isStreamed ? size + BLOCK_HEADER_BYTES * Math.ceil(size / MAX_BLOCK_BYTES) : size;
  return { name: new TextEncoder().encode(name), size, writtenBytes, isStreamed, modified, offset };
}

function entryBytes(entry: ZipEntry): number {
  const descriptorBytes = entry.isStreamed ? descriptor(entry, ANY_CRC).length : 0;
  return localHeader(entry, ANY_CRC).length + entry.writtenBytes + descriptorBytes;
}

function planEntries(files: readonly ZipFile[]): { entries: ZipEntry[]; directoryOffset: number } {
  let offset = 0;
  const entries = files.map((file) => {
    const entry = planEntry(file, offset);
    offset += entryBytes(entry);
    return entry;
  });
  return { entries, directoryOffset: offset };
}

/** @throws RangeError if the input's length differs from this one, which would damage the ZIP */
async function* readExactly(input: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, void> {
  let left = bytes;
  for await (const chunk of input) {
    left -= chunk.length;
    if (left < 0) throw new RangeError("the file is longer than announced");
    yield chunk;
  }
  if (left > 0) throw new RangeError("the file is shorter than announced");
}

/** @see RFC 1951, section 3.2.4 */
function blockHeader(bytes: number, isLast: boolean): Uint8Array {
  const inverse = ~bytes & 0xffff;
  return Uint8Array.of(isLast ? 1 : 0, bytes & 255, bytes >> 8, inverse & 255, inverse >> 8);
}

/** @returns the input's CRC */
async function* writeBlocks(input: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array, number> {
  let crc = 0;
  let [left, leftInBlock] = [size, 0];
  for await (const chunk of readExactly(input, size)) {
    crc = crc32(chunk, crc);
    let rest = chunk;
    while (rest.length > 0) {
      if (leftInBlock === 0) {
        leftInBlock = Math.min(left, MAX_BLOCK_BYTES);
        yield blockHeader(leftInBlock, leftInBlock === left);
      }
      const piece = rest.subarray(0, leftInBlock);
      yield piece;
      rest = rest.subarray(piece.length);
      left -= piece.length;
      leftInBlock -= piece.length;
    }
  }
  return crc;
}

async function readAll(input: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of readExactly(input, size)) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** @returns the input's CRC */
async function* writeEntry(entry: ZipEntry, input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, number> {
  if (!entry.isStreamed) {
    const bytes = await readAll(input, entry.size);
    const crc = crc32(bytes);
    yield joinBytes(localHeader(entry, crc), bytes);
    return crc;
  }
  yield localHeader(entry, ANY_CRC);
  const crc = yield* writeBlocks(input, entry.size);
  yield descriptor(entry, crc);
  return crc;
}

async function* writeZip(
  { entries, directoryOffset }: ReturnType<typeof planEntries>,
  inputs: AsyncIterable<AsyncIterable<Uint8Array>>,
): AsyncGenerator<Uint8Array, void> {
  const written: { entry: ZipEntry; crc: number }[] = [];
  for await (const input of inputs) {
    const entry = entries[written.length];
    if (entry === undefined) throw new RangeError("there are more files than announced");
    written.push({ entry, crc: yield* writeEntry(entry, input) });
  }
  let bytes = 0;
  for (const { entry, crc } of written) {
    const listed = directoryEntry(entry, crc);
    bytes += listed.length;
    yield listed;
  }
  yield directoryEnd({ entries: written.length, bytes, offset: directoryOffset });
}

/**
 * Creates a ZIP that every program can read, even from a pipe. See [Note: Uncompressed ZIP].
 *
 * @param inputs - the content of each file, which is read to its end before the next one is requested. Its chunks are
 *   valid until the next read, and so are those of the ZIP
 * @returns `bytes`: the exact length of `body`
 */
export function createZip(
  files: readonly ZipFile[],
  inputs: AsyncIterable<AsyncIterable<Uint8Array>>,
): { body: ReadableStream<Uint8Array>; bytes: number } {
  const plan = planEntries(files);
  const directoryBytes = plan.entries.reduce((sum, entry) => sum + directoryEntry(entry, ANY_CRC).length, 0);
  const end = { entries: files.length, bytes: directoryBytes, offset: plan.directoryOffset };
  const chunks = writeZip(plan, inputs);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, bytes: plan.directoryOffset + directoryBytes + directoryEnd(end).length };
}
