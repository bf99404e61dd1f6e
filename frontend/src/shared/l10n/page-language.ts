import type { Locale } from "@envoi/locales";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import type { Localization } from "./load-localization.ts";

/** What a person has chosen by hand; `null` for as the browser says. */
export type LanguageChoice = Locale | null;

/** What an address asks for holds for this one visit, and is nobody's choice. */
export type LanguageWish = { asked: Locale | null; choice: LanguageChoice };

/** Whether another language is on its way. Until it is here the page stays as it is. */
export type LanguageSwitch =
  | { kind: "settled" }
  | { kind: "coming"; wish: LanguageWish }
  | { kind: "changed" }
  | { kind: "failed"; wish: LanguageWish };

type PageLanguageState = { shown: Localization; wish: LanguageWish; change: LanguageSwitch };

type PageLanguageAction =
  | { type: "languageWished"; attempt: LanguageSwitch & { kind: "coming" } }
  /** What another wish has taken the place of changes nothing. */
  | { type: "languageCame"; attempt: LanguageSwitch; shown: Localization }
  | { type: "languageFailed"; attempt: LanguageSwitch };

/** The language of the page. */
export type PageLanguage = ReducerStore<PageLanguageState, PageLanguageAction>;

function reducePageLanguage(state: PageLanguageState, action: PageLanguageAction): PageLanguageState {
  if (action.type === "languageWished") return { ...state, change: action.attempt };
  if (state.change !== action.attempt || state.change.kind !== "coming") return state;
  const { wish } = state.change;
  if (action.type === "languageFailed") return { ...state, change: { kind: "failed", wish } };
  return { shown: action.shown, wish, change: { kind: "changed" } };
}

/** The language that is wished for; `null` for as the browser says. */
export const wishedLanguage = ({ asked, choice }: LanguageWish): Locale | null => asked ?? choice;

/** @param shown - another language than the one wished for where that did not come */
export function createPageLanguage(shown: Localization, wish: LanguageWish): PageLanguage {
  return createReducerStore<PageLanguageState, PageLanguageAction>(reducePageLanguage, {
    shown,
    wish,
    change: { kind: "settled" },
  });
}
