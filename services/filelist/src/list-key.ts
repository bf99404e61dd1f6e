import { createHash } from "node:crypto";
import { type Account, randomHex } from "@envoi/platform";
import type { ListId } from "@envoi/protocol";
import { type BlobKey, blobKey } from "@envoi/store";

/** Identifies an account without revealing its owner. @returns SHA-256, 64 hex characters */
export function deriveAccountKey(account: Account): string {
  return createHash("sha256").update(account.id).digest("hex");
}

/** Key of an account's list. @returns the SHA-256 hash of both ids, as 64 hex characters */
export function deriveListKey(account: Account, listId: ListId): string {
  return createHash("sha256")
    .update(JSON.stringify([account.id, listId]))
    .digest("hex");
}

/** A new key for each version, so a version is never overwritten while it is being read. */
export function newListBlobKey(listKey: string): BlobKey {
  return blobKey(`lists/${listKey.slice(0, 2)}/${listKey}/${randomHex(16)}`);
}
