import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { App } from "../app/app.tsx";
import { LanguageMenu } from "../app/lazy-language-menu.ts";
import { Shortcuts } from "../app/lazy-shortcuts.ts";
import { AccountMenu } from "../features/account/lazy-account.ts";
import { DownloadStrip } from "../features/download/lazy-download-strip.ts";
import { OwnerNews } from "../features/files/lazy-owner-news.tsx";
import { UploadCards } from "../features/files/lazy-upload-cards.ts";
import { loadUploadRun } from "../features/upload/run/lazy-upload-run.ts";
import { preloadViews } from "../features/upload/views/lazy-views.ts";
import { type Environment, EnvironmentProvider } from "../shared/environment.tsx";
import { TextProvider } from "../shared/l10n/use-text.ts";

// As on a page that has been open for a moment.
await Promise.all([
  preloadViews(),
  loadUploadRun(),
  UploadCards.preload(),
  OwnerNews.preload(),
  DownloadStrip.preload(),
  AccountMenu.preload(),
  LanguageMenu.preload(),
  Shortcuts.preload(),
]);

/** Renders a part of the page with a language and an environment. */
export function renderPart(part: ReactNode, environment: Environment) {
  return render(
    <TextProvider value={environment.language.getState().shown.text}>
      <EnvironmentProvider environment={environment}>{part}</EnvironmentProvider>
    </TextProvider>,
  );
}

/** Renders the whole page at an address, `#key` included. */
export function renderApp(environment: Environment, address = "/") {
  history.replaceState(null, "", address);
  return render(<App environment={environment} />);
}
