import { HEADER_BYTES, RECORD_BYTES, RECORD_OVERHEAD_BYTES } from "@envoi/protocol";
import { DecryptionError } from "./decryption-error.ts";

export const SALT_BYTES = 16;

/** The header before the Records. It contains the salt of their keys, and the length of every Record but the last. */
export type RecordHeader = { salt: Uint8Array<ArrayBuffer>; recordBytes: number };

/** @returns 21 bytes for Records of 65,536 bytes and an empty key id */
export function writeRecordHeader(salt: Uint8Array): Uint8Array<ArrayBuffer> {
  if (salt.byteLength !== SALT_BYTES) throw new RangeError("a salt must have 16 bytes");
  const header = new Uint8Array(HEADER_BYTES);
  header.set(salt);
  new DataView(header.buffer).setUint32(SALT_BYTES, RECORD_BYTES);
  return header;
}

/**
 * Accepts Records that are smaller than ours, as RFC 8188 allows. Larger ones are rejected, because they could use up a
 * reader's memory.
 *
 * @throws DecryptionError `short-header`, `unsupported-header`
 */
export function readRecordHeader(header: Uint8Array<ArrayBuffer>): RecordHeader {
  if (header.byteLength < HEADER_BYTES) throw new DecryptionError("short-header");
  const view = new DataView(header.buffer, header.byteOffset);
  const recordBytes = view.getUint32(SALT_BYTES);
  const keyIdBytes = view.getUint8(SALT_BYTES + 4);
  if (recordBytes <= RECORD_OVERHEAD_BYTES || recordBytes > RECORD_BYTES || keyIdBytes !== 0) {
    throw new DecryptionError("unsupported-header");
  }
  return { salt: header.slice(0, SALT_BYTES), recordBytes };
}
