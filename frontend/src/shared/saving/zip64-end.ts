/** A ZIP's end record has 16 bits for the number of entries. */
const MAX_ENTRIES = 0xfffe;
const MAX_OFFSET = 0xffff_fffe;

/** Local header and descriptor. */
const ENTRY_BYTES = 46;
const RECORD_BYTES = 56;
const LOCATOR_BYTES = 20;

/**
 * Bytes of the ZIP64 end that client-zip omits. It writes one for entries that are too large, but not for too many.
 *
 * @param entries - names as in the ZIP, sizes in bytes
 */
export function missingZip64EndBytes(entries: readonly { name: string; size: number }[]): number {
  if (entries.length <= MAX_ENTRIES) return 0;
  const text = new TextEncoder();
  const directoryAt = entries.reduce((sum, { name, size }) => sum + ENTRY_BYTES + text.encode(name).length + size, 0);
  return directoryAt <= MAX_OFFSET ? RECORD_BYTES + LOCATOR_BYTES : 0;
}

/** @see APPNOTE.TXT, sections 4.3.14 and 4.3.15 */
function zip64End(end: Uint8Array, entries: number): Uint8Array {
  const old = new DataView(end.buffer, end.byteOffset, end.byteLength);
  const directoryBytes = old.getUint32(12, true);
  const directoryAt = old.getUint32(16, true);
  const bytes = new DataView(new ArrayBuffer(RECORD_BYTES + LOCATOR_BYTES));
  bytes.setUint32(0, 0x06064b50, true);
  bytes.setBigUint64(4, BigInt(RECORD_BYTES - 12), true);
  // Version 4.5 and Unix, like the entries.
  bytes.setUint16(12, 0x032d, true);
  bytes.setUint16(14, 0x2d, true);
  bytes.setBigUint64(24, BigInt(entries), true);
  bytes.setBigUint64(32, BigInt(entries), true);
  bytes.setBigUint64(40, BigInt(directoryBytes), true);
  bytes.setBigUint64(48, BigInt(directoryAt), true);
  bytes.setUint32(56, 0x07064b50, true);
  bytes.setBigUint64(64, BigInt(directoryAt + directoryBytes), true);
  bytes.setUint32(72, 1, true);
  return new Uint8Array(bytes.buffer);
}

/** Inserts the ZIP64 end before the end record, which is client-zip's last chunk. */
export function insertZip64End(entries: number): TransformStream<Uint8Array, Uint8Array> {
  let last: Uint8Array | null = null;
  return new TransformStream({
    transform(chunk, controller) {
      if (last !== null) controller.enqueue(last);
      last = chunk;
    },
    flush(controller) {
      if (last === null) return;
      controller.enqueue(zip64End(last, entries));
      controller.enqueue(last);
    },
  });
}
