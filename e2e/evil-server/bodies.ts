import { HEADER_BYTES, RECORD_BYTES } from "@envoi/protocol";

/** The header of an encrypted body, and its Records. */
export type Body = { header: Buffer; records: Buffer[] };

export function splitBody(ciphertext: Buffer): Body {
  const records: Buffer[] = [];
  for (let at = HEADER_BYTES; at < ciphertext.length; at += RECORD_BYTES) {
    records.push(ciphertext.subarray(at, at + RECORD_BYTES));
  }
  return { header: ciphertext.subarray(0, HEADER_BYTES), records };
}

export const joinBody = ({ header, records }: Body): Buffer => Buffer.concat([header, ...records]);

/** The body with another header. @param recordBytes - the length of Records that it states */
export function withHeader(
  ciphertext: Buffer,
  { salt, recordBytes, keyIdBytes }: { salt?: Uint8Array; recordBytes?: number; keyIdBytes?: number },
): Buffer {
  const changed = Buffer.from(ciphertext);
  if (salt !== undefined) changed.set(salt);
  if (recordBytes !== undefined) changed.writeUInt32BE(recordBytes, 16);
  if (keyIdBytes !== undefined) changed.writeUInt8(keyIdBytes, 20);
  return changed;
}

/** The bytes with one bit flipped. @param at - offset; negative: from the end */
export function withFlippedBit(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  const offset = at < 0 ? changed.length + at : at;
  changed.writeUInt8(changed.readUInt8(offset) ^ 1, offset);
  return changed;
}
