/*
 * Asks for what the first view needs. Runs before the page's script, which is much larger: the answers arrive at about
 * the same time as that script, and it takes them from here.
 */
import { askEarlyUpload, EARLY_REQUEST, type EarlyUpload } from "./shared/early/early-upload.ts";

/** `config`: the answer of `/config`, or `null` if there was none. `upload`: `null` unless the address is a link. */
export type Early = { config: Promise<Response | null>; upload: EarlyUpload | null };

export const early: Early = {
  config: fetch("/config", EARLY_REQUEST).catch(() => null),
  upload: askEarlyUpload({ document, location, fetch: (...request) => fetch(...request) }),
};
