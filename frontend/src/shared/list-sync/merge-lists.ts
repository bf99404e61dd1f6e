import type { UploadId } from "@envoi/protocol";
import { isExpired, isSameVersion, type OwnUpload, parseOwnUpload, toListedUpload } from "../uploads/own-upload.ts";

/** Fields that some other clients drop when they write the list. */
const NEVER_CHANGED = ["title", "contentKey"] as const satisfies (keyof OwnUpload)[];

type Lists = {
  /** The device's list. */
  own: readonly OwnUpload[];
  /** The account's list, written by any client; unknown records stay unchanged. */
  entries: readonly unknown[];
};

/**
 * For uploads in only one list, the server's responses about whether they still exist. Because ids are never reused,
 * these suffice to tell new uploads from removed ones.
 */
export type Standings = {
  live: ReadonlyMap<UploadId, { dlimit: number; dtotal: number }>;
  gone: ReadonlySet<UploadId>;
};

export type MergedLists = {
  /** Uploads that the device lacks, or has in a different version from the account's list. */
  incoming: OwnUpload[];
  /** Uploads on the device that the server no longer has. */
  gone: UploadId[];
  /** Uploads whose version on the device is, or will be, in the account's list. */
  synced: OwnUpload[];
  /** The new account list; `null` if it is unchanged. */
  outgoing: unknown[] | null;
};

/** `upload` is `null` if another client wrote the record in an unknown form. */
type Entry = { json: unknown; upload: OwnUpload | null };

type Sides = {
  onlyMine: OwnUpload[];
  onlyListed: OwnUpload[];
  both: { mine: OwnUpload; listed: OwnUpload }[];
};

function readEntries(entries: readonly unknown[]): Entry[] {
  return entries.map((json) => ({ json, upload: parseOwnUpload(json) }));
}

function compare(own: readonly OwnUpload[], entries: readonly Entry[]): Sides {
  const ownIds = new Set(own.map(({ id }) => id));
  const listed = new Map(entries.flatMap(({ upload }) => (upload === null ? [] : [[upload.id, upload]])));
  // A link must not reach other devices before its password has been set.
  const mine = own.filter(({ awaitsPassword }) => !awaitsPassword);
  return {
    onlyMine: mine.filter(({ id }) => !listed.has(id)),
    onlyListed: [...listed.values()].filter(({ id }) => !ownIds.has(id)),
    both: mine.flatMap((upload) => {
      const other = listed.get(upload.id);
      return other === undefined ? [] : { mine: upload, listed: other };
    }),
  };
}

/** The uploads that are in only one of the two lists. */
export function disputedUploads({ own, entries }: Lists): OwnUpload[] {
  const { onlyMine, onlyListed } = compare(own, readEntries(entries));
  return [...onlyMine, ...onlyListed];
}

/** @param standings - responses about the disputed uploads; an upload without a response is left for the next sync */
export function mergeLists({ own, entries }: Lists, { live, gone }: Standings, nowMs: number): MergedLists {
  const read = readEntries(entries);
  const { onlyMine, onlyListed, both } = compare(own, read);
  const differing = both.filter(({ mine, listed }) => !isSameVersion(mine, listed));
  const outdated = both.filter(({ mine, listed }) => !isSameVersion(mine, listed) || knowsMore(listed, mine));
  const added = onlyMine.filter(({ id }) => live.has(id));
  const changed = differing.flatMap(({ mine }) => (mine.awaitsSync ? mine : []));
  const removed = onlyListed.filter(({ id }) => gone.has(id));
  const arrived = onlyListed.flatMap((upload) => {
    const counts = live.get(upload.id);
    return counts === undefined ? [] : { ...upload, ...counts };
  });
  return {
    incoming: [
      ...arrived.filter((upload) => !isExpired(upload, nowMs)),
      ...outdated.flatMap(({ mine, listed }) => (mine.awaitsSync ? [] : adoptVersion(mine, listed))),
    ],
    gone: onlyMine.map(({ id }) => id).filter((id) => gone.has(id)),
    synced: [...both.map(({ mine }) => mine).filter(({ awaitsSync }) => awaitsSync), ...added],
    outgoing: changedList(read, { added, changed, removed }),
  };
}

/** Whether the list's record has a field that the device's record lacks. */
function knowsMore(listed: OwnUpload, mine: OwnUpload): boolean {
  return NEVER_CHANGED.some((field) => mine[field] === null && listed[field] !== null);
}

function adoptVersion(upload: OwnUpload, listed: OwnUpload): OwnUpload {
  const { expiresAt, timeLimit, hasPassword } = listed;
  const title = upload.title ?? listed.title;
  return { ...upload, title, contentKey: upload.contentKey ?? listed.contentKey, expiresAt, timeLimit, hasPassword };
}

/** @returns the entries, oldest first; `null` if nothing changed */
function changedList(
  entries: readonly Entry[],
  { added, changed, removed }: Record<"added" | "changed" | "removed", readonly OwnUpload[]>,
): unknown[] | null {
  if (added.length + changed.length + removed.length === 0) return null;
  const removedIds = new Set(removed.map(({ id }) => id));
  const versions = new Map(changed.map((upload) => [upload.id, toListedUpload(upload)]));
  const withVersion = ({ json, upload }: Entry): Entry => {
    const version = upload === null ? undefined : versions.get(upload.id);
    // The version is merged into the entry, because another client may have stored additional fields in it.
    return version === undefined ? { json, upload } : { json: Object.assign({}, json, version), upload };
  };
  return [
    ...entries.filter(({ upload }) => upload === null || !removedIds.has(upload.id)).map(withVersion),
    ...added.map((upload) => ({ json: toListedUpload(upload), upload })),
  ]
    .sort((one, other) => createdAt(one) - createdAt(other))
    .map(({ json }) => json);
}

function createdAt({ upload }: Entry): number {
  return upload?.createdAt ?? 0;
}
