import { randomHex } from "@envoi/platform";
import { MAX_FILE_LIST_BYTES, ProtocolError, plaintextBytes } from "@envoi/protocol";
import type { BlobBody, BlobKey, BlobStore, ListStore } from "@envoi/store";
import { newListBlobKey } from "./list-key.ts";
import type { FilelistReporter } from "./reporter.ts";

export type StoreListDeps = {
  uploads: Pick<ListStore, "admitList" | "writeList">;
  blobs: BlobStore;
  report: FilelistReporter;
  /** Lifetime of a list, counted from its last write. */
  lifeSeconds: number;
};

type ListWrite = {
  accountKey: string;
  listKey: string;
  body: AsyncIterable<Uint8Array>;
  /** The announced length, or `null` if there is none. */
  bytes: number | null;
  /** Etag of the version to replace; `undefined`: any version; `null`: no list may exist. */
  expectedEtag: string | null | undefined;
};

/** Maximum number of lists per account. A user who has lost a passphrase or changed a password starts another list. */
const MAX_LISTS = 16;
/** One of the account's lists may expire sooner, but retrying earlier is rarely worthwhile. */
const RETRY_AFTER_SECONDS = 3_600;

/**
 * Makes a body the current version of a list. The body is streamed into the BlobStore under its own key before the
 * pointer is set.
 *
 * @returns the new version's etag
 * @throws ProtocolError `too_large`, `bad_length`, `length_mismatch`, `precondition_failed`, `rate_limited`; after
 *   these errors nothing remains stored
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
  const etag = randomHex(16);
  // If the call fails, the pointer may still have been set, so the Blob is not removed. If the Blob is unused,
  // the sweep discards it.
  const written = await uploads.writeList(write.listKey, { etag, blobKey, bytes, lifeSeconds }, write.expectedEtag);
  if (written === "conflict") {
    report.conflicted();
    await blobs.remove(blobKey, { partsId: null }).catch(report.blobLeft);
    throw new ProtocolError("precondition_failed");
  }
  report.written(bytes);
  return etag;
}

function checkLength(bytes: number): void {
  if (bytes > MAX_FILE_LIST_BYTES) throw new ProtocolError("too_large");
  if (plaintextBytes(bytes) === null) throw new ProtocolError("bad_length");
}

/** Passes a body on chunk by chunk, buffering no more than one chunk. Fails at the first chunk above the limit. */
async function* limitBody(source: AsyncIterable<Uint8Array>): BlobBody {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > MAX_FILE_LIST_BYTES) throw new ProtocolError("too_large");
    yield [chunk];
  }
}

async function storeBody(
  { blobs, report }: Pick<StoreListDeps, "blobs" | "report">,
  blobKey: BlobKey,
  write: ListWrite,
  signal: AbortSignal,
): Promise<number> {
  const body = limitBody(write.body);
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
    await blobs.remove(blobKey, { partsId }).catch(report.blobLeft);
    throw error;
  }
}
