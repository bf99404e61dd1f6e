import { parseUploadId, type UploadId } from "@envoi/protocol";
import { type BlobKey, shardOf } from "@envoi/store";

/** The owner of a Blob, which decides whether it is still in use. */
export type BlobOwner =
  | { kind: "upload"; id: UploadId }
  /** Bytes that a session over HTTP has not collected into a Part yet. */
  | { kind: "tail"; id: UploadId }
  | { kind: "list"; listKey: string }
  /** Batches of events and their staged events, which the metrics service stores and removes. */
  | { kind: "events" };

const TAIL = /^uploads\/[0-9a-f]{2}\/([0-9a-f]{16})\.tail\./;
const LIST = /^lists\/[0-9a-f]{2}\/([0-9a-f]{64})\//;
const EVENTS = /^metrics\/(staged|date=[0-9-]+)\//;
/** Shard of Blobs that belong to neither an Upload nor a list. */
const SHARD_OF_OTHERS = 0;

/** @returns `null` for a key that Envoi does not create */
export function ownerOf(key: BlobKey): BlobOwner | null {
  const id = key.startsWith("uploads/") ? parseUploadId(key.split("/").at(-1)) : null;
  if (id !== null) return { kind: "upload", id };
  const tailOf = parseUploadId(TAIL.exec(key)?.[1]);
  if (tailOf !== null) return { kind: "tail", id: tailOf };
  const listKey = LIST.exec(key)?.[1];
  if (listKey !== undefined) return { kind: "list", listKey };
  return EVENTS.test(key) ? { kind: "events" } : null;
}

/** Janitors share Blobs by shard. */
export function shardOfOwner(owner: BlobOwner | null): number {
  if (owner?.kind === "upload" || owner?.kind === "tail") return shardOf(owner.id);
  return owner?.kind === "list" ? shardOf(owner.listKey) : SHARD_OF_OTHERS;
}
