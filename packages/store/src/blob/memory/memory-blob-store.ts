import { nextBatch, releaseAfterUse } from "../bodies.ts";
import {
  type BlobBody,
  type BlobKey,
  type BlobStore,
  BlobStoreError,
  type PartsRef,
  type StoredPart,
} from "../port.ts";
import { sumPartBytes } from "../sum-part-bytes.ts";

type StoredBlob = { bytes: Buffer; modifiedAtMs: number };
type OpenParts = { key: BlobKey; partBytes: number; startedAtMs: number; parts: Map<number, Buffer> };

/** What the store has: shared by the connections of all processes, and read by the auditor. */
export type BlobContents = { blobs: Map<BlobKey, StoredBlob>; parts: Map<string, OpenParts> };

/** Size of the batches in which bodies are read. */
const BATCH_BYTES = 65_536;

/** Copies a body. */
async function readBody(body: BlobBody, bytes: number | null, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  signal.throwIfAborted();
  const source = body[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let length = 0;
  for (;;) {
    const next = await nextBatch(source, signal);
    if (next.done) break;
    for (const chunk of next.value) {
      chunks.push(Buffer.from(chunk));
      length += chunk.length;
    }
    if (length > maxBytes) throw new BlobStoreError("length_mismatch");
  }
  if (bytes !== null && length !== bytes) throw new BlobStoreError("length_mismatch");
  return Buffer.concat(chunks);
}

/** A BlobStore in memory, like an object store whose every acknowledged write is durable. */
export function createMemoryBlobStore({ blobs, parts }: BlobContents, now: () => number): BlobStore {
  let started = 0;
  const findParts = ({ key, partsId }: Pick<PartsRef, "key" | "partsId">): OpenParts | null => {
    const found = parts.get(partsId);
    return found?.key === key ? found : null;
  };
  const bytesOf = (source: BlobKey | PartsRef): Buffer | null => {
    if (typeof source === "string") return blobs.get(source)?.bytes ?? null;
    const open = findParts(source);
    if (open === null) return null;
    const inOrder: Buffer[] = [];
    for (let number = 1; open.parts.has(number); number++) inOrder.push(open.parts.get(number) as Buffer);
    return Buffer.concat(inOrder);
  };
  return {
    bodies: { batchBytes: BATCH_BYTES, declaredBytes: BATCH_BYTES, collectsParts: false },
    async write(key, body, bytes, signal) {
      const written = await readBody(body, bytes, bytes, signal);
      blobs.set(key, { bytes: written, modifiedAtMs: now() });
    },
    async startParts(key, { partBytes }) {
      const partsId = `parts-${parts.size}-${started++}-${crypto.randomUUID()}`;
      parts.set(partsId, { key, partBytes, startedAtMs: now(), parts: new Map() });
      return { key, partsId, partBytes };
    },
    async putPart(ref, number, body, bytes, signal) {
      if (bytes !== null && bytes > ref.partBytes) throw new BlobStoreError("length_mismatch");
      const part = await readBody(releaseAfterUse(body), bytes, bytes ?? ref.partBytes, signal);
      const open = findParts(ref);
      if (open === null) throw new BlobStoreError("unavailable");
      open.parts.set(number, part);
      return { number, bytes: part.length, etag: `"${number}-${part.length}"` };
    },
    async completeParts(ref, stored: readonly StoredPart[]) {
      const bytes = sumPartBytes(stored, ref.partBytes);
      const open = findParts(ref);
      if (open === null) {
        if (blobs.get(ref.key)?.bytes.length === bytes) return;
        throw new BlobStoreError("unavailable");
      }
      const whole = Buffer.concat(
        stored
          .toSorted((one, other) => one.number - other.number)
          .map(({ number }) => open.parts.get(number) ?? Buffer.alloc(0)),
      );
      if (whole.length !== bytes) throw new BlobStoreError("length_mismatch");
      parts.delete(ref.partsId);
      blobs.set(ref.key, { bytes: whole, modifiedAtMs: now() });
    },
    async abandonParts(ref) {
      if (findParts(ref) !== null) parts.delete(ref.partsId);
    },
    async readChunks(source, { offset, end }, take, signal) {
      const bytes = bytesOf(source);
      if (bytes === null) return null;
      for (let at = offset; at < end; at += BATCH_BYTES) {
        signal.throwIfAborted();
        const batch = bytes.subarray(at, Math.min(end, at + BATCH_BYTES));
        if (batch.length === 0) throw new BlobStoreError("unavailable");
        await take([batch]);
      }
      if (end > bytes.length) throw new BlobStoreError("unavailable");
      return "read";
    },
    async readBytes(key, { offset, end }, signal) {
      signal.throwIfAborted();
      const bytes = bytesOf(key);
      if (bytes === null) return null;
      if (end > bytes.length) throw new BlobStoreError("unavailable");
      return Buffer.from(bytes.subarray(offset, end));
    },
    async size(key) {
      return blobs.get(key)?.bytes.length ?? null;
    },
    async remove(key, { partsId } = {}) {
      blobs.delete(key);
      if (partsId !== undefined) for (const [id, { key: its }] of [...parts]) if (its === key) parts.delete(id);
    },
    async *list(prefix, { unfinished = true } = {}) {
      for (const [key, { bytes, modifiedAtMs }] of [...blobs])
        if (key.startsWith(prefix)) yield { key, bytes: bytes.length, modifiedAtMs, partsId: null };
      if (!unfinished) return;
      for (const [partsId, { key, startedAtMs, parts: stored }] of [...parts]) {
        const bytes = [...stored.values()].reduce((sum, part) => sum + part.length, 0);
        if (key.startsWith(prefix)) yield { key, bytes, modifiedAtMs: startedAtMs, partsId };
      }
    },
    async ensureRoom() {},
    freeBytes: async () => null,
    async ping() {},
    async [Symbol.asyncDispose]() {},
  };
}
