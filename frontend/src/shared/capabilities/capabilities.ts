import type { PublicConfig } from "@envoi/protocol";

/** What this browser can do, as trying it has shown; nothing is decided by a browser's name. */
export type ProbedCapabilities = {
  crypto: boolean;
  /** Local storage takes and keeps a value. */
  storage: boolean;
  serviceWorker: boolean;
  streamUpload: boolean;
  streamDownload: boolean;
  multifile: boolean;
  /** The system's share sheet, or the bridge on Android. */
  nativeShare: boolean;
  standalone: boolean;
};

/** A service worker takes a moment to start: until then it counts as absent. */
export type CapabilityAction = { type: "serviceWorkerTried"; serviceWorker: boolean; streamDownload: boolean };

export function reduceCapabilities(probed: ProbedCapabilities, action: CapabilityAction): ProbedCapabilities {
  const { serviceWorker, streamDownload } = action;
  return { ...probed, serviceWorker, streamDownload };
}

/** What the page offers: what the browser can do, less what the operator has switched off. */
export type Capabilities = {
  /** People can sign in. */
  account: boolean;
  crypto: boolean;
  serviceWorker: boolean;
  streamUpload: boolean;
  streamDownload: boolean;
  multifile: boolean;
  share: boolean;
  standalone: boolean;
};

/** Why nothing can be sent or received in this browser, as `/unsupported/:reason` names it; `null` where it can. */
export function unsupportedReason({ crypto, streamUpload }: Capabilities): "crypto" | "outdated" | null {
  if (!crypto) return "crypto";
  return streamUpload ? null : "outdated";
}

/** Whether people can be signed in here. `/config` leaves `AUTH` out while the issuer is away: nobody signs in then, and nobody is signed out. */
export function keepsAccounts({ storage }: Pick<ProbedCapabilities, "storage">, config: PublicConfig | null): boolean {
  return config?.FEATURES.account === true && storage;
}

/** @param config - `null` until it has arrived: what the operator decides is off until then */
export function capabilitiesOf(
  { nativeShare, storage, ...probed }: ProbedCapabilities,
  { config, locale }: { config: PublicConfig | null; locale: string },
): Capabilities {
  return {
    ...probed,
    account: keepsAccounts({ storage }, config) && config?.AUTH !== undefined,
    share: config?.FEATURES.share === true && nativeShare && locale.startsWith("en"),
  };
}
