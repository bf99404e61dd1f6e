import { createLazyCall } from "../chunks/lazy-call.ts";
import type { Environment } from "../environment.tsx";
import type { BeaconMetrics, Metrics, Moment } from "./metrics.ts";

type Known = Pick<Environment, "storage" | "ownUploads" | "account" | "now">;

/** As it is now: what waits for its code must not be told as of whoever is there when that has come. */
function momentOf({ storage, ownUploads, account, now }: Known): Moment {
  return {
    atMs: now(),
    account: account.getState(),
    device: storage.readDevice(),
    storedUploads: ownUploads.store.getState().length,
  };
}

/** Metrics whose code comes after the page is shown. A page that is closed before that tells nothing. */
export function createLazyMetrics(known: Known, load: () => Promise<BeaconMetrics["record"]>): Metrics {
  const record = createLazyCall(load);
  return { record: (event) => record(event, momentOf(known)) };
}
