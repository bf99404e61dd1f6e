import { DecryptionError } from "./decryption-error.ts";
import { type RecordKeys, recordIv } from "./record-keys.ts";

/**
 * Opens one Record.
 *
 * @param record.isLast - whether its delimiter must mark the last Record
 * @returns its piece of plaintext, in a new buffer
 * @throws DecryptionError `authentication`, `no-delimiter`, `final-delimiter`, `nonfinal-delimiter`
 * @see RFC 8188, section 2
 */
export async function openRecord(
  { contentKey, ivBase }: RecordKeys,
  { sequence, ciphertext, isLast }: { sequence: number; ciphertext: Uint8Array<ArrayBuffer>; isLast: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  return unpad(await decrypt(contentKey, recordIv(ivBase, sequence), ciphertext), isLast);
}

async function decrypt(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  ciphertext: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, ciphertext));
  } catch (cause) {
    throw new DecryptionError("authentication", { cause });
  }
}

/** Removes the padding of zeros, and the delimiter before it. */
function unpad(padded: Uint8Array<ArrayBuffer>, isLast: boolean): Uint8Array<ArrayBuffer> {
  let delimiterAt = padded.byteLength - 1;
  while (delimiterAt >= 0 && padded[delimiterAt] === 0) delimiterAt -= 1;
  if (delimiterAt < 0) throw new DecryptionError("no-delimiter");
  if (padded[delimiterAt] !== (isLast ? 2 : 1)) {
    throw new DecryptionError(isLast ? "final-delimiter" : "nonfinal-delimiter");
  }
  return padded.subarray(0, delimiterAt);
}
