import type { ReactNode } from "react";
import { useText } from "../shared/l10n/use-text.ts";
import { PageFooter } from "./page-footer.tsx";
import styles from "./page-frame.module.css";
import { PageHeader } from "./page-header.tsx";
import { PromoBanner } from "./promo-banner.tsx";
import { StorageNotice } from "./storage-notice.tsx";
import { useDropGuard } from "./use-drop-guard.ts";

/** What stands around every screen. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useText();
  useDropGuard();
  return (
    <div className={styles["frame"]}>
      <a className={styles["skip"]} href="#main">
        {t("skipToContent")}
      </a>
      <PromoBanner />
      <StorageNotice />
      <PageHeader />
      <main id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
