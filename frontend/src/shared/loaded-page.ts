import type { Campaign } from "./account/campaign.ts";
import type { ReducerStore } from "./state/reducer-store.ts";

/** Whether the page is the server's current one; `offered` once the newer one was offered to the person. */
type PageVersionState = "current" | "outdated" | "offered";
type PageVersionAction = { type: "newerFound" } | { type: "newerOffered" };

export function reducePageVersion(state: PageVersionState, { type }: PageVersionAction): PageVersionState {
  if (type === "newerOffered") return "offered";
  return state === "offered" ? state : "outdated";
}

/** The page as loaded by the browser. */
export type LoadedPage = {
  /** Of the product. */
  version: string;
  /** For feedback only; no behaviour depends on it. */
  browserName: string;
  /** The preferred language, such as `de-CH`, whether or not the page has it. */
  language: string;
  /** All languages of the person, in order of preference. */
  languages: readonly string[];
  /** Browsers disable cryptography on insecure pages. */
  isSecure: boolean;
  versionState: ReducerStore<PageVersionState, PageVersionAction>;
  /** Whether the server has a newer page. If it cannot be asked, the page counts as current. */
  isReplaced: () => Promise<boolean>;
  /** Reloads the page, or opens another one of the service. */
  reload: (path?: string) => void;
  /** Removes `?lang=` from the address. The rest of it and the history state stay. */
  forgetAskedLanguage: () => void;
  /** The campaign through which the person arrived. */
  campaign: Campaign;
  /** Opens another site in this tab. */
  leaveFor: (address: string) => void;
};
