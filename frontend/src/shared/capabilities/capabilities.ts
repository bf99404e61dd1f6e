import type { PublicConfig } from "@envoi/protocol";

/** Features of this browser, detected by tests, never by the browser's name. */
export type ProbedCapabilities = {
  crypto: boolean;
  /** Whether local storage accepts a value. */
  storage: boolean;
  serviceWorker: boolean;
  streamUpload: boolean;
  streamDownload: boolean;
  multifile: boolean;
  /** Whether the browser has the system's share sheet or the Android app's bridge. */
  nativeShare: boolean;
  standalone: boolean;
};

/** A service worker counts as absent until it has started, which takes a moment. */
export type CapabilityAction = { type: "serviceWorkerTried"; serviceWorker: boolean; streamDownload: boolean };

export function reduceCapabilities(probed: ProbedCapabilities, action: CapabilityAction): ProbedCapabilities {
  const { serviceWorker, streamDownload } = action;
  return { ...probed, serviceWorker, streamDownload };
}

/** The features that the page offers: the browser's, except those that the operator has disabled. */
export type Capabilities = Omit<ProbedCapabilities, "storage" | "nativeShare"> & {
  /** Whether accounts are enabled, so that users can sign in. */
  account: boolean;
  share: boolean;
};

/** Why this browser cannot send or receive, as the reason in `/unsupported/:reason`; `null` if it can. */
export function unsupportedReason({ crypto, streamUpload }: Capabilities): "crypto" | "outdated" | null {
  if (!crypto) return "crypto";
  return streamUpload ? null : "outdated";
}

/**
 * Whether a user can be signed in in this browser. `/config` omits `AUTH` while the issuer is unavailable: nobody can
 * sign in then, but nobody is signed out either.
 */
export function keepsAccounts({ storage }: Pick<ProbedCapabilities, "storage">, config: PublicConfig | null): boolean {
  return config?.FEATURES.account === true && storage;
}

/** @param config - `null` until it arrives; until then, features that the operator can disable are off */
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
