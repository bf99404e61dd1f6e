/*
 * Requests the data for the first view. Runs before the much larger page script: the responses arrive
 * at about the same time as that script, which reads them from this module.
 */
import { checkCrypto } from "./shared/early/crypto-self-check.ts";
import { askEarlyUpload, EARLY_REQUEST, type EarlyUpload } from "./shared/early/early-upload.ts";

export type Early = {
  /** The response from `/config`; `null` if there was none. */
  config: Promise<Response | null>;
  /** `null` unless the page was opened at a ShareLink. */
  upload: EarlyUpload | null;
  hasCrypto: Promise<boolean>;
};

export const early: Early = {
  config: fetch("/config", EARLY_REQUEST).catch(() => null),
  hasCrypto: checkCrypto(globalThis.crypto),
  upload: askEarlyUpload({ document, location, fetch: (...request) => fetch(...request) }),
};
