import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { loadLocalization } from "../shared/l10n/load-localization.ts";
import { directionOf } from "../shared/l10n/locales.ts";
import { App } from "./app.tsx";
import { createEnvironment } from "./create-environment.ts";
import { checkCrypto } from "./crypto-self-check.ts";

/** Shows the page in the element given. */
export async function start(root: Element): Promise<void> {
  const [{ text, locale }, hasCrypto] = await Promise.all([
    loadLocalization(navigator.languages),
    checkCrypto(globalThis.crypto),
  ]);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  const environment = createEnvironment({ hasCrypto, locale });
  function onCaughtError(error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: as React does where nobody else listens
    console.error(error);
    environment.errorReports.report(error, "page");
  }
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <BrowserRouter>
        <App environment={environment} text={text} />
      </BrowserRouter>
    </StrictMode>,
  );
}
