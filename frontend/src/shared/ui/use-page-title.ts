import { useLocation } from "react-router";
import { useServiceTitle } from "../config/config-context.tsx";
import { useText } from "../l10n/use-text.ts";

/** Messages that name a page by the first part of its path. Never what is on it: a title stays in the browser's history. */
const TITLES: Record<string, string> = {
  download: "download",
  legal: "link-privacy",
  oauth: "signIn",
  error: "errorTitle",
  "404": "notFoundTitle",
  unsupported: "help",
};

/** "Privacy · Envoi"; the home page has the service's own title. */
export function usePageTitle(): string {
  const t = useText();
  const service = useServiceTitle();
  const [, page = ""] = useLocation().pathname.split("/");
  return page === "" || page === "blank" ? service : `${t(TITLES[page] ?? "pageNotFound")} · ${service}`;
}
