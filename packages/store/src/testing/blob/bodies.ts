import { createCipheriv, createHash } from "node:crypto";
import type { BlobBody } from "../../blob/port.ts";

/** Pseudo-random bytes from a seed. The bytes for a shorter length are a prefix of those for a longer one. */
export function bytesFrom(seed: string, length: number): Buffer {
  const key = createHash("sha256").update(seed).digest();
  return createCipheriv("aes-256-ctr", key, Buffer.alloc(16)).update(Buffer.alloc(length));
}

const CHUNK_BYTES = [65_536, 1, 70_000, 0, 17, 300_000, 65_536, 4_095, 131_072];
const CHUNKS_PER_BATCH = [3, 1, 12, 7, 2];

/** A body that arrives in uneven chunks and batches. */
export async function* inBatches(bytes: Uint8Array): BlobBody {
  let taken = 0;
  let chunks = 0;
  for (let batches = 0; taken < bytes.byteLength; batches++) {
    const batch: Uint8Array[] = [];
    for (let n = CHUNKS_PER_BATCH[batches % CHUNKS_PER_BATCH.length] ?? 1; n > 0 && taken < bytes.byteLength; n--) {
      const chunk = bytes.subarray(taken, taken + (CHUNK_BYTES[chunks++ % CHUNK_BYTES.length] ?? 1));
      batch.push(chunk);
      taken += chunk.byteLength;
    }
    yield batch;
  }
}

/** A body whose source fails after sending these bytes. */
export async function* breaksAfter(bytes: Uint8Array, error: Error): BlobBody {
  yield* inBatches(bytes);
  throw error;
}

/** A body that sends these bytes, then calls `silent` and stalls. */
export async function* silentAfter(bytes: Uint8Array, silent: () => void): BlobBody {
  yield* inBatches(bytes);
  silent();
  await new Promise(() => {});
}
