import { crc32, inflateRawSync } from "node:zlib";

/**
 * `time`: as the ZIP stores it, local and in steps of two seconds. `unixSeconds`: `null` if the ZIP does not contain
 * it.
 */
export type ReadEntry = { name: string; time: string; unixSeconds: number | null; bytes: Buffer };

type Fields = Omit<ReadEntry, "bytes"> & { flags: number; method: number; crc: number; sizes: number[]; end: number };

/** The extra fields of a header, by their id. */
function readExtra(extra: Buffer): Map<number, Buffer> {
  const fields = new Map<number, Buffer>();
  for (let at = 0; at < extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    fields.set(extra.readUInt16LE(at), extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2)));
  }
  return fields;
}

/** @param at - offset of the fields that both headers of a file have in the same order */
function readFields(zip: Buffer, at: number, namesAt: number): Fields {
  const [flags = 0, method = 0, time = 0, date = 0] = [0, 2, 4, 6].map((offset) => zip.readUInt16LE(at + offset));
  const [crc = 0, ...sizes] = [8, 12, 16].map((offset) => zip.readUInt32LE(at + offset));
  const extraAt = namesAt + zip.readUInt16LE(at + 20);
  const end = extraAt + zip.readUInt16LE(at + 22);
  const day = [(date >> 9) + 1980, (date >> 5) & 15, date & 31].join("-");
  return {
    name: new TextDecoder("utf-8", { fatal: true }).decode(zip.subarray(namesAt, extraAt)),
    time: `${day} ${[time >> 11, (time >> 5) & 63, 2 * (time & 31)].join(":")}`,
    unixSeconds: readExtra(zip.subarray(extraAt, end)).get(0x5455)?.readInt32LE(1) ?? null,
    ...{ flags, method, crc, sizes, end },
  };
}

function require(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not a ZIP that can be read from a pipe: ${what}`);
}

/** The bytes of the file with these header fields, and the offset of what follows them. */
function readBytes(
  zip: Buffer,
  { flags, method, crc, sizes, end }: Fields,
): { bytes: Buffer; crc: number; next: number } {
  if ((flags & 8) === 0) {
    require(method === 0 && sizes[0] === sizes[1], "a stored file of two lengths");
    const bytes = zip.subarray(end, end + (sizes[0] ?? 0));
    return { bytes, crc, next: end + bytes.length };
  }
  require(method === 8, "nothing shows where a file ends");
  require([crc, ...sizes].every((field) => field === 0), "a length that is not known yet");
  const { buffer: bytes, engine } = inflateRawSync(zip.subarray(end), { info: true }) as unknown as {
    buffer: Buffer;
    engine: { bytesWritten: number };
  };
  const at = end + engine.bytesWritten;
  require(zip.readUInt32LE(at) === 0x08074b50, "no descriptor");
  const lengths = [8, 12].map((offset) => zip.readUInt32LE(at + offset));
  require(lengths.join() === [engine.bytesWritten, bytes.length].join(), "the lengths in a descriptor");
  return { bytes, crc: zip.readUInt32LE(at + 4), next: at + 16 };
}

/**
 * Reads a ZIP below 4 GiB from beginning to end, as from a pipe, and compares it with its central directory.
 *
 * @throws Error for anything that a strict reader could reject
 */
export function readZip(zip: Buffer): ReadEntry[] {
  const read: (ReadEntry & { crc: number; at: number })[] = [];
  let at = 0;
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const fields = readFields(zip, at + 6, at + 30);
    const { bytes, crc, next } = readBytes(zip, fields);
    require(crc32(bytes) === crc, "a CRC");
    const { name, time, unixSeconds } = fields;
    read.push({ name, time, unixSeconds, bytes, crc, at });
    at = next;
  }
  const directoryAt = at;
  for (const entry of read) {
    require(zip.readUInt32LE(at) === 0x02014b50, "the directory is short");
    const { name, time, unixSeconds, crc, sizes, end } = readFields(zip, at + 8, at + 46);
    const listed = [name, time, unixSeconds, crc, sizes[1], zip.readUInt32LE(at + 42)];
    const found = [entry.name, entry.time, entry.unixSeconds, entry.crc, entry.bytes.length, entry.at];
    require(listed.join() === found.join(), `the directory says ${listed} of ${found}`);
    at = end;
  }
  const directoryEnd = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 12), zip.readUInt32LE(at + 16)];
  require(zip.readUInt32LE(at) === 0x06054b50 && at + 22 === zip.length, "the end");
  require(directoryEnd.join() === [read.length, at - directoryAt, directoryAt].join(), "what the end says");
  return read.map(({ name, time, unixSeconds, bytes }) => ({ name, time, unixSeconds, bytes }));
}
