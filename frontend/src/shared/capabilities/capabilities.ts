import type { PublicConfig } from "@envoi/protocol";

/** Features of this browser, detected by testing, never by its name. */
export type ProbedCapabilities = {
  crypto: boolean;
  /** Local storage stores a value. */
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

/** The features that the page offers: the browser's, except those that the operator has disabled. */
export type Capabilities = Omit<ProbedCapabilities, "storage" | "nativeShare"> & {
  /** Whether people can sign in. */
  account: boolean;
  share: boolean;
};

/** Why this browser cannot send or receive, for `/unsupported/:reason`; `null` if it can. */
export function unsupportedReason({ crypto, streamUpload }: Capabilities): "crypto" | "outdated" | null {
  if (!crypto) return "crypto";
  return streamUpload ? null : "outdated";
}

/**
 * Whether this browser can have a signed-in person. `/config` omits `AUTH` while the issuer is unavailable: then nobody
 * can sign in, but nobody is signed out.
 */
export function keepsAccounts({ storage }: Pick<ProbedCapabilities, "storage">, config: PublicConfig | null): boolean {
  return config?.FEATURES.account === true && storage;
}

/** @param config - `null` until it has arrived: features that the operator can disable are off until then */
export function deriveCapabilities(
  { nativeShare, storage, ...probed }: ProbedCapabilities,
  { config, locale }: { config: PublicConfig | null; locale: string },
): Capabilities {
  return {
    ...probed,
    account: keepsAccounts({ storage }, config) && config?.AUTH !== undefined,
    share: config?.FEATURES.share === true && nativeShare && locale.startsWith("en"),
  };
}
