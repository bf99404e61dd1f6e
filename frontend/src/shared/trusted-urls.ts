import thumbnailWorkerUrl from "./file-preview/thumbnails/thumbnail-worker.ts?worker&url";
import pdfWorkerUrl from "./pdf/pdf-worker.ts?worker&url";
import transferWorkerUrl from "./transfer/transfer-worker.ts?worker&url";

/** The only policy that the page's headers allow: see `packages/platform/src/security-headers.ts`. */
const POLICY_NAME = "envoi-workers";

/** Without a hash in its name because browsers check this address for updates. */
const SERVICE_WORKER_URL = "/serviceWorker.js";

type WorkerUrls = { transferWorker: string; pdfWorker: string; thumbnailWorker: string; serviceWorker: string };
type ScriptUrlRules = { createScriptURL(url: string): string };

/** The part of `window.trustedTypes` used here. The browser accepts its policies' values as addresses. */
export type TrustedTypes = { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules };

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Creates a function for script addresses that the browser accepts under `require-trusted-types-for`.
 *
 * @param trustedTypes - the browser's, if it has them
 * @returns a function that throws a TypeError for addresses not in the list
 */
function trustOnly(urls: readonly string[], trustedTypes: TrustedTypes | undefined): (url: string) => string {
  const rules: ScriptUrlRules = {
    createScriptURL(url) {
      if (!urls.includes(url)) throw new TypeError("unknown script");
      return url;
    },
  };
  const policy = trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  return (url) => policy.createScriptURL(url);
}

/** The addresses of the four workers, the only scripts that the page itself starts. */
export function trustWorkerUrls(trustedTypes: TrustedTypes | undefined): WorkerUrls {
  const trust = trustOnly([transferWorkerUrl, pdfWorkerUrl, thumbnailWorkerUrl, SERVICE_WORKER_URL], trustedTypes);
  return {
    transferWorker: trust(transferWorkerUrl),
    pdfWorker: trust(pdfWorkerUrl),
    thumbnailWorker: trust(thumbnailWorkerUrl),
    serviceWorker: trust(SERVICE_WORKER_URL),
  };
}
