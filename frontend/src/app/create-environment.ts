import { type AccountAction, type AccountState, reduceAccount } from "../shared/account/account-state.ts";
import { createLazySignIn } from "../shared/account/lazy-sign-in.ts";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import { probeCapabilities } from "../shared/capabilities/probe-capabilities.ts";
import { fetchConfigLazily } from "../shared/config/lazy-config.ts";
import type { Environment } from "../shared/environment.tsx";
import { loadLocalization } from "../shared/l10n/load-localization.ts";
import { createLazySaver } from "../shared/saving/lazy-saver.ts";
import { type StartedServiceWorker, startServiceWorker } from "../shared/saving/start-service-worker.ts";
import { createSharing } from "../shared/share/sharing.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import {
  badgeRunningTransfers,
  createRunningTransfers,
  shareRunningTransfers,
} from "../shared/transfer/running-transfers.ts";
import { startTransferWorker } from "../shared/transfer/start-transfer-worker.ts";
import type { WorkerApi } from "../shared/transfer/transfer-worker.ts";
import { trustWorkerUrls } from "../shared/trusted-urls.ts";
import { createNews } from "../shared/uploads/news.ts";
import { createOwnUploads } from "../shared/uploads/own-uploads.ts";
import { callWorker } from "../shared/worker/call-worker.ts";
import { createInsight } from "./create-insight.ts";
import { createLoadedPage } from "./create-loaded-page.ts";

/** Completes the capabilities once the service worker has started. */
async function completeCapabilities(
  starting: Promise<StartedServiceWorker | null>,
  { capabilities, page }: Pick<Environment, "capabilities" | "page">,
): Promise<void> {
  const started = await starting;
  const streamDownload = started?.streams ?? false;
  capabilities.dispatch({ type: "serviceWorkerTried", serviceWorker: started !== null, streamDownload });
  if (started?.isNewer) page.versionState.dispatch({ type: "newerFound" });
}

/** @param locks - shared by all tabs; undefined on insecure pages, which offer no sign-in */
function serialiseRenewal(locks: LockManager | undefined): Environment["serialiseRenewal"] {
  return async (renew) => (locks === undefined ? renew() : locks.request("session", renew));
}

type Begun = Pick<Environment, "storage" | "language"> & { hasCrypto: boolean };

/** The real environment. Starts the service worker. */
export function createEnvironment({ hasCrypto, storage, language }: Begun): Environment {
  const now = () => Date.now();
  const urls = trustWorkerUrls(window.trustedTypes);
  const socketUrl = storage.readSocketUrl() ?? "";
  const probed = probeCapabilities(window, { crypto: hasCrypto, storage: storage.isUsable });
  const worker = callWorker<WorkerApi>({ startWorker: () => startTransferWorker(urls.transferWorker, socketUrl) });
  const serviceWorker = startServiceWorker(navigator.serviceWorker, urls.serviceWorker);
  const capabilities = createReducerStore(reduceCapabilities, probed);
  const page = createLoadedPage(window);
  void completeCapabilities(serviceWorker, { capabilities, page });
  const ownUploads = createOwnUploads({ storage, now });
  const sharing = createSharing(window, navigator);
  const runningTransfers = createRunningTransfers();
  badgeRunningTransfers(runningTransfers, navigator);
  const account = createReducerStore<AccountState, AccountAction>(reduceAccount, { kind: "off" });
  return {
    transfer: worker,
    fetchConfig: probed.streamUpload ? worker.fetchConfig : (signal) => fetchConfigLazily(location.origin, signal),
    derivePassphraseKey: worker.derivePassphraseKey,
    storage,
    ownUploads,
    news: createNews(),
    now,
    copyText: async (text) => navigator.clipboard.writeText(text),
    sharing,
    saver: createLazySaver({ serviceWorker, transfer: worker }),
    startPdfWorker: () => new Worker(urls.pdfWorker, { type: "module" }),
    language,
    loadLanguage: loadLocalization,
    account,
    signIn: createLazySignIn({
      storage: storage.account,
      origin: location.origin,
      fetch: (...request) => fetch(...request),
      now,
    }),
    serialiseRenewal: serialiseRenewal(navigator.locks),
    capabilities,
    runningTransfers,
    isAnyTabTransferring: shareRunningTransfers(runningTransfers, navigator.locks),
    page,
    ...createInsight(
      { storage, ownUploads, account, sharing, language, now, page },
      { isSupported: hasCrypto && probed.streamUpload, view: window },
    ),
  };
}
