import { parseUploadId, type UploadId } from "@envoi/protocol";
import type { BlobKey } from "../blob/port.ts";
import { MOVE_ORDER } from "../blob/two-stores/move-order.ts";
import { shardOf } from "../upload/port.ts";

/** The owner of a Blob, which decides whether it is still in use. */
export type BlobOwner =
  | { kind: "upload"; id: UploadId }
  /** Session bytes stored as separate objects: the tail of a session over HTTP, or readable Parts. */
  | { kind: "session"; id: UploadId }
  | { kind: "list"; listKey: string }
  /** Batches of events, stored and removed by the metrics service. */
  | { kind: "events" }
  /** The command to move another store's Blobs into this store: [Note: Moving a store]. */
  | { kind: "order" };

const SESSION_KEY = /^uploads\/[0-9a-f]{2}\/([0-9a-f]{16})\.(?:tail|part)\./;
const LIST = /^lists\/[0-9a-f]{2}\/([0-9a-f]{64})\//;
const EVENTS = /^metrics\/date=[0-9-]+\//;
/** Shard for Blobs that belong to neither an Upload nor a file list. */
const SHARD_OF_OTHERS = 0;

/** @returns `null` for a key that Envoi does not create */
export function ownerOf(key: BlobKey): BlobOwner | null {
  const id = key.startsWith("uploads/") ? parseUploadId(key.split("/").at(-1)) : null;
  if (id !== null) return { kind: "upload", id };
  const session = parseUploadId(SESSION_KEY.exec(key)?.[1]);
  if (session !== null) return { kind: "session", id: session };
  const listKey = LIST.exec(key)?.[1];
  if (listKey !== undefined) return { kind: "list", listKey };
  if (key === MOVE_ORDER) return { kind: "order" };
  return EVENTS.test(key) ? { kind: "events" } : null;
}

/** The shard by which janitors divide the Blobs. */
export function shardOfOwner(owner: BlobOwner | null): number {
  if (owner?.kind === "upload" || owner?.kind === "session") return shardOf(owner.id);
  return owner?.kind === "list" ? shardOf(owner.listKey) : SHARD_OF_OTHERS;
}
