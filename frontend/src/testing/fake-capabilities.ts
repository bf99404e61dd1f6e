import type { ProbedCapabilities } from "../shared/capabilities/capabilities.ts";

/** A typical desktop browser whose service worker has not started yet. */
export const FAKE_CAPABILITIES: ProbedCapabilities = {
  crypto: true,
  storage: true,
  serviceWorker: false,
  streamUpload: true,
  streamDownload: false,
  multifile: true,
  nativeShare: false,
  standalone: false,
};
