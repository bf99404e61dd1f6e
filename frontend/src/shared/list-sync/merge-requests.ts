import type { RequestId } from "@envoi/protocol";
import { type KeptRequest, parseKeptRequest, toListedRequest } from "../storage/kept-request.ts";

type Lists = {
  /** The device's requests. */
  own: readonly KeptRequest[];
  /** The account's list, which also has the uploads; see `mergeLists`. */
  entries: readonly unknown[];
};

/** The server's responses about requests in only one list. Ids are never reused, as those of uploads. */
export type RequestStandings = { live: ReadonlySet<RequestId>; gone: ReadonlySet<RequestId> };

export type MergedRequests = {
  /** Requests that the device lacks. */
  incoming: KeptRequest[];
  /** Requests on the device that the server no longer has. */
  gone: RequestId[];
  /** Requests that are, or will be, in the account's list. */
  synced: RequestId[];
  /** The new account list; `null` if it is unchanged. */
  outgoing: unknown[] | null;
};

function compare({ own, entries }: Lists) {
  const listed = new Map(
    entries.flatMap((json) => {
      const request = parseKeptRequest(json);
      return request === null ? [] : [[request.id, request]];
    }),
  );
  const ownIds = new Set(own.map(({ id }) => id));
  return {
    onlyMine: own.filter(({ id }) => !listed.has(id)),
    onlyListed: [...listed.values()].filter(({ id }) => !ownIds.has(id)),
    both: own.filter(({ id }) => listed.has(id)),
  };
}

/** The requests that are in only one of the two lists. */
export function disputedRequests(lists: Lists): KeptRequest[] {
  const { onlyMine, onlyListed } = compare(lists);
  return [...onlyMine, ...onlyListed];
}

/**
 * Merges requests as `mergeLists` merges uploads. Nothing about a request ever changes, so its entry is only added or
 * removed.
 */
export function mergeRequests(lists: Lists, { live, gone }: RequestStandings, nowMs: number): MergedRequests {
  const { onlyMine, onlyListed, both } = compare(lists);
  const added = onlyMine.filter(({ id }) => live.has(id));
  const removed = new Set(onlyListed.map(({ id }) => id).filter((id) => gone.has(id)));
  const isRemoved = (json: unknown) => {
    const request = parseKeptRequest(json);
    return request !== null && removed.has(request.id);
  };
  return {
    incoming: onlyListed.filter(({ id, expiresAt }) => live.has(id) && expiresAt > nowMs),
    gone: onlyMine.map(({ id }) => id).filter((id) => gone.has(id)),
    synced: [...both.filter(({ awaitsSync }) => awaitsSync), ...added].map(({ id }) => id),
    outgoing:
      added.length + removed.size === 0
        ? null
        : [...lists.entries.filter((json) => !isRemoved(json)), ...added.map(toListedRequest)],
  };
}
