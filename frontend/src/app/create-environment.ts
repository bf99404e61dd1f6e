import type { Early } from "../early.ts";
import { type AccountAction, type AccountState, reduceAccount } from "../shared/account/account-state.ts";
import type { SignIn } from "../shared/account/sign-in.ts";
import { fetchBrandTexts, readBrand } from "../shared/brand/read-brand.ts";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import { probeCapabilities } from "../shared/capabilities/probe-capabilities.ts";
import { callLater } from "../shared/chunks/call-later.ts";
import { loadChunk } from "../shared/chunks/load-chunk.ts";
import type { ConfigCalls } from "../shared/config/config-calls.ts";
import { resolveServer } from "../shared/config/server-address.ts";
import type { Environment } from "../shared/environment.tsx";
import { loadLocalization } from "../shared/l10n/load-localization.ts";
import { OwnRequests } from "../shared/requests/own-requests.ts";
import type { Saver } from "../shared/saving/saver.ts";
import type { StartedServiceWorker } from "../shared/saving/start-service-worker.ts";
import { createSharing } from "../shared/share/sharing.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import { createPageTransfer } from "../shared/transfer/page-transfer.ts";
import {
  badgeRunningTransfers,
  createRunningTransfers,
  shareRunningTransfers,
} from "../shared/transfer/running-transfers.ts";
import type { WorkerApi } from "../shared/transfer/transfer-worker.ts";
import { trustWorkerUrls } from "../shared/trusted-urls.ts";
import { createNews } from "../shared/uploads/news.ts";
import { OwnUploads } from "../shared/uploads/own-uploads.ts";
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

/** Starts the service worker after the first view is shown, because that view does not need it. */
async function startLater(script: string, firstView: Promise<void>): Promise<StartedServiceWorker | null> {
  await firstView;
  try {
    const load = () => import("../shared/saving/start-service-worker.ts");
    const { startServiceWorker } = await loadChunk("service-worker", load);
    return await startServiceWorker(navigator.serviceWorker, script);
  } catch {
    return null;
  }
}

/** @param locks - shared by all tabs; undefined on insecure pages, which offer no sign-in */
function serialiseRenewal(locks: LockManager | undefined): Environment["serialiseRenewal"] {
  return async (renew) => (locks === undefined ? renew() : locks.request("session", renew));
}

/** Loads and calls `followPeople` after the first view is shown, because that view does not need it. */
async function followLater(
  followed: Pick<Environment, "account" | "storage" | "ownUploads" | "ownRequests" | "news" | "transfer">,
  firstView: Promise<void>,
): Promise<void> {
  await firstView;
  const { followPeople } = await loadChunk("people", () => import("../shared/account/follow-people.ts"));
  followPeople(followed, navigator.serviceWorker);
}

type EnvironmentInputs = Pick<Environment, "storage" | "language"> & {
  hasCrypto: boolean;
  early: Early;
  /** Resolves once the first view is on the page. */
  firstView: Promise<void>;
};

/** The real environment. Starts the service worker. */
export function createEnvironment({ hasCrypto, early, firstView, storage, language }: EnvironmentInputs): Environment {
  const now = () => Date.now();
  const urls = trustWorkerUrls(window.trustedTypes);
  const socketUrl = storage.readSocketUrl() ?? "";
  const probed = probeCapabilities(window, { crypto: hasCrypto, storage: storage.isUsable });
  const server = resolveServer(location, socketUrl);
  const worker = callLater<WorkerApi>(async () => {
    const load = () => import("../shared/transfer/start-transfer-worker.ts");
    const { callTransferWorker } = await loadChunk("worker", load);
    return callTransferWorker(urls.transferWorker, socketUrl);
  });
  const { fetchConfig, watchInterception } = callLater<ConfigCalls>(async () => {
    const { createConfigCalls } = await loadChunk("config", () => import("../shared/config/config-calls.ts"));
    return createConfigCalls(server, early.config);
  });
  const transfer = createPageTransfer(worker, server, early.upload);
  const serviceWorker = startLater(urls.serviceWorker, firstView);
  const capabilities = createReducerStore(reduceCapabilities, probed);
  const page = createLoadedPage(window);
  void completeCapabilities(serviceWorker, { capabilities, page });
  const ownUploads = new OwnUploads({ storage, now });
  const ownRequests = new OwnRequests({ storage, now });
  const sharing = createSharing(window, navigator);
  const runningTransfers = createRunningTransfers();
  const pausedTransfers = createRunningTransfers();
  badgeRunningTransfers({ running: runningTransfers, paused: pausedTransfers }, navigator);
  const account = createReducerStore<AccountState, AccountAction>(reduceAccount, { kind: "off" });
  const news = createNews();
  // A failure is harmless: the next visit removes any remaining data.
  followLater({ account, storage, ownUploads, ownRequests, news, transfer }, firstView).catch(() => undefined);
  return {
    transfer,
    fetchConfig,
    watchInterception,
    brand: readBrand(document),
    fetchBrandTexts,
    derivePassphraseKey: worker.derivePassphraseKey,
    storage,
    ownUploads,
    ownRequests,
    news,
    now,
    copyText: async (text) => navigator.clipboard.writeText(text),
    sharing,
    saver: callLater<Saver>(async () => {
      const { createSaver, createRoutes } = await loadChunk("saver", () => import("../shared/saving/create-saver.ts"));
      return createSaver(createRoutes({ serviceWorker, transfer }));
    }),
    startPdfWorker: () => new Worker(urls.pdfWorker, { type: "module" }),
    startThumbnailWorker: () => new Worker(urls.thumbnailWorker, { type: "module" }),
    language,
    loadLanguage: loadLocalization,
    account,
    signIn: callLater<SignIn>(async () => {
      const { createSignIn } = await loadChunk("sign-in", () => import("../shared/account/sign-in.ts"));
      const fetchFrom: typeof fetch = (...request) => fetch(...request);
      return createSignIn({ storage: storage.account, origin: location.origin, fetch: fetchFrom, now });
    }),
    serialiseRenewal: serialiseRenewal(navigator.locks),
    capabilities,
    runningTransfers,
    pausedTransfers,
    isAnyTabTransferring: shareRunningTransfers(runningTransfers, navigator.locks),
    page,
    ...createInsight(
      { storage, ownUploads, account, sharing, language, now, page },
      { isSupported: hasCrypto && probed.streamUpload, view: window },
    ),
  };
}
