import { LANGUAGE_PARAMETER } from "@envoi/locales";
import { readCampaign } from "../shared/account/campaign.ts";
import { type LoadedPage, reducePageVersion } from "../shared/loaded-page.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";

declare global {
  interface ImportMetaEnv {
    /** The build replaces this expression with the version. */
    readonly VITE_PRODUCT_VERSION?: string;
  }
}

type PageWindow = {
  document: Pick<Document, "querySelector">;
  navigator: NamedNavigator & Pick<Navigator, "language" | "languages">;
  isSecureContext: boolean;
  location: Pick<Location, "assign" | "reload" | "search" | "href">;
  history: Pick<History, "state" | "replaceState">;
  fetch: typeof fetch;
};

/** Whether the server's page now starts with another script. Script names contain a content hash. */
async function isReplaced({ document, fetch }: PageWindow): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (typeof script !== "string") return false;
  try {
    // Redirects are rejected: they would lead to the sign-in page of a captive portal or proxy.
    const answer = await fetch("/", { cache: "no-store", redirect: "error" });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}

function forgetAskedLanguage({ location, history }: PageWindow): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, "", address);
}

export function createLoadedPage(page: PageWindow): LoadedPage {
  return {
    version: import.meta.env.VITE_PRODUCT_VERSION ?? "unknown",
    browserName: browserName(page.navigator),
    language: page.navigator.language,
    languages: page.navigator.languages,
    isSecure: page.isSecureContext,
    versionState: createReducerStore(reducePageVersion, "current"),
    isReplaced: () => isReplaced(page),
    reload(path) {
      if (path === undefined) page.location.reload();
      else page.location.assign(path);
    },
    forgetAskedLanguage: () => forgetAskedLanguage(page),
    campaign: readCampaign(page.location.search),
    leaveFor: (address) => page.location.assign(address),
  };
}

type NamedNavigator = { userAgent: string; userAgentData?: { brands: readonly { brand: string }[] } };

/** In order of precedence, because the user agent of most browsers also names the browsers that they derive from. */
const NAMES: readonly [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** Besides their own brand, browsers list a made-up brand and that of their engine. */
function isOwnBrand(brand: string): boolean {
  return !/not.*brand/i.test(brand) && brand !== "Chromium";
}

/** Common name of this browser, for feedback only: no behaviour depends on it. */
export function browserName({ userAgent, userAgentData }: NamedNavigator): string {
  const brand = userAgentData?.brands.find((one) => isOwnBrand(one.brand))?.brand;
  return brand ?? NAMES.find(([sign]) => sign.test(userAgent))?.[1] ?? "unknown";
}
