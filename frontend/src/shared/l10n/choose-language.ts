import { bestLocale } from "@envoi/locales";
import type { Environment } from "../environment.tsx";
import { type LanguageChoice, type LanguageSwitch, type LanguageWish, wishedLanguage } from "./page-language.ts";

type Known = Pick<Environment, "language" | "loadLanguage" | "storage" | "page">;

function requestedBy(wish: LanguageWish, { page }: Pick<Known, "page">): readonly string[] {
  const wished = wishedLanguage(wish);
  return wished === null ? page.languages : [wished];
}

/** Whether the page is in the language that is wished for. It began in English where the texts of that did not come. */
export function isWishShown(known: Pick<Known, "language" | "page">): boolean {
  const { shown, wish } = known.language.getState();
  return shown.locale === bestLocale(requestedBy(wish, known));
}

/**
 * Shows the page in another language once its texts are here. One that was chosen is remembered on the device.
 *
 * @param wish - the page's own where that is asked for again: the device had it, and may have another tab's by now
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
  // English comes instead of what does not.
  const shown = came?.locale === wanted ? came : null;
  const isReplaced = shown === null && (await page.isReplaced());
  // The newer page will have the texts that went with this release, and begins in the language chosen.
  if (isReplaced) page.versionState.dispatch({ type: "newerFound" });
  const isRemembered = isChosen && (shown !== null || isReplaced);
  if (isRemembered && language.getState().change === attempt) storage.writeLanguage(wish.choice);
  language.dispatch(shown === null ? { type: "languageFailed", attempt } : { type: "languageCame", attempt, shown });
}

/** Shows the page in the language that a person chooses by hand; an address that asks for another one counts no more. */
export const chooseLanguage = (known: Known, choice: LanguageChoice): Promise<void> =>
  showLanguage(known, { asked: null, choice });
