import { createHash, type Hash } from "node:crypto";
import { type BlobEntry, type BlobKey, type BlobStore, BlobStoreError, type StoreMove, wholeBody } from "@envoi/store";
import type { Pace } from "../pace.ts";

/**
 * Size of a Part. Each Blob being copied has one Part in memory. Stores accept Parts of this size, and most
 * accept 10,000 Parts per Blob.
 */
const PIECE_BYTES = 8_388_608;
const MAX_PARTS = 9_000;

/** @throws BlobStoreError if the Blob does not exist */
async function readPiece(
  from: BlobStore,
  key: BlobKey,
  range: { offset: number; end: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const bytes = await from.readBytes(key, range, signal);
  if (bytes === null) throw new BlobStoreError("unavailable", { cause: new Error("removed while it was copied") });
  return bytes;
}

/** Copies a Blob in Parts that fit into memory, so that a slow store needs no spool. */
async function copyInParts(
  { from, to }: StoreMove,
  { key, bytes }: BlobEntry,
  hash: Hash,
  pace: Pace,
  signal: AbortSignal,
) {
  const partBytes = Math.max(PIECE_BYTES, Math.ceil(bytes / MAX_PARTS));
  const ref = await to.startParts(key, { partBytes });
  try {
    const parts = [];
    for (let number = 1, offset = 0; offset < bytes; number++, offset += partBytes) {
      const range = { offset, end: Math.min(bytes, offset + partBytes) };
      await pace(signal, range.end - offset);
      const piece = await readPiece(from, key, range, signal);
      hash.update(piece);
      parts.push(await to.putPart(ref, number, wholeBody(piece), piece.byteLength, signal));
    }
    await to.completeParts(ref, parts);
  } catch (error) {
    // If the process is killed, the sweep removes the Parts.
    await to.abandonParts(ref).catch(() => {});
    throw error;
  }
}

/** Copies a Blob into another store. @returns the SHA-256 of the bytes read, in hex. @throws BlobStoreError */
export async function copyBlob(stores: StoreMove, entry: BlobEntry, pace: Pace, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  const { key, bytes } = entry;
  if (bytes > PIECE_BYTES) await copyInParts(stores, entry, hash, pace, signal);
  else {
    await pace(signal, bytes);
    const whole = await readPiece(stores.from, key, { offset: 0, end: bytes }, signal);
    hash.update(whole);
    await stores.to.write(key, wholeBody(whole), bytes, signal);
  }
  return hash.digest("hex");
}
