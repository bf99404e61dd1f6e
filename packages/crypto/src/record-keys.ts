import { deriveBytes } from "./derive-bytes.ts";
import { createRecordCipher, type RecordCipher } from "./record-cipher.ts";

const KEY_BYTES = 16;
const IV_BYTES = 12;
const MAX_SEQUENCE = 0xffff_ffff;

/** @see RFC 8188, sections 2.2 and 2.3 */
export type RecordKeys = { cipher: RecordCipher; ivBase: Uint8Array<ArrayBuffer> };

/** @param inputKey - the Secret of an upload, or the key of a file list */
export async function deriveRecordKeys(
  inputKey: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
): Promise<RecordKeys> {
  const [contentKey, ivBase] = await Promise.all([
    deriveBytes(inputKey, { salt, info: "Content-Encoding: aes128gcm\0", bytes: KEY_BYTES }),
    deriveBytes(inputKey, { salt, info: "Content-Encoding: nonce\0", bytes: IV_BYTES }),
  ]);
  return { cipher: await createRecordCipher(contentKey), ivBase };
}

/**
 * The iv of one Record: the base with its last four bytes XORed with the Record's number.
 *
 * @throws RangeError after Record 4,294,967,295, because ivs would repeat
 */
export function recordIv(ivBase: Uint8Array<ArrayBuffer>, sequence: number): Uint8Array<ArrayBuffer> {
  if (sequence > MAX_SEQUENCE) throw new RangeError("a body has at most 4294967296 records");
  const iv = ivBase.slice();
  const view = new DataView(iv.buffer);
  view.setUint32(IV_BYTES - 4, view.getUint32(IV_BYTES - 4) ^ sequence);
  return iv;
}
