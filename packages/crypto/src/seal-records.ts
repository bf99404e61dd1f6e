import { PIECE_BYTES } from "@envoi/protocol";
import { type ByteReader, createByteReader } from "./byte-reader.ts";
import { mapInOrder } from "./map-in-order.ts";
import { SALT_BYTES, writeRecordHeader } from "./record-header.ts";
import { deriveRecordKeys, type RecordKeys, recordIv } from "./record-keys.ts";
import type { SealedTags } from "./sealed-tags.ts";
import { toStream } from "./to-stream.ts";

/**
 * Maximum number of Records sealed or opened at once: enough to keep the processors busy, using less than a megabyte.
 */
export const RECORDS_IN_FLIGHT = 8;

export type SealOptions = {
  /** The Secret of an upload, or the key of a file list: 16 bytes. */
  secret: Uint8Array<ArrayBuffer>;
  /** 16 bytes, new for every body; default: random. */
  salt?: Uint8Array<ArrayBuffer>;
  recordsInFlight?: number;
  /**
   * Number of the Record with which the plaintext begins; default 0. A body that begins with a later Record has no
   * header.
   */
  first?: number;
  /** Tags with which parts of a body can safely be sealed again under the same salt. See [Note: Sealing again]. */
  tags?: SealedTags;
};

/** A file has changed, so a Record would be sealed under a nonce already used for other plaintext. */
export class PlaintextChanged extends Error {}

/**
 * Seals a body: the 21-byte header, then one chunk for each Record. An empty plaintext yields only the header.
 *
 * Reads nothing before the first chunk is requested. Never reads further ahead of the reader than the Records in
 * flight.
 *
 * @throws through the stream: the errors of the plaintext; PlaintextChanged; RangeError above 4,294,967,296 Records
 * @see RFC 8188
 */
export function sealRecords(
  plaintext: ReadableStream<Uint8Array>,
  {
    secret,
    salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    recordsInFlight = RECORDS_IN_FLIGHT,
    first = 0,
    tags,
  }: SealOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = createByteReader(plaintext);
  let isCancelled = false;

  async function* seal(): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
    try {
      if (first === 0) yield writeRecordHeader(salt);
      const keys = await deriveRecordKeys(secret, salt);
      const records = mapInOrder(sealAll(reader, keys, first), recordsInFlight, async ({ sequence, sealing }) => ({
        sequence,
        sealed: await sealing,
      }));
      for await (const { sequence, sealed } of records) {
        // Cancelling cuts the plaintext short, so this Record may be incomplete.
        if (isCancelled) return;
        if (tags?.admit(sequence, sealed) === false) throw new PlaintextChanged("a sealed record has changed");
        yield sealed;
      }
    } catch (error) {
      await reader.cancel(error);
      throw error;
    }
  }
  return toStream(seal(), (reason) => {
    isCancelled = true;
    return reader.cancel(reason);
  });
}

/** Seals each piece of plaintext with its delimiter: 2 for the last one, 1 for the others. */
async function* sealAll(
  reader: ByteReader,
  { cipher, ivBase }: RecordKeys,
  first: number,
): AsyncGenerator<{ sequence: number; sealing: Promise<Uint8Array<ArrayBuffer>> }, void> {
  // This block is reused for every Record, because allocating new memory would cost as much as sealing.
  const block = new Uint8Array(PIECE_BYTES + 1);
  const seal = (sequence: number, padded: Uint8Array<ArrayBuffer>) => cipher.seal(recordIv(ivBase, sequence), padded);

  for (let sequence = first; await reader.hasMore(); sequence += 1) {
    const inChunk = reader.viewAhead(PIECE_BYTES, 1);
    if (inChunk === null) {
      const padded = await reader.take(PIECE_BYTES, block);
      padded[padded.byteLength - 1] = (await reader.hasMore()) ? 1 : 2;
      yield { sequence, sealing: seal(sequence, padded) };
    } else {
      // Avoids a copy: the delimiter replaces the first byte of the next piece only during the call.
      const nextByte = inChunk[PIECE_BYTES] ?? 0;
      inChunk[PIECE_BYTES] = 1;
      const sealing = seal(sequence, inChunk);
      inChunk[PIECE_BYTES] = nextByte;
      yield { sequence, sealing };
    }
  }
}
