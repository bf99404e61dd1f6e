import { Link } from "wouter";
import { CrashBoundary } from "../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../shared/chunks/lazy-part.tsx";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { OutsideLink } from "../shared/ui/outside-link.tsx";
import { feedbackLink } from "./feedback-link.ts";
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
