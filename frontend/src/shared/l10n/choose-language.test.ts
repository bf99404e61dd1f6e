import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { loadEnglish } from "../../testing/load-english.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage, readLanguage } from "../storage/app-storage.ts";
import { chooseLanguage, showLanguage } from "./choose-language.ts";
import { loadLocalization } from "./load-localization.ts";
import { createPageLanguage, type LanguageChoice } from "./page-language.ts";

const english = await loadEnglish();
const loadLanguage = (requested: readonly string[]) => loadLocalization(requested, async () => "cancel = Abbrechen");
const loadLazily = () => vi.fn(loadLanguage).mockRejectedValueOnce(new TypeError("network error"));

/** Starts a page in English, as if the selected language had failed to load. */
function setUp(choice: LanguageChoice) {
  const device = createMemoryStorage(choice === null ? {} : { language: choice });
  const environment = fakeEnvironment({}, createAppStorage(device));
  return { ...environment, device, language: createPageLanguage(english, { asked: null, choice }) };
}

test("a language that loads late is shown, but does not overwrite a later choice in another tab", async () => {
  const page = setUp("de");
  const known = { ...page, loadLanguage: loadLazily() };
  await showLanguage(known, page.language.getState().wish);
  page.device.setItem("language", "fr");
  const { change } = page.language.getState();
  if (change.kind !== "failed") throw new Error("it loaded");
  await showLanguage(known, change.wish);
  expect(page.language.getState().shown.locale).toBe("de");
  expect(readLanguage(page.device)).toBe("fr");
});

test("a new choice is stored even if it loads only on the second attempt", async () => {
  const page = setUp(null);
  const known = { ...page, loadLanguage: loadLazily() };
  await chooseLanguage(known, "de");
  const { change } = page.language.getState();
  if (change.kind !== "failed") throw new Error("it loaded");
  await showLanguage(known, change.wish);
  expect(readLanguage(page.device)).toBe("de");
});

test("choosing the current language cancels a pending choice", async () => {
  const page = setUp("de");
  const known = { ...page, loadLanguage };
  await showLanguage(known, page.language.getState().wish);
  page.device.setItem("language", "fr");
  await chooseLanguage(known, "de");
  expect(readLanguage(page.device)).toBe("de");
});
