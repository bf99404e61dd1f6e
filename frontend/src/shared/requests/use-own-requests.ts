import { useEnvironment } from "../environment.tsx";
import { useReducerStore } from "../state/use-reducer-store.ts";
import type { KeptRequest } from "../storage/kept-request.ts";
import { shownTo } from "../uploads/own-upload.ts";

/** The user's requests, newest first. */
export function useOwnRequests(): readonly KeptRequest[] {
  const { ownRequests, account } = useEnvironment();
  return shownTo(useReducerStore(ownRequests.store), useReducerStore(account));
}

/** Number of new deliveries to all of the user's requests. */
export function useNewDeliveries(): number {
  return useOwnRequests().reduce((sum, { news }) => sum + news.newDeliveries, 0);
}
