import type { Locale } from "@envoi/locales";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Environment } from "../shared/environment.tsx";
import { loadLocalization } from "../shared/l10n/load-localization.ts";
import { createPageLanguage, type LanguageWish } from "../shared/l10n/page-language.ts";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { type FakeAnswers, fakeEnvironment } from "./fake-environment.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import { renderApp } from "./render-app.tsx";

const files = import.meta.glob<string>("../../locales/*.ftl", { query: "?raw", import: "default" });

/** Loads the page's own messages, which its server would return. */
export const loadLanguage = (requested: readonly string[]) =>
  loadLocalization(requested, async (address) => (await files[`../..${address}`]?.()) ?? "");

type Changes = Partial<Environment> & {
  server?: FakeAnswers;
  /** Values stored by the device, such as the language. */
  kept?: Record<string, string>;
};

/** A page that was loaded in this language. */
export async function startIn(shown: Locale, wish: Partial<LanguageWish>): Promise<Pick<Environment, "language">> {
  return { language: createPageLanguage(await loadLanguage([shown]), { asked: null, choice: null, ...wish }) };
}

/** Renders the whole page with all its languages, and finds the language menu. */
export async function openLanguageMenu({ server = {}, kept = {}, ...changes }: Changes = {}, address = "/") {
  const user = userEvent.setup();
  const device = createMemoryStorage(kept);
  const environment = { ...fakeEnvironment(server, createAppStorage(device)), loadLanguage, ...changes };
  renderApp(environment, address);
  const menu = await screen.findByTestId<HTMLSelectElement>("language");
  return { user, environment, device, menu };
}
