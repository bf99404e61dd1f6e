import type { FileHandle } from "node:fs/promises";
import { nextBatch } from "../bodies.ts";
import { type BlobBody, BlobStoreError } from "../port.ts";
import { stored } from "./file-faults.ts";

type Writable = Pick<FileHandle, "writev">;

/** The part of a batch after its first `bytes` bytes. */
function afterBytes(batch: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let skip = bytes;
  for (const [index, chunk] of batch.entries()) {
    if (chunk.byteLength > skip) return [chunk.subarray(skip), ...batch.slice(index + 1)];
    skip -= chunk.byteLength;
  }
  return [];
}

async function writeBatch(file: Writable, batch: readonly Uint8Array[], position: number): Promise<void> {
  let at = position;
  // The system may write fewer bytes than requested, for example when the disk fills up.
  for (let rest = afterBytes(batch, 0); rest.length > 0; ) {
    const { bytesWritten } = await stored(file.writev(rest, at));
    if (bytesWritten === 0) throw new BlobStoreError("unavailable");
    at += bytesWritten;
    rest = afterBytes(rest, bytesWritten);
  }
}

/**
 * Writes a body at a position, batch by batch. When it rejects, no write is in progress.
 *
 * @param room.atMost - maximum number of bytes; a batch exceeding it is not written
 * @returns bytes written
 * @throws BlobStoreError `length_mismatch` when the body is longer than `room.atMost`; the source's own error unchanged
 */
export async function writeBody(
  file: Writable,
  body: BlobBody,
  room: { position: number; atMost: number },
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted();
  const batches = body[Symbol.asyncIterator]();
  let written = 0;
  let ended = false;
  try {
    for (;;) {
      const next = await nextBatch(batches, signal);
      if (next.done) {
        ended = true;
        return written;
      }
      const bytes = next.value.reduce((sum, chunk) => sum + chunk.byteLength, 0);
      if (written + bytes > room.atMost) throw new BlobStoreError("length_mismatch");
      await writeBatch(file, next.value, room.position + written);
      signal.throwIfAborted();
      written += bytes;
    }
  } finally {
    // Not awaited, because a stalled source returns only when its next batch arrives.
    if (!ended) batches.return?.().then(undefined, () => {});
  }
}
