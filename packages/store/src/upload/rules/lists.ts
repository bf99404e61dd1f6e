import type { BlobKey } from "../../blob/port.ts";

/** `removing`: the janitor is removing it, so it cannot be read. */
export type ListVersions = {
  etag: string;
  blobKey: BlobKey;
  previousBlobKey: BlobKey | null;
  expiresAtMs: number;
  removing: boolean;
};

export function isReadable({ removing, expiresAtMs }: ListVersions, nowMs: number): boolean {
  return !removing && expiresAtMs > nowMs;
}

export function listVersionKeys({ blobKey, previousBlobKey }: ListVersions): BlobKey[] {
  return previousBlobKey === null ? [blobKey] : [blobKey, previousBlobKey];
}

/**
 * Decides a compare-and-set of a list's pointer.
 *
 * @param list - `null`: there is none
 * @param isDue - whether the Blob of the write is due for removal, as that of an earlier version
 * @returns `written` for a repetition: each version has its own BlobKey; otherwise the version to keep, and Blobs that
 *   become due
 */
export function decideListWrite(
  list: ListVersions | null,
  { blobKey, expectedEtag }: { blobKey: BlobKey; expectedEtag: string | null | undefined },
  isDue: boolean,
  nowMs: number,
): "written" | "conflict" | { previousBlobKey: BlobKey | null; outdated: BlobKey[] } {
  if (isDue || (list !== null && !list.removing && listVersionKeys(list).includes(blobKey))) return "written";
  const current = list !== null && isReadable(list, nowMs) ? list : null;
  if (expectedEtag !== undefined && expectedEtag !== (current?.etag ?? null)) return "conflict";
  const outdated = current === null ? (list === null ? [] : listVersionKeys(list)) : listVersionKeys(current).slice(1);
  return { previousBlobKey: current?.blobKey ?? null, outdated };
}
