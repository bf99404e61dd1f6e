import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { copyText } from "../shared/copy-text.ts";
import type { Environment } from "../shared/environment.tsx";
import { loadLocalization } from "../shared/l10n/load-localization.ts";
import { directionOf } from "../shared/l10n/locales.ts";
import { saveFile } from "../shared/save-file.ts";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { browserStorage } from "../shared/storage/browser-storage.ts";
import { startTransferWorker } from "../shared/transfer/start-transfer-worker.ts";
import { createWorkerTransfer } from "../shared/transfer/worker-transfer.ts";
import { createOwnUploads } from "../shared/uploads/own-uploads.ts";
import { App } from "./app.tsx";
import { checkCrypto } from "./crypto-self-check.ts";

function createEnvironment(): Environment {
  const now = () => Date.now();
  const storage = createAppStorage(browserStorage());
  return {
    transfer: createWorkerTransfer({ startWorker: startTransferWorker }),
    storage,
    ownUploads: createOwnUploads({ storage, now }),
    now,
    copyText,
    saveFile,
  };
}

/** Shows the page in the element given. */
export async function start(root: Element): Promise<void> {
  const [{ l10n, locale }, hasCrypto] = await Promise.all([
    loadLocalization(navigator.languages),
    checkCrypto(globalThis.crypto),
  ]);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App environment={createEnvironment()} l10n={l10n} hasCrypto={hasCrypto} />
      </BrowserRouter>
    </StrictMode>,
  );
}
