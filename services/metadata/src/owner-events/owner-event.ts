import type { FactOf, ObservedUploadFactType } from "@envoi/events";
import type { OwnerEvent, UploadId } from "@envoi/protocol";
import type { StoredUpload } from "@envoi/store";
import { timeLeftMs } from "../routes/metadata.ts";
import type { ObservedFact } from "./recent-facts.ts";

/** The known state of an Upload, which events update. */
export type KnownLimits = Pick<StoredUpload, "downloads" | "downloadLimit" | "expiresAtMs">;

export function limitsOf({ downloads, downloadLimit, expiresAtMs }: StoredUpload): KnownLimits {
  return { downloads, downloadLimit, expiresAtMs };
}

export function createSnapshot(id: UploadId, state: StoredUpload): OwnerEvent {
  const { downloadLimit, downloads } = state;
  return { type: "snapshot", id, dlimit: downloadLimit, dtotal: downloads, ttl: timeLeftMs(state) };
}

/** @param known - the known state, which this function updates from the Fact */
export function createEvent(fact: FactOf<ObservedUploadFactType>, known: KnownLimits, nowMs: number): OwnerEvent {
  const about = { id: fact.uploadId, at: fact.atMs };
  if (fact.type === "upload.changed") {
    known.downloadLimit = fact.downloadLimit;
    known.expiresAtMs = fact.expiresAtMs;
    const ttl = timeLeftMs({ remainingMs: Math.max(0, fact.expiresAtMs - nowMs) });
    return { type: "changed", ...about, dlimit: fact.downloadLimit, dtotal: known.downloads, ttl };
  }
  // The state from the store may be newer than this Fact.
  known.downloads = Math.max(known.downloads, fact.downloads);
  const { downloads: dtotal, downloadLimit: dlimit } = known;
  switch (fact.type) {
    case "download.completed":
      return { type: "download.completed", ...about, dlimit, dtotal };
    case "download.exhausted":
      return { type: "exhausted", ...about, dtotal };
    case "upload.deleted":
      return { type: "deleted", ...about, dtotal };
    case "upload.expired":
      return { type: "expired", ...about, dtotal };
  }
}

/**
 * The state of each Upload before the replayed Facts (oldest first). The download count is taken from the first Fact
 * that contains one, minus any download reported by that Fact. The limits are the current ones.
 */
export function limitsBefore(
  facts: readonly ObservedFact[],
  current: ReadonlyMap<UploadId, StoredUpload>,
): Map<UploadId, KnownLimits> {
  const before = new Map([...current].map(([id, upload]) => [id, limitsOf(upload)]));
  for (const { fact } of facts.toReversed()) {
    const known = before.get(fact.uploadId);
    if (known === undefined || fact.type === "upload.changed") continue;
    known.downloads = fact.type === "download.completed" ? Math.max(0, fact.downloads - 1) : fact.downloads;
  }
  return before;
}
