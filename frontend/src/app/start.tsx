import { createDeferred } from "@envoi/client";
import { askedLanguage } from "@envoi/locales";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { Early } from "../early.ts";
import { loadLocalization } from "../shared/l10n/load-localization.ts";
import { createPageLanguage, type LanguageWish, wishedLanguage } from "../shared/l10n/page-language.ts";
import { createAppStorage, readLanguage } from "../shared/storage/app-storage.ts";
import type { KeyValueStore } from "../shared/storage/kept-values.ts";
import { App } from "./app.tsx";
import { createEnvironment } from "./create-environment.ts";

/** @returns the browser's local storage, or `null` if it denies access */
function browserStorage(): KeyValueStore | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

function FirstView({ onShown }: { onShown: () => void }) {
  useEffect(() => onShown(), [onShown]);
  return null;
}

export async function start(root: Element, early: Early): Promise<void> {
  const device = browserStorage();
  const wish: LanguageWish = { asked: askedLanguage(location.search), choice: readLanguage(device) };
  const wished = wishedLanguage(wish);
  const [shown, hasCrypto] = await Promise.all([
    loadLocalization(wished === null ? navigator.languages : [wished]),
    early.hasCrypto,
  ]);
  const firstView = createDeferred<void>();
  // The visit is stored only now: if the page fails to start, the next visit still counts as the first.
  const storage = createAppStorage(device, { referrer: document.referrer });
  const environment = createEnvironment({
    hasCrypto,
    early,
    firstView: firstView.promise,
    storage,
    language: createPageLanguage(shown, wish),
  });
  function onCaughtError(error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: React's own behaviour without a handler
    console.error(error);
    environment.errorReports.report(error, "page");
  }
  // Renders in many short tasks so that the browser can handle input between them.
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <App environment={environment} />
        <FirstView onShown={firstView.resolve} />
      </StrictMode>,
    ),
  );
}
