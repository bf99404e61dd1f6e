import { Link } from "wouter";
import { AccountMenu } from "../features/account/lazy-account.ts";
import { CrashBoundary } from "../shared/chunks/crash-boundary.tsx";
import { useServiceTitle } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import styles from "./page-header.module.css";

/** The favicon's seal, in the page's accent colour. */
function LogoSeal() {
  return (
    <svg className={styles["seal"]} width="32" height="32" viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
      <path
        className={styles["wax"]}
        d="M-5.1 -18.9A6 6 0 0 1 5.1 -18.9A6 6 0 0 1 13.9 -13.9A6 6 0 0 1 18.9 -5.1A6 6 0 0 1 18.9 5.1A6 6 0 0 1 13.9 13.9A6 6 0 0 1 5.1 18.9A6 6 0 0 1 -5.1 18.9A6 6 0 0 1 -13.9 13.9A6 6 0 0 1 -18.9 5.1A6 6 0 0 1 -18.9 -5.1A6 6 0 0 1 -13.9 -13.9A6 6 0 0 1 -5.1 -18.9Z"
      />
      <path className={styles["sign"]} d="M0 9V-9M-8-1l8-8 8 8" />
    </svg>
  );
}

export function PageHeader() {
  const t = useText();
  const title = useServiceTitle();
  const hasAccounts = useReducerStore(useEnvironment().account).kind !== "off";
  return (
    <header className={styles["header"]}>
      <Link to="/" className={styles["logo"]} aria-label={t("homeLink", { title })}>
        <LogoSeal />
        <span translate="no">{title}</span>
      </Link>
      <div className={styles["account"]} data-testid="account-area">
        {hasAccounts && (
          <CrashBoundary extent="part">
            <AccountMenu />
          </CrashBoundary>
        )}
      </div>
    </header>
  );
}
