import { Suspense } from "react";
import { AccountMenu } from "../features/account/lazy-account.ts";
import { useServiceTitle } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { Link } from "../shared/ui/link.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { LogoSeal } from "./logo-seal.tsx";
import styles from "./page-header.module.css";

export function PageHeader() {
  const t = useText();
  const title = useServiceTitle();
  const hasAccounts = useReducerStore(useEnvironment().account).kind !== "off";
  return (
    <header className={styles["header"]}>
      <Link to="/" className={styles["logo"]} aria-label={t("homeLink", { title })}>
        <LogoSeal />
        <span>{title}</span>
      </Link>
      <div className={styles["account"]} data-testid="account-area">
        {hasAccounts && (
          <CrashBoundary extent="part">
            <Suspense>
              <AccountMenu />
            </Suspense>
          </CrashBoundary>
        )}
      </div>
    </header>
  );
}
