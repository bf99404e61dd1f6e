import { useLayoutEffect, useSyncExternalStore } from "react";
import { usePathname } from "wouter/use-browser-location";
import { useServiceTitle } from "../config/config-context.tsx";
import { useText } from "../l10n/use-text.ts";

/**
 * Message ids of page titles, by the first segment of the path. Titles never contain file names, because they stay in
 * the browser's history.
 */
const TITLES: Record<string, string> = {
  download: "download",
  request: "requestTitle",
  legal: "link-privacy",
  oauth: "signIn",
  error: "errorTitle",
  "404": "notFoundTitle",
  unsupported: "help",
  help: "help",
};

/** The heading of the current screen; `null` if the title does not use it. */
let heading: string | null = null;
const listeners = new Set<() => void>();

function setHeading(next: string | null): void {
  heading = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes a screen's heading the page's title while the screen is shown. The heading must not contain anything from an
 * upload.
 */
export function useHeadingAsTitle(shown: string): void {
  useLayoutEffect(() => {
    setHeading(shown);
    return () => setHeading(null);
  }, [shown]);
}

/** "Privacy · Envoi"; on the home page, only the service's name. */
export function usePageTitle(): string {
  const t = useText();
  const service = useServiceTitle();
  const [, page = ""] = usePathname().split("/");
  const shown = useSyncExternalStore(subscribe, () => heading);
  if (page === "" || page === "blank") return service;
  return `${shown ?? t(TITLES[page] ?? "pageNotFound")} · ${service}`;
}
