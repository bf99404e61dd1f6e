import { bestLocale } from "@envoi/locales";
import type { Environment } from "../environment.tsx";
import { type LanguageChoice, type LanguageSwitch, type LanguageWish, wishedLanguage } from "./page-language.ts";

type LanguageEnvironment = Pick<Environment, "language" | "loadLanguage" | "storage" | "page">;

function requestedBy(wish: LanguageWish, { page }: Pick<LanguageEnvironment, "page">): readonly string[] {
  const wished = wishedLanguage(wish);
  return wished === null ? page.languages : [wished];
}

/** Whether the page is in the requested language, rather than in English because its texts failed to load. */
export function isWishShown(known: Pick<LanguageEnvironment, "language" | "page">): boolean {
  const { shown, wish } = known.language.getState();
  return shown.locale === bestLocale(requestedBy(wish, known));
}

/**
 * Loads another language, then switches the page to it. Stores a new choice on the device.
 *
 * @param wish - to retry the page's current wish, pass the same object; it is not stored again, because another tab may
 * have stored a newer choice
 */
export async function showLanguage(known: LanguageEnvironment, wish: LanguageWish): Promise<void> {
  const { language, loadLanguage, storage, page } = known;
  const isChosen = wish.asked === null && wish !== language.getState().wish;
  const attempt: LanguageSwitch & { kind: "coming" } = { kind: "coming", wish };
  language.dispatch({ type: "languageWished", attempt });
  const requested = requestedBy(wish, known);
  const wanted = bestLocale(requested);
  const { shown: before } = language.getState();
  const came = before.locale === wanted ? before : await loadLanguage(requested).catch(() => null);
  // If the language fails to load, the loader returns English.
  const shown = came?.locale === wanted ? came : null;
  const isReplaced = shown === null && (await page.isReplaced());
  // The translation is missing because the server has a newer page. That page will start in the selected language.
  if (isReplaced) page.versionState.dispatch({ type: "newerFound" });
  const isRemembered = isChosen && (shown !== null || isReplaced);
  if (isRemembered && language.getState().change === attempt) storage.writeLanguage(wish.choice);
  language.dispatch(shown === null ? { type: "languageFailed", attempt } : { type: "languageCame", attempt, shown });
}

/** Switches to the user's choice, which takes precedence over the language in the URL. */
export const chooseLanguage = (known: LanguageEnvironment, choice: LanguageChoice): Promise<void> =>
  showLanguage(known, { asked: null, choice });
