import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { App, Shortcuts } from "../app/app.tsx";
import { LanguageMenu } from "../app/page-frame.tsx";
import { AccountMenu } from "../features/account/lazy-account.ts";
import { DownloadStrip } from "../features/download/views/running-downloads.tsx";
import { OwnerNews, UploadCards } from "../features/files/own-upload-list.tsx";
import { loadUploadRun } from "../features/upload/run/upload-draft.ts";
import { preloadViews } from "../features/upload/views/lazy-views.ts";
import { type Environment, EnvironmentProvider } from "../shared/environment.tsx";
import { TextProvider } from "../shared/l10n/use-text.ts";

// These modules are loaded in advance, as on a page that has been open for a moment.
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

export function renderPart(part: ReactNode, environment: Environment) {
  return render(
    <TextProvider value={environment.language.getState().shown.text}>
      <EnvironmentProvider environment={environment}>{part}</EnvironmentProvider>
    </TextProvider>,
  );
}

/** Renders the whole page at a URL path, which may include a fragment (`#key`). */
export function renderApp(environment: Environment, address = "/") {
  history.replaceState(null, "", address);
  return render(<App environment={environment} />);
}
