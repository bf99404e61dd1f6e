import type { Campaign } from "./account/campaign.ts";
import type { ReducerStore } from "./state/reducer-store.ts";

/** Whether what is shown is what the server has by now; `offered` once the person has been led to the newer one. */
type PageVersionState = "current" | "outdated" | "offered";
type PageVersionAction = { type: "newerFound" } | { type: "newerOffered" };

export function reducePageVersion(state: PageVersionState, { type }: PageVersionAction): PageVersionState {
  if (type === "newerOffered") return "offered";
  return state === "offered" ? state : "outdated";
}

/** The page as the browser has loaded it. */
export type LoadedPage = {
  /** Of the product. */
  version: string;
  /** For people who read feedback; nothing is decided by it. */
  browserName: string;
  /** The one that the person prefers, such as `de-CH`, whether or not the page can be shown in it. */
  language: string;
  /** All that the person reads, best first. */
  languages: readonly string[];
  /** Browsers have no cryptography for pages that were not loaded securely. */
  isSecure: boolean;
  versionState: ReducerStore<PageVersionState, PageVersionAction>;
  /** Whether the server has another page by now. Where it cannot be asked, it is taken to have the same one. */
  isReplaced: () => Promise<boolean>;
  /** Loads it again, or another one of the service. */
  reload: (path?: string) => void;
  /** Takes `?lang=` out of the address. The rest of it stays, and so does what the history knows of it. */
  forgetAskedLanguage: () => void;
  /** What led a person here. */
  campaign: Campaign;
  /** Goes to another site, in this tab. */
  leaveFor: (address: string) => void;
};
