import { type Server, subscribeOwnerEvents } from "@envoi/client";
import { loadRequests } from "./load-requests.ts";
import type { Transfer } from "./transfer.ts";

/** Implements `watchUploads` on the current thread. */
export const createWatching =
  (server: Server): Transfer["watchUploads"] =>
  async (owners, { requests, lastEventId, onReport, signal }) =>
    subscribeOwnerEvents(server, owners, {
      requests: requests.length === 0 ? [] : await listRequestOwners(requests, signal),
      onEvent: (event) => onReport({ event }),
      onRequest: (request) => onReport({ request }),
      onState: (state) => onReport({ state }),
      onLastEventId: (id) => onReport({ lastEventId: id }),
      ...(lastEventId !== null && { lastEventId }),
      signal,
    });

async function listRequestOwners(ownerLinks: readonly string[], signal: AbortSignal) {
  const { parseOwnerLink, requestOwnerOf } = await loadRequests(signal);
  const owners = ownerLinks.map(parseOwnerLink).filter((owner) => owner !== null);
  return Promise.all(owners.map(requestOwnerOf));
}
