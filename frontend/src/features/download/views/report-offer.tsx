import { useState } from "react";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../../../shared/chunks/lazy-part.tsx";
import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button, ButtonAnchor } from "../../../shared/ui/button.tsx";
import type { Reportable } from "../session/opened-upload.ts";
import styles from "./report-offer.module.css";

/** Loaded only when needed, because few people report. */
const ReportDialog = lazyPart("report-dialog", () => import("../report/report-dialog.tsx"), "ConnectedReportDialog");

/**
 * Shown below every screen of a download: a button to report it, or the operator's address if the page cannot send
 * reports.
 */
export function ReportOffer({ reportable }: { reportable: Reportable | null }) {
  const t = useText();
  const config = usePublicConfig();
  const [isOpen, setIsOpen] = useState(false);
  const { PUBLIC_KEY: publicKey, ADDRESS: address } = config?.REPORTS ?? {};
  if (reportable === null || publicKey === undefined) {
    return (
      address !== undefined && (
        <div className={styles["offer"]}>
          <ButtonAnchor look="quiet" href={address} data-testid="report-elsewhere">
            {t("report")}
          </ButtonAnchor>
        </div>
      )
    );
  }
  return (
    <div className={styles["offer"]}>
      <Button look="quiet" data-testid="report" onClick={() => setIsOpen(true)}>
        {t("report")}
      </Button>
      {isOpen && (
        <CrashBoundary extent="part">
          <ReportDialog reportable={reportable} publicKey={publicKey} onClose={() => setIsOpen(false)} />
        </CrashBoundary>
      )}
    </div>
  );
}
