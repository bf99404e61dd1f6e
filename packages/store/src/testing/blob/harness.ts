import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { openBlobStream } from "../../blob/open-blob-stream.ts";
import { type BlobEntry, type BlobKey, type BlobStore, blobKey, type ListOptions } from "../../blob/port.ts";

/** One driver under test, on an empty store. */
type BlobStoreHarness<Store> = { store: Store; [Symbol.asyncDispose](): Promise<void> };
export type OpenBlobStore<Store = BlobStore> = () => Promise<BlobStoreHarness<Store>>;

export const never: AbortSignal = new AbortController().signal;

export function newKey(kind = "uploads"): BlobKey {
  const id = randomBytes(8).toString("hex");
  return blobKey(`${kind}/${id.slice(0, 2)}/${id}`);
}

/** Reads a whole Blob; `null` if it does not exist. */
export async function readWhole(store: BlobStore, key: BlobKey): Promise<Buffer | null> {
  const bytes = await store.size(key);
  return bytes === null ? null : readRange(store, key, 0, bytes);
}

export async function readRange(store: BlobStore, key: BlobKey, offset: number, end: number): Promise<Buffer | null> {
  const stream = await openBlobStream(store, key, { offset, end }, never);
  return stream === null ? null : buffer(stream);
}

export async function listAll(store: BlobStore, prefix = "", options?: ListOptions): Promise<BlobEntry[]> {
  const entries: BlobEntry[] = [];
  for await (const entry of store.list(prefix, options)) entries.push(entry);
  return entries;
}

export async function finishedKeys(store: BlobStore, prefix = ""): Promise<BlobKey[]> {
  const entries = await listAll(store, prefix);
  return entries.flatMap((entry) => (entry.partsId === null ? [entry.key] : [])).toSorted();
}
