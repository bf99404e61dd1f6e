import { Link } from "react-router";
import { useConfigState } from "../shared/config/config-context.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import styles from "./page-footer.module.css";

/** Names in `UI.links` of the configuration; what the operator has not set is left out. */
const LINKS = ["terms", "cookies", "source", "feedback"] as const;

export function PageFooter() {
  const t = useText();
  const state = useConfigState();
  const links = state.kind === "ready" ? state.config.UI.links : {};
  return (
    <footer className={styles["footer"]}>
      <p className={styles["promise"]}>{t("footerPromise")}</p>
      <nav aria-label={t("footerLinks")}>
        <ul className={styles["links"]}>
          <li>
            <Link to="/legal">{t("link-privacy")}</Link>
          </li>
          {LINKS.map((name) => {
            const href = links[name];
            return (
              href !== undefined && (
                <li key={name}>
                  <a href={href} rel="noreferrer">
                    {t(`link-${name}`)}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </nav>
    </footer>
  );
}
