import { gunzipSync } from "node:zlib";
import type { BlobStore } from "@envoi/store";
import { METRICS_PREFIX } from "../batch-keys.ts";

/** Reads the lines of all events in the store, each event once, like the view in docs/analytics.md. */
export async function readEvents(blobs: Pick<BlobStore, "list" | "readBytes">): Promise<string[]> {
  const lines = new Map<string, string>();
  for await (const { key, bytes } of blobs.list(METRICS_PREFIX, { unfinished: false })) {
    const body = await blobs.readBytes(key, { offset: 0, end: bytes }, new AbortController().signal);
    if (body === null) throw new Error(`${key} is listed but does not exist`);
    const text = gunzipSync(body).toString("utf8");
    for (const line of text.trimEnd().split("\n")) lines.set(JSON.parse(line).id, line);
  }
  return [...lines.values()];
}
