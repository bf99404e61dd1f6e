import type { Campaign } from "./account/campaign.ts";
import type { ReducerStore } from "./state/reducer-store.ts";

/** `outdated`: the server has a newer page. `offered`: the user has been asked whether to load it. */
type PageVersionState = "current" | "outdated" | "offered";
type PageVersionAction = { type: "newerFound" } | { type: "newerOffered" };

export function reducePageVersion(state: PageVersionState, { type }: PageVersionAction): PageVersionState {
  if (type === "newerOffered") return "offered";
  return state === "offered" ? state : "outdated";
}

export type LoadedPage = {
  version: string;
  /** Used for feedback only; no behaviour depends on it. */
  browserName: string;
  /** The user's preferred language, such as `de-CH`, even if the page does not support it. */
  language: string;
  /** All of the user's languages, in order of preference. */
  languages: readonly string[];
  /** Browsers disable cryptography on insecure pages. */
  isSecure: boolean;
  versionState: ReducerStore<PageVersionState, PageVersionAction>;
  /** Whether the server has a newer page. If the server does not respond, the page counts as current. */
  isReplaced: () => Promise<boolean>;
  /** Reloads the page, or loads another page of the service. */
  reload: (path?: string) => void;
  /** Removes `?lang=` from the address, and keeps the rest and the history state. */
  forgetAskedLanguage: () => void;
  /** The campaign that brought the user to the page. */
  campaign: Campaign;
  /** Opens another site in this tab. */
  leaveFor: (address: string) => void;
};
