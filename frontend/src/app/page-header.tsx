import { Link } from "react-router";
import { useConfigState } from "../shared/config/config-context.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { LogoSeal } from "./logo-seal.tsx";
import styles from "./page-header.module.css";

export function PageHeader() {
  const t = useText();
  const state = useConfigState();
  const title = state.kind === "ready" ? state.config.UI.title : t("productName");
  return (
    <header className={styles["header"]}>
      <Link to="/" className={styles["logo"]} aria-label={t("homeLink", { title })}>
        <LogoSeal />
        <span>{title}</span>
      </Link>
    </header>
  );
}
