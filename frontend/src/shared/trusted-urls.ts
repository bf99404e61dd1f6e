import thumbnailWorkerUrl from "./file-preview/thumbnails/thumbnail-worker.ts?worker&url";
import pdfWorkerUrl from "./pdf/pdf-worker.ts?worker&url";
import transferWorkerUrl from "./transfer/transfer-worker.ts?worker&url";

/** The only policy allowed by the page's headers: see `packages/platform/src/security-headers.ts`. */
const POLICY_NAME = "envoi-workers";

/** URLs of the four workers, the only scripts that the page itself starts. */
const WORKER_URLS = {
  transferWorker: transferWorkerUrl,
  pdfWorker: pdfWorkerUrl,
  thumbnailWorker: thumbnailWorkerUrl,
  // The name contains no hash, because browsers check this URL for updates.
  serviceWorker: "/serviceWorker.js",
};

type ScriptUrlRules = { createScriptURL(url: string): string };

/** The part of `window.trustedTypes` used here. The browser accepts values created by its policies as URLs. */
export type TrustedTypes = { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules };

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * Makes the workers' URLs acceptable to browsers that enforce `require-trusted-types-for`, with a policy that
 * throws a TypeError for all other URLs.
 *
 * @param trustedTypes - the browser's trusted types, if it has them
 */
export function trustWorkerUrls(trustedTypes: TrustedTypes | undefined): typeof WORKER_URLS {
  const known = Object.values(WORKER_URLS);
  const rules: ScriptUrlRules = {
    createScriptURL(url) {
      if (!known.includes(url)) throw new TypeError("unknown script");
      return url;
    },
  };
  const policy = trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  const trusted = Object.entries(WORKER_URLS).map(([name, url]) => [name, policy.createScriptURL(url)]);
  return Object.fromEntries(trusted);
}
