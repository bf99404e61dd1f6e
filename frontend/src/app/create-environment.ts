import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import { probeCapabilities } from "../shared/capabilities/probe-capabilities.ts";
import { copyText } from "../shared/copy-text.ts";
import type { Environment } from "../shared/environment.tsx";
import { followLink, saveFile } from "../shared/save-file.ts";
import { createSharing } from "../shared/share/sharing.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { browserStorage } from "../shared/storage/browser-storage.ts";
import { createDiskStreams, type DiskStreams } from "../shared/streaming/disk-streams.ts";
import { type StartedServiceWorker, startServiceWorker } from "../shared/streaming/start-service-worker.ts";
import { createDownloadSaver } from "../shared/transfer/download-saver.ts";
import { createRunningTransfers } from "../shared/transfer/running-transfers.ts";
import { startTransferWorker } from "../shared/transfer/start-transfer-worker.ts";
import type { Transfer } from "../shared/transfer/transfer.ts";
import { createWorkerTransfer } from "../shared/transfer/worker-transfer.ts";
import { trustWorkerUrls } from "../shared/trusted-urls.ts";
import { createOwnUploads } from "../shared/uploads/own-uploads.ts";
import { createLoadedPage } from "./create-loaded-page.ts";

async function diskStreams(
  starting: Promise<StartedServiceWorker | null>,
  { wait }: Transfer,
): Promise<DiskStreams | null> {
  const started = await starting;
  return started?.streams ? createDiskStreams({ activeWorker: started.active, navigate: followLink, wait }) : null;
}

/** What a service worker can do, and what it knows, is learnt once it has started. */
async function learn(
  starting: Promise<StartedServiceWorker | null>,
  { capabilities, page }: Pick<Environment, "capabilities" | "page">,
): Promise<void> {
  const started = await starting;
  const streamDownload = started?.streams ?? false;
  capabilities.dispatch({ type: "serviceWorkerTried", serviceWorker: started !== null, streamDownload });
  if (started?.isNewer) page.versionState.dispatch({ type: "newerFound" });
}

/** Everything real. The service worker begins to start. */
export function createEnvironment({ hasCrypto, locale }: { hasCrypto: boolean; locale: string }): Environment {
  const now = () => Date.now();
  const storage = createAppStorage(browserStorage(), { referrer: document.referrer });
  const urls = trustWorkerUrls(window.trustedTypes);
  const socketUrl = storage.readSocketUrl() ?? "";
  const transfer = createWorkerTransfer({ startWorker: () => startTransferWorker(urls.transferWorker, socketUrl) });
  const serviceWorker = startServiceWorker(navigator.serviceWorker, urls.serviceWorker);
  const probed = probeCapabilities(window, { crypto: hasCrypto, storage: storage.isUsable });
  const capabilities = createReducerStore(reduceCapabilities, probed);
  const page = createLoadedPage(window);
  void learn(serviceWorker, { capabilities, page });
  return {
    transfer,
    storage,
    ownUploads: createOwnUploads({ storage, now }),
    now,
    copyText,
    sharing: createSharing(window, navigator),
    saver: createDownloadSaver({
      streams: diskStreams(serviceWorker, transfer),
      canCollectFile: (bytes) => transfer.canCollectFile(bytes, new AbortController().signal),
      saveFile,
    }),
    locale,
    capabilities,
    runningTransfers: createRunningTransfers(),
    page,
  };
}
