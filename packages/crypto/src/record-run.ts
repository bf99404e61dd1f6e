import { ciphertextBytes, HEADER_BYTES, PIECE_BYTES, RECORD_BYTES, RECORD_OVERHEAD_BYTES } from "@envoi/protocol";
import { type ByteReader, createByteReader } from "./byte-reader.ts";
import { DecryptionError } from "./decryption-error.ts";
import { mapInOrder } from "./map-in-order.ts";
import { decryptRecord, unpad } from "./open-record.ts";
import { readRecordHeader } from "./record-header.ts";
import { deriveRecordKeys } from "./record-keys.ts";
import { RECORDS_IN_FLIGHT } from "./seal-records.ts";

/** The Records of a body, numbered from 0. */
export type BodyRecords = {
  /**
   * Opens consecutive Records. Every piece it yields is verified: it is authentic, has the expected number, and is
   * marked as the last one exactly where the announced length ends.
   *
   * @param ciphertext - the body, from the first byte of Record `first` to any later byte
   * @returns the plaintext of each complete Record, in order; an incomplete Record at the end is ignored. When the
   *   generator ends, even early, it cancels the ciphertext
   * @throws DecryptionError; the errors of the ciphertext stream
   */
  openRun(ciphertext: ReadableStream<Uint8Array>, first: number): AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
};

/**
 * Prepares to open Records of a body in any order.
 *
 * @param header - the first 21 bytes of the body
 * @param options.plaintextBytes - the length that the sealed Metadata announced: it determines the last Record
 * @throws DecryptionError `short-header`; `unsupported-header`, also if the Records are smaller than ours, because
 *   their offsets could not be computed from the length
 */
export async function openBodyRecords(
  header: Uint8Array<ArrayBuffer>,
  { secret, plaintextBytes }: { secret: Uint8Array<ArrayBuffer>; plaintextBytes: number },
): Promise<BodyRecords> {
  const { salt, recordBytes } = readRecordHeader(header);
  if (recordBytes !== RECORD_BYTES) throw new DecryptionError("unsupported-header");
  const keys = await deriveRecordKeys(secret, salt);
  const count = recordCount(plaintextBytes);

  async function* decryptAll(reader: ByteReader, first: number) {
    for (let sequence = first; sequence < count; sequence += 1) {
      const { pieceBytes, isLast } = recordAt(sequence, plaintextBytes);
      const bytes = pieceBytes + RECORD_OVERHEAD_BYTES;
      const ciphertext = await reader.view(bytes);
      if (ciphertext.byteLength < bytes) return;
      yield { padded: decryptRecord(keys, { sequence, ciphertext }), isLast, pieceBytes };
    }
  }

  return {
    async *openRun(ciphertext, first) {
      const reader = createByteReader(ciphertext);
      try {
        yield* mapInOrder(decryptAll(reader, first), RECORDS_IN_FLIGHT, async ({ padded, isLast, pieceBytes }) => {
          const piece = unpad(await padded, { isLast });
          // A Record with more padding than expected would shift all bytes after it.
          if (piece.byteLength !== pieceBytes) throw new DecryptionError("malformed");
          return piece;
        });
      } finally {
        await reader.cancel(undefined);
      }
    },
  };
}

/** @param plaintextBytes - integer, 0 or more */
export function recordCount(plaintextBytes: number): number {
  return Math.ceil(plaintextBytes / PIECE_BYTES);
}

function recordAt(sequence: number, plaintextBytes: number): { pieceBytes: number; isLast: boolean } {
  const rest = plaintextBytes - sequence * PIECE_BYTES;
  return { pieceBytes: Math.min(rest, PIECE_BYTES), isLast: rest <= PIECE_BYTES };
}

/**
 * The range of Records in the encrypted body.
 *
 * @returns the range from the first byte of Record `first` to the end of Record `end - 1`
 */
export function recordRange(
  { first, end }: { first: number; end: number },
  plaintextBytes: number,
): { firstByte: number; endByte: number } {
  const endByte = HEADER_BYTES + end * RECORD_BYTES;
  return {
    firstByte: HEADER_BYTES + first * RECORD_BYTES,
    endByte: Math.min(endByte, ciphertextBytes(plaintextBytes)),
  };
}
