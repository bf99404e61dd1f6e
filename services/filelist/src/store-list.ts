import { randomBytes } from "node:crypto";
import { MAX_FILE_LIST_BYTES, ProtocolError, plaintextBytes } from "@envoi/protocol";
import type { BlobKey, BlobStore, ListStore } from "@envoi/store";
import { limitBody } from "./limit-body.ts";
import { newListBlobKey } from "./list-key.ts";
import type { FilelistReporter } from "./report.ts";

export type StoreListDeps = {
  uploads: Pick<ListStore, "admitList" | "writeList">;
  blobs: BlobStore;
  report: FilelistReporter;
  /** Life of a list from its last write on. */
  lifeSeconds: number;
};

export type ListWrite = {
  accountKey: string;
  listKey: string;
  body: AsyncIterable<Uint8Array>;
  /** Announced length, or `null` when only the end of the body tells. */
  bytes: number | null;
  /** `undefined`: replace whatever is there; `null`: only if there is none. */
  expectedEtag: string | null | undefined;
};

/**
 * Lists that one account may have at a time. The key of a person's files makes one; a forgotten passphrase or a new
 * password makes another.
 */
const MAX_LISTS = 16;
/** Until one of them has expired, at the latest; sooner it is hardly worth trying. */
const RETRY_AFTER_SECONDS = 3_600;

/**
 * Makes a body the current version of a list. The body goes into the BlobStore as it comes, under a key of its own, before
 * the pointer is set.
 *
 * @returns the new version's etag
 * @throws ProtocolError `too_large`, `bad_length`, `length_mismatch`, `precondition_failed`, `rate_limited`; nothing is
 *   left over then
 */
export async function storeList(deps: StoreListDeps, write: ListWrite, signal: AbortSignal): Promise<string> {
  const { uploads, blobs, report, lifeSeconds } = deps;
  if (write.bytes !== null) checkLength(write.bytes);
  const lists = { most: MAX_LISTS, lifeSeconds };
  if ((await uploads.admitList(write.accountKey, write.listKey, lists)) === "too_many") {
    report.tooMany();
    throw new ProtocolError("rate_limited", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const blobKey = newListBlobKey(write.listKey);
  const bytes = await storeBody(deps, blobKey, write, signal);
  const etag = randomBytes(16).toString("hex");
  // Once the pointer may have been set, its Blob is no longer ours to remove: a lost reply leaves it to the sweep.
  const written = await uploads.writeList(write.listKey, { etag, blobKey, bytes, lifeSeconds }, write.expectedEtag);
  if (written === "conflict") {
    report.conflicted();
    await blobs.discard(blobKey, null).catch(report.blobLeft);
    throw new ProtocolError("precondition_failed");
  }
  report.written(bytes);
  return etag;
}

function checkLength(bytes: number): void {
  if (bytes > MAX_FILE_LIST_BYTES) throw new ProtocolError("too_large");
  if (plaintextBytes(bytes) === null) throw new ProtocolError("bad_length");
}

async function storeBody(
  { blobs, report }: Pick<StoreListDeps, "blobs" | "report">,
  blobKey: BlobKey,
  write: ListWrite,
  signal: AbortSignal,
): Promise<number> {
  const body = limitBody(write.body, MAX_FILE_LIST_BYTES);
  let partsId: string | null = null;
  try {
    if (write.bytes !== null) {
      await blobs.write(blobKey, body, write.bytes, signal);
      return write.bytes;
    }
    const parts = await blobs.startParts(blobKey, { partBytes: MAX_FILE_LIST_BYTES });
    partsId = parts.partsId;
    const part = await blobs.putPart(parts, 1, body, null, signal);
    checkLength(part.bytes);
    await blobs.completeParts(parts, [part]);
    return part.bytes;
  } catch (error) {
    await blobs.discard(blobKey, partsId).catch(report.blobLeft);
    throw error;
  }
}
