import type { BlobKey } from "../../blob/port.ts";

/** `removing`: whether the janitor is removing the list, which makes it unreadable. */
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
 * @param list - `null`: there is no list
 * @param isDue - whether the Blob of the write is already due for removal, because the Blob belongs to an earlier
 *   version
 * @returns `written` for a repeated write, which is recognised because each version has its own BlobKey; for a new
 *   write, the version to keep, and the Blobs that become due
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
