/**
 * Length of one encrypted Record, with delimiter and tag. It is fixed: readers ignore the record size in the header.
 */
export const RECORD_BYTES = 65_536;
/** Length of salt (16), record size (4) and key id length (1). */
export const HEADER_BYTES = 21;
/** Overhead of a Record over its piece of plaintext: one delimiter byte and a 16-byte tag. */
export const RECORD_OVERHEAD_BYTES = 17;
/** Longest piece of plaintext in one Record. */
export const PIECE_BYTES = RECORD_BYTES - RECORD_OVERHEAD_BYTES;
/** Length of a header and a Record of one byte. The minimum for an Upload. */
export const MIN_CIPHERTEXT_BYTES = HEADER_BYTES + RECORD_OVERHEAD_BYTES + 1;

/**
 * Length of the encrypted body for a plaintext of this length.
 *
 * @param plaintextBytes - integer, 0 or more
 * @returns the sum of the 21-byte header, the plaintext, and 17 bytes for every Record
 * @throws RangeError if negative or fractional
 * @see RFC 8188, section 2
 */
export function ciphertextBytes(plaintextBytes: number): number {
  if (!Number.isSafeInteger(plaintextBytes) || plaintextBytes < 0) {
    throw new RangeError(`not a length: ${plaintextBytes}`);
  }
  return HEADER_BYTES + plaintextBytes + RECORD_OVERHEAD_BYTES * Math.ceil(plaintextBytes / PIECE_BYTES);
}

/**
 * The inverse of `ciphertextBytes`, for files of at least one byte.
 *
 * @returns the length of the plaintext, or `null` if no encrypted file has this length
 */
export function plaintextBytes(ciphertextLength: number): number | null {
  if (!Number.isSafeInteger(ciphertextLength) || ciphertextLength < MIN_CIPHERTEXT_BYTES) return null;
  const records = Math.ceil((ciphertextLength - HEADER_BYTES) / RECORD_BYTES);
  const length = ciphertextLength - HEADER_BYTES - records * RECORD_OVERHEAD_BYTES;
  return ciphertextBytes(length) === ciphertextLength ? length : null;
}

/** Offset of the last Record in the encrypted body. */
export function lastRecordOffset(ciphertextLength: number): number {
  const records = Math.ceil((ciphertextLength - HEADER_BYTES) / RECORD_BYTES);
  return HEADER_BYTES + (records - 1) * RECORD_BYTES;
}
