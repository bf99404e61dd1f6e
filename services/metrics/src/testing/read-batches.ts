import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { BlobKey, BlobStore } from "@envoi/store";
import { STAGED_PREFIX } from "../batch-keys.ts";

export type StoredBatch = { key: BlobKey; lines: string[] };

/** Every batch with its lines. */
export async function readBatches(blobs: Pick<BlobStore, "list" | "read">): Promise<StoredBatch[]> {
  const batches: StoredBatch[] = [];
  for await (const { key, bytes, partsId } of blobs.list("metrics/")) {
    if (key.startsWith(STAGED_PREFIX) || partsId !== null) continue;
    const body = await blobs.read(key, { offset: 0, end: bytes }, new AbortController().signal);
    if (body === null) throw new Error(`${key} is listed but does not exist`);
    const lines = gunzipSync(await buffer(body))
      .toString("utf8")
      .trimEnd()
      .split("\n");
    batches.push({ key, lines });
  }
  return batches.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
