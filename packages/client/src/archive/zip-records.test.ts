import { expect, test } from "vitest";
import { descriptor, directoryEnd, directoryEntry, localHeader, type ZipEntry } from "./zip-records.ts";

const MAX_32 = 0xffff_ffff;

function createEntry(change: Partial<ZipEntry>): ZipEntry {
  const size = change.size ?? 0;
  const name = new TextEncoder().encode("a");
  // This date is too late for the extra field with the exact time, so all extra fields belong to ZIP64.
  const modified = new Date(2107, 0, 1);
  return { name, size, writtenBytes: size, isStreamed: true, modified, offset: 0, ...change };
}

function toView(record: Uint8Array<ArrayBuffer>): DataView {
  return new DataView(record.buffer);
}

test.each([
  ["below the highest value", { size: MAX_32 - 1 }, { version: 20, extraBytes: 0, lengths: [0, 0] }],
  ["at the highest value", { size: MAX_32 }, { version: 45, extraBytes: 20, lengths: [MAX_32, MAX_32] }],
  [
    "at the highest value only with its block headers",
    { size: MAX_32 - 1, writtenBytes: MAX_32 },
    { version: 45, extraBytes: 20, lengths: [MAX_32, MAX_32] },
  ],
])("a file whose length is %s, such as %o, has a local header with %o", (_, change, expected) => {
  const header = toView(localHeader(createEntry(change), 1));
  const lengths = [18, 22].map((at) => header.getUint32(at, true));
  expect({ version: header.getUint16(4, true), extraBytes: header.getUint16(28, true), lengths }).toEqual(expected);
});

test.each([
  [MAX_32 - 1, 16],
  [MAX_32, 24],
])("the descriptor of a file of %i bytes is %i bytes long", (size, bytes) => {
  expect(descriptor(createEntry({ size }), 1)).toHaveLength(bytes);
});

test.each([
  [{ size: MAX_32 - 1, offset: MAX_32 - 1 }, [MAX_32 - 1, MAX_32 - 1, MAX_32 - 1], []],
  [{ size: 5, offset: MAX_32 }, [5, 5, MAX_32], [MAX_32]],
  [{ size: 2 ** 33, writtenBytes: 2 ** 33 + 1, offset: 7 }, [MAX_32, MAX_32, 7], [2 ** 33, 2 ** 33 + 1]],
  [
    { size: 2 ** 33, writtenBytes: 2 ** 33 + 1, offset: 2 ** 40 },
    [MAX_32, MAX_32, MAX_32],
    [2 ** 33, 2 ** 33 + 1, 2 ** 40],
  ],
])("the directory entry of a file with %o has the fields %o, and the ZIP64 fields %o", (change, fields, zip64) => {
  const entry = toView(directoryEntry(createEntry(change), 1));
  expect([20, 24, 42].map((at) => entry.getUint32(at, true))).toEqual([fields[1], fields[0], fields[2]]);
  expect(entry.getUint16(30, true)).toBe(zip64.length === 0 ? 0 : 4 + 8 * zip64.length);
  expect(zip64.map((__, at) => Number(entry.getBigUint64(47 + 4 + 8 * at, true)))).toEqual(zip64);
});

test.each([
  [{ entries: 0xfffe, bytes: 100, offset: 100 }, false],
  [{ entries: 0xffff, bytes: 100, offset: 100 }, true],
  [{ entries: 0x10000, bytes: 100, offset: 100 }, true],
  [{ entries: 3, bytes: MAX_32 - 1, offset: MAX_32 - 1 }, false],
  [{ entries: 3, bytes: MAX_32, offset: 100 }, true],
  [{ entries: 3, bytes: 100, offset: MAX_32 }, true],
])("whether the end of a directory with %o has ZIP64 fields: %s", (end, hasZip64) => {
  const { entries, bytes, offset } = end;
  const written = toView(directoryEnd(end));
  expect(written.byteLength).toBe(hasZip64 ? 98 : 22);
  const at = written.byteLength - 22;
  const last = [written.getUint16(at + 10, true), ...[12, 16].map((field) => written.getUint32(at + field, true))];
  expect(last).toEqual([Math.min(entries, 0xffff), Math.min(bytes, MAX_32), Math.min(offset, MAX_32)]);
  if (!hasZip64) return;
  expect([0, 56].map((field) => written.getUint32(field, true))).toEqual([0x06064b50, 0x07064b50]);
  const zip64 = [24, 32, 40, 48, 64].map((field) => Number(written.getBigUint64(field, true)));
  expect(zip64).toEqual([entries, entries, bytes, offset, offset + bytes]);
});
