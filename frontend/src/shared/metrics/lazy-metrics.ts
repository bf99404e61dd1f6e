import { createLazyCall } from "../chunks/lazy-call.ts";
import type { Environment } from "../environment.tsx";
import type { BeaconMetrics, Metrics, Moment } from "./metrics.ts";

type MetricsEnvironment = Pick<Environment, "storage" | "ownUploads" | "account" | "now">;

/** Captures the user at the time of an event: another user may be signed in once the code has loaded. */
function captureMoment({ storage, ownUploads, account, now }: MetricsEnvironment): Moment {
  return {
    atMs: now(),
    account: account.getState(),
    device: storage.readDevice(),
    storedUploads: ownUploads.store.getState().length,
  };
}

/**
 * Metrics whose code is loaded after the page is shown. A page that is closed before the code has loaded sends no
 * metrics.
 */
export function createLazyMetrics(known: MetricsEnvironment, load: () => Promise<BeaconMetrics["record"]>): Metrics {
  const record = createLazyCall(load);
  return { record: (event) => record(event, captureMoment(known)) };
}
