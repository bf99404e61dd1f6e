import { bestLocale } from "@envoi/locales";
import type { Environment } from "../environment.tsx";
import { type LanguageChoice, type LanguageSwitch, type LanguageWish, wishedLanguage } from "./page-language.ts";

type Known = Pick<Environment, "language" | "loadLanguage" | "storage" | "page">;

function requestedBy(wish: LanguageWish, { page }: Pick<Known, "page">): readonly string[] {
  const wished = wishedLanguage(wish);
  return wished === null ? page.languages : [wished];
}

/** Whether the page is in the wanted language. It started in English if the texts of that failed to load. */
export function isWishShown(known: Pick<Known, "language" | "page">): boolean {
  const { shown, wish } = known.language.getState();
  return shown.locale === bestLocale(requestedBy(wish, known));
}

/**
 * Shows the page in another language once its texts are loaded, and stores a chosen one on the device.
 *
 * @param wish - the page's own when it is loaded again: the device has it stored, or by now another tab's choice
 */
export async function showLanguage(known: Known, wish: LanguageWish): Promise<void> {
  const { language, loadLanguage, storage, page } = known;
  const isChosen = wish.asked === null && wish !== language.getState().wish;
  const attempt: LanguageSwitch & { kind: "coming" } = { kind: "coming", wish };
  language.dispatch({ type: "languageWished", attempt });
  const requested = requestedBy(wish, known);
  const wanted = bestLocale(requested);
  const { shown: before } = language.getState();
  const came = before.locale === wanted ? before : await loadLanguage(requested).catch(() => null);
  // English replaces a language that fails to load.
  const shown = came?.locale === wanted ? came : null;
  const isReplaced = shown === null && (await page.isReplaced());
  // The newer page has texts in place of those removed with this release, and starts in the chosen language.
  if (isReplaced) page.versionState.dispatch({ type: "newerFound" });
  const isRemembered = isChosen && (shown !== null || isReplaced);
  if (isRemembered && language.getState().change === attempt) storage.writeLanguage(wish.choice);
  language.dispatch(shown === null ? { type: "languageFailed", attempt } : { type: "languageCame", attempt, shown });
}

/** Shows the page in the language that a person chooses; it takes precedence over the one in the address. */
export const chooseLanguage = (known: Known, choice: LanguageChoice): Promise<void> =>
  showLanguage(known, { asked: null, choice });
