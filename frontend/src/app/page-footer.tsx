import { Link } from "wouter";
import { CrashBoundary } from "../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../shared/chunks/lazy-part.tsx";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { OutsideLink } from "../shared/ui/outside-link.tsx";
import styles from "./page-footer.module.css";

/** Loaded after the main content. */
export const LanguageMenu = lazyPart("language-menu", () => import("./language-menu.tsx"), "LanguageMenu");

/** Names in `UI.links` of the configuration; links that the operator has not set are omitted. */
const LINKS = ["terms", "cookies", "source", "feedback"] as const;

/** The links of the footer, by name. */
function useFooterLinks(): { name: (typeof LINKS)[number]; href: string }[] {
  const t = useText();
  const { version, browserName } = useEnvironment().page;
  const links = usePublicConfig()?.UI.links ?? {};
  const text = t("feedbackFacts", { version, browser: browserName });
  return LINKS.flatMap((name) => {
    const href = links[name];
    if (href === undefined) return [];
    return { name, href: name === "feedback" ? feedbackLink(href, { version, browserName, text }) : href };
  });
}

export function PageFooter() {
  const t = useText();
  const links = useFooterLinks();
  return (
    <footer className={styles["footer"]}>
      <nav aria-label={t("footerLinks")}>
        <ul className={styles["links"]}>
          <li>
            <Link to="/legal">{t("link-privacy")}</Link>
          </li>
          {links.map(({ name, href }) => (
            <li key={name}>
              <OutsideLink href={href}>{t(`link-${name}`)}</OutsideLink>
            </li>
          ))}
        </ul>
      </nav>
      <CrashBoundary extent="aside" fallback={<div className={styles["menu"]} />}>
        <LanguageMenu />
      </CrashBoundary>
    </footer>
  );
}

/**
 * The operator's feedback address with details about the page, as query parameters or as the text of an e-mail.
 *
 * @param facts.text - the details in readable form
 */
export function feedbackLink(
  address: string,
  { version, browserName, text }: { version: string; browserName: string; text: string },
): string {
  const url = new URL(address);
  // E-mail programs would show "+" where a query encodes a space.
  if (url.protocol === "mailto:") {
    return `${address}${url.search === "" ? "?" : "&"}body=${encodeURIComponent(`\r\n\r\n${text}`)}`;
  }
  url.searchParams.set("version", version);
  url.searchParams.set("browser", browserName);
  return url.href;
}
