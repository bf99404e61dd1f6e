import { useServiceTitle } from "../shared/config/config-context.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { Link } from "../shared/ui/link.tsx";
import { LogoSeal } from "./logo-seal.tsx";
import styles from "./page-header.module.css";

export function PageHeader() {
  const t = useText();
  const title = useServiceTitle();
  return (
    <header className={styles["header"]}>
      <Link to="/" className={styles["logo"]} aria-label={t("homeLink", { title })}>
        <LogoSeal />
        <span>{title}</span>
      </Link>
      {/* The account menu's place: empty, as no service has accounts yet. */}
      <div data-testid="account-area" />
    </header>
  );
}
