import { joinBytes } from "@envoi/protocol";

/** A file to add to a ZIP. `name`: a safe path. `modified`: any date. */
export type ZipFile = { name: string; size: number; modified: Date };

/**
 * The fields of a file's ZIP records. `isStreamed`: its CRC and lengths follow its bytes instead of preceding them.
 * `offset`: position of its local header.
 */
export type ZipEntry = {
  name: Uint8Array;
  size: number;
  writtenBytes: number;
  isStreamed: boolean;
  modified: Date;
  offset: number;
};

/**
 * The maximum values of 16-bit and 32-bit fields. A field with its maximum value means that a ZIP64 field contains the
 * real value.
 */
const MAX_16 = 0xffff;
const MAX_32 = 0xffff_ffff;

/** The versions of the ZIP format that introduced Deflate and ZIP64. */
const VERSION = 20;
const ZIP64_VERSION = 45;
const UNIX = 3 << 8;
/** The Unix mode of a regular file that its owner and group may write. */
const UNIX_MODE = 0o100664;
const UTF8_NAME = 0x800;
const HAS_DESCRIPTOR = 8;
const DEFLATED = 8;

/** The earliest and latest local times that a ZIP can store, in steps of two seconds. */
const FIRST_TIME = new Date(1980, 0, 1);
const LAST_TIME = new Date(2107, 11, 31, 23, 59, 58);
const LAST_UNIX_SECONDS = 0x7fff_ffff;

type Field = readonly [bytes: 1 | 2 | 4 | 8, value: number];

/** Concatenates fields in little-endian byte order. */
function encodeFields(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const record = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 1) record.setUint8(at, value);
    else if (bytes === 2) record.setUint16(at, value, true);
    else if (bytes === 4) record.setUint32(at, value, true);
    else record.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  return new Uint8Array(record.buffer);
}

/** The fields for the nearest time that a ZIP can store. */
function timeFields(modified: Date): [time: Field, day: Field] {
  const date = modified < FIRST_TIME ? FIRST_TIME : modified > LAST_TIME ? LAST_TIME : modified;
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
  const day = ((date.getFullYear() - FIRST_TIME.getFullYear()) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
  return [
    [2, time],
    [2, day],
  ];
}

/** A field with the exact second, independent of time zones, for programs that support it. */
function unixTime(modified: Date): Uint8Array {
  const seconds = Math.floor(modified.getTime() / 1_000);
  if (seconds < 0 || seconds > LAST_UNIX_SECONDS) return new Uint8Array();
  return encodeFields([2, 0x5455], [2, 5], [1, 1], [4, seconds]);
}

function zip64Field(...values: readonly number[]): Uint8Array {
  if (values.length === 0) return new Uint8Array();
  return encodeFields([2, 1], [2, 8 * values.length], ...values.map((value): Field => [8, value]));
}

function isLarge({ size, writtenBytes }: ZipEntry): boolean {
  return Math.max(size, writtenBytes) >= MAX_32;
}

/** The fields that a file's local and central headers have in common, from the version to the date. */
function commonFields({ isStreamed, modified }: ZipEntry, version: number): Field[] {
  const flags = UTF8_NAME | (isStreamed ? HAS_DESCRIPTOR : 0);
  return [[2, version], [2, flags], [2, isStreamed ? DEFLATED : 0], ...timeFields(modified)];
}

/** @param crc - not used if the file is streamed */
export function localHeader(entry: ZipEntry, crc: number): Uint8Array<ArrayBuffer> {
  const { name, size, writtenBytes, isStreamed, modified } = entry;
  const large = isLarge(entry);
  const extra = joinBytes(large ? zip64Field(0, 0) : new Uint8Array(), unixTime(modified));
  const unknown = large ? MAX_32 : 0;
  const fixed = encodeFields(
    [4, 0x04034b50],
    ...commonFields(entry, large ? ZIP64_VERSION : VERSION),
    [4, isStreamed ? 0 : crc],
    [4, isStreamed ? unknown : writtenBytes],
    [4, isStreamed ? unknown : size],
    [2, name.length],
    [2, extra.length],
  );
  return joinBytes(fixed, name, extra);
}

/** The record that follows the bytes of a streamed file. */
export function descriptor(entry: ZipEntry, crc: number): Uint8Array<ArrayBuffer> {
  const bytes = isLarge(entry) ? 8 : 4;
  return encodeFields([4, 0x08074b50], [4, crc], [bytes, entry.writtenBytes], [bytes, entry.size]);
}

export function directoryEntry(entry: ZipEntry, crc: number): Uint8Array<ArrayBuffer> {
  const { name, size, writtenBytes, modified, offset } = entry;
  const [large, far] = [isLarge(entry), offset >= MAX_32];
  const zip64 = zip64Field(...(large ? [size, writtenBytes] : []), ...(far ? [offset] : []));
  const extra = joinBytes(zip64, unixTime(modified));
  const fixed = encodeFields(
    [4, 0x02014b50],
    [2, UNIX | ZIP64_VERSION],
    ...commonFields(entry, large || far ? ZIP64_VERSION : VERSION),
    [4, crc],
    [4, large ? MAX_32 : writtenBytes],
    [4, large ? MAX_32 : size],
    [2, name.length],
    [2, extra.length],
    // Three fields are 0: the comment's length, the number of the disk, and the internal attributes.
    ...Array.from({ length: 3 }, (): Field => [2, 0]),
    [4, UNIX_MODE * 0x1_0000],
    [4, far ? MAX_32 : offset],
  );
  return joinBytes(fixed, name, extra);
}

/** @see APPNOTE.TXT, sections 4.3.14 to 4.3.16 */
export function directoryEnd(end: { entries: number; bytes: number; offset: number }): Uint8Array<ArrayBuffer> {
  const { entries, bytes, offset } = end;
  const last = encodeFields(
    [4, 0x06054b50],
    [4, 0],
    [2, Math.min(entries, MAX_16)],
    [2, Math.min(entries, MAX_16)],
    [4, Math.min(bytes, MAX_32)],
    [4, Math.min(offset, MAX_32)],
    [2, 0],
  );
  if (entries < MAX_16 && bytes < MAX_32 && offset < MAX_32) return last;
  const zip64End = encodeFields(
    [4, 0x06064b50],
    [8, 44],
    [2, UNIX | ZIP64_VERSION],
    [2, ZIP64_VERSION],
    [8, 0],
    ...[entries, entries, bytes, offset].map((value): Field => [8, value]),
  );
  const locator = encodeFields([4, 0x07064b50], [4, 0], [8, offset + bytes], [4, 1]);
  return joinBytes(zip64End, locator, last);
}
