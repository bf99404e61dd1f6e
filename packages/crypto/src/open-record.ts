import { DecryptionError } from "./decryption-error.ts";
import { type RecordKeys, recordIv } from "./record-keys.ts";

/**
 * Decrypts one Record.
 *
 * @param record.ciphertext - may be overwritten once this has returned
 * @returns the Record's piece of plaintext with delimiter and padding, in a new buffer, to be passed to `unpad`
 * @throws DecryptionError `authentication`
 * @see RFC 8188, section 2
 */
export async function decryptRecord(
  { cipher, ivBase }: RecordKeys,
  { sequence, ciphertext }: { sequence: number; ciphertext: Uint8Array<ArrayBuffer> },
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = recordIv(ivBase, sequence);
  try {
    return await cipher.open(iv, ciphertext);
  } catch (cause) {
    throw new DecryptionError("authentication", { cause });
  }
}

/**
 * Removes the padding of zeros, and the delimiter before it.
 *
 * @param isLast - whether the delimiter must mark the last Record
 * @throws DecryptionError `no-delimiter`, `final-delimiter`, `nonfinal-delimiter`
 */
export function unpad(padded: Uint8Array<ArrayBuffer>, { isLast }: { isLast: boolean }): Uint8Array<ArrayBuffer> {
  let delimiterAt = padded.byteLength - 1;
  while (delimiterAt >= 0 && padded[delimiterAt] === 0) delimiterAt -= 1;
  if (delimiterAt < 0) throw new DecryptionError("no-delimiter");
  if (padded[delimiterAt] !== (isLast ? 2 : 1)) {
    throw new DecryptionError(isLast ? "final-delimiter" : "nonfinal-delimiter");
  }
  return padded.subarray(0, delimiterAt);
}
