import { HEADER_BYTES } from "@envoi/protocol";
import { type ByteReader, createByteReader } from "./byte-reader.ts";
import { DecryptionError } from "./decryption-error.ts";
import { mapInOrder } from "./map-in-order.ts";
import { decryptRecord, unpad } from "./open-record.ts";
import { readRecordHeader } from "./record-header.ts";
import { deriveRecordKeys, type RecordKeys } from "./record-keys.ts";
import { RECORDS_IN_FLIGHT } from "./seal-records.ts";
import { toStream } from "./to-stream.ts";

export type OpenOptions = {
  /** The Secret of an upload, or the key of a file list: 16 bytes. */
  secret: Uint8Array<ArrayBuffer>;
  /** The length that the sealed Metadata announced. A body of another length is rejected. */
  plaintextBytes?: number;
  recordsInFlight?: number;
  /** Called with the first bytes of the body, before any Record is opened. */
  onHeader?: (header: Uint8Array<ArrayBuffer>) => void;
};

type DecryptingRecord = { padded: Promise<Uint8Array<ArrayBuffer>>; isLast: boolean };

/**
 * Opens a body. Fails closed: every chunk is the plaintext of a verified Record, and a stream that ends without an
 * error has yielded all of them. Without an announced length, a body without Records is rejected too, because it could
 * be any body cut off after its header.
 *
 * Readers must discard everything from a stream that failed.
 *
 * @throws through the stream: DecryptionError, and the errors of the ciphertext stream
 * @see RFC 8188
 */
export function openRecords(
  ciphertext: ReadableStream<Uint8Array>,
  { secret, plaintextBytes, recordsInFlight = RECORDS_IN_FLIGHT, onHeader = () => {} }: OpenOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = createByteReader(ciphertext);

  async function* open(): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
    try {
      const header = await reader.take(HEADER_BYTES);
      const { salt, recordBytes } = readRecordHeader(header);
      onHeader(header);
      const keys = await deriveRecordKeys(secret, salt);
      const records = mapInOrder(
        decryptAll(reader, recordBytes, keys),
        recordsInFlight,
        async ({ padded, isLast }) => ({
          piece: unpad(await padded, { isLast }),
          isLast,
        }),
      );
      let openedBytes = 0;
      let isComplete = plaintextBytes === 0;
      for await (const { piece, isLast } of records) {
        openedBytes += piece.byteLength;
        if (plaintextBytes !== undefined && openedBytes > plaintextBytes) throw new DecryptionError("too-long");
        if (isLast && openedBytes < (plaintextBytes ?? 0)) throw new DecryptionError("truncated");
        isComplete ||= isLast;
        if (piece.byteLength > 0) yield piece;
      }
      if (!isComplete) throw new DecryptionError("truncated");
    } catch (error) {
      await reader.cancel(error);
      throw error;
    }
  }
  return toStream(open(), (reason) => reader.cancel(reason));
}

/**
 * Starts to decrypt each Record before it reads the next. A Record is the last one only if the stream ends after it.
 */
async function* decryptAll(
  reader: ByteReader,
  recordBytes: number,
  keys: RecordKeys,
): AsyncGenerator<DecryptingRecord, void> {
  for (let sequence = 0; await reader.hasMore(); sequence += 1) {
    const padded = decryptRecord(keys, { sequence, ciphertext: await reader.view(recordBytes) });
    // If reading fails first, nothing awaits this result.
    padded.catch(() => {});
    yield { padded, isLast: !(await reader.hasMore()) };
  }
}
