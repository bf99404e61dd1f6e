import { type Server, subscribeOwnerEvents } from "@envoi/client";
import type { Transfer } from "./transfer.ts";

/** Implements `watchUploads` on the current thread. */
export const createWatching =
  (server: Server): Transfer["watchUploads"] =>
  (owners, { lastEventId, onReport, signal }) =>
    subscribeOwnerEvents(server, owners, {
      onEvent: (event) => onReport({ event }),
      onState: (state) => onReport({ state }),
      onLastEventId: (id) => onReport({ lastEventId: id }),
      ...(lastEventId !== null && { lastEventId }),
      signal,
    });
