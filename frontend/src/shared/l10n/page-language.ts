import type { Locale } from "@envoi/locales";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";
import type { Localization } from "./load-localization.ts";

/** The language selected by the user; `null` for the browser's preference. */
export type LanguageChoice = Locale | null;

/** `asked`: the language in the URL, which applies only to this visit. */
export type LanguageWish = { asked: Locale | null; choice: LanguageChoice };

/** Progress of a switch to another language. The page keeps its language until the new one is loaded. */
export type LanguageSwitch =
  | { kind: "settled" }
  | { kind: "coming"; wish: LanguageWish }
  | { kind: "changed" }
  | { kind: "failed"; wish: LanguageWish };

type PageLanguageState = { shown: Localization; wish: LanguageWish; change: LanguageSwitch };

type PageLanguageAction =
  | { type: "languageWished"; attempt: LanguageSwitch & { kind: "coming" } }
  /** Ignored if the user has since made another choice. */
  | { type: "languageCame"; attempt: LanguageSwitch; shown: Localization }
  | { type: "languageFailed"; attempt: LanguageSwitch };

export type PageLanguage = ReducerStore<PageLanguageState, PageLanguageAction>;

function reducePageLanguage(state: PageLanguageState, action: PageLanguageAction): PageLanguageState {
  if (action.type === "languageWished") return { ...state, change: action.attempt };
  if (state.change !== action.attempt || state.change.kind !== "coming") return state;
  const { wish } = state.change;
  if (action.type === "languageFailed") return { ...state, change: { kind: "failed", wish } };
  return { shown: action.shown, wish, change: { kind: "changed" } };
}

/** The requested language; `null` for the browser's preference. */
export const wishedLanguage = ({ asked, choice }: LanguageWish): Locale | null => asked ?? choice;

/** @param shown - the loaded messages, which are in another language if the requested one has failed to load */
export function createPageLanguage(shown: Localization, wish: LanguageWish): PageLanguage {
  return createReducerStore<PageLanguageState, PageLanguageAction>(reducePageLanguage, {
    shown,
    wish,
    change: { kind: "settled" },
  });
}
