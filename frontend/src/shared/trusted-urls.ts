import transferWorkerUrl from "./transfer/transfer-worker.ts?worker&url";

/** The one policy that the page's headers allow; see `packages/platform/src/security-headers.ts`. */
const POLICY_NAME = "envoi-workers";

/** Without a hash in its name: browsers look for the newest one there. */
const SERVICE_WORKER_URL = "/serviceWorker.js";

type WorkerUrls = { transferWorker: string; serviceWorker: string };
type ScriptUrlRules = { createScriptURL(url: string): string };

/** The part of `window.trustedTypes` that is used. What its policies return stands wherever an address may. */
export type TrustedTypes = { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules };

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/**
 * A maker of script addresses that a browser believes under `require-trusted-types-for`.
 *
 * @param trustedTypes - the browser's, where it has them
 * @returns what throws a TypeError for every other address than the ones given
 */
function trustOnly(urls: readonly string[], trustedTypes: TrustedTypes | undefined): (url: string) => string {
  const rules: ScriptUrlRules = {
    createScriptURL(url) {
      if (!urls.includes(url)) throw new TypeError("no script of this page has this address");
      return url;
    },
  };
  const policy = trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  return (url) => policy.createScriptURL(url);
}

/** The addresses of the two workers: all scripts that the page starts by itself. */
export function trustWorkerUrls(trustedTypes: TrustedTypes | undefined): WorkerUrls {
  const trust = trustOnly([transferWorkerUrl, SERVICE_WORKER_URL], trustedTypes);
  return { transferWorker: trust(transferWorkerUrl), serviceWorker: trust(SERVICE_WORKER_URL) };
}
