import { resolveServer } from "../config/server-address.ts";
import type { Environment } from "../environment.tsx";
import { type BeaconMetrics, createMetrics } from "./metrics.ts";

type LeavingWindow = Pick<Window, "addEventListener"> & {
  document: Pick<Document, "addEventListener" | "visibilityState">;
};

/**
 * Sends collected events when the page is closed or hidden: a phone may close a hidden page without firing
 * another event.
 */
export function sendWhenLeft(flush: () => void, view: LeavingWindow): void {
  view.addEventListener("pagehide", flush);
  view.document.addEventListener("visibilitychange", () => {
    if (view.document.visibilityState === "hidden") flush();
  });
}

type MetricsEnvironment = Pick<Environment, "storage" | "sharing" | "language" | "now">;

export type MetricsWindow = LeavingWindow & {
  navigator: { sendBeacon?: (address: string, body: string) => boolean };
  location: Pick<Location, "protocol" | "origin">;
};

/** Starts this page's metrics, which are sent to its service as beacons. */
export function startMetrics(
  { storage, sharing, language, now }: MetricsEnvironment,
  view: MetricsWindow,
): BeaconMetrics["record"] {
  const { origin } = resolveServer(view.location, storage.readSocketUrl() ?? "");
  const { record, flush } = createMetrics({
    now,
    isHidden: () => view.document.visibilityState === "hidden",
    // Some users have disabled beacons.
    sendBeacon: (body) => view.navigator.sendBeacon?.(`${origin}/api/metrics`, body) ?? false,
    lang: () => language.getState().shown.locale,
    platform: sharing.platform,
  });
  sendWhenLeft(flush, view);
  return record;
}
