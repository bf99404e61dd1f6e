import { usePathname } from "wouter/use-browser-location";
import { useServiceTitle } from "../config/config-context.tsx";
import { useText } from "../l10n/use-text.ts";

/**
 * Message ids of page titles, by the first segment of the path. Titles never contain file names because they stay in
 * the browser's history.
 */
const TITLES: Record<string, string> = {
  download: "download",
  legal: "link-privacy",
  oauth: "signIn",
  error: "errorTitle",
  "404": "notFoundTitle",
  unsupported: "help",
};

/** "Privacy · Envoi"; the home page has the service's title. */
export function usePageTitle(): string {
  const t = useText();
  const service = useServiceTitle();
  const [, page = ""] = usePathname().split("/");
  return page === "" || page === "blank" ? service : `${t(TITLES[page] ?? "pageNotFound")} · ${service}`;
}
