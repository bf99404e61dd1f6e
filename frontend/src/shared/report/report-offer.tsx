import { useState } from "react";
import { CrashBoundary } from "../chunks/crash-boundary.tsx";
import { lazyPart } from "../chunks/lazy-part.tsx";
import { usePublicConfig } from "../config/config-context.tsx";
import { useText } from "../l10n/use-text.ts";
import { Button, ButtonAnchor } from "../ui/button.tsx";
import styles from "./report-offer.module.css";
import type { Reportable } from "./reportable.ts";

/** Loaded only when needed, because few recipients report. */
const ReportDialog = lazyPart("report-dialog", () => import("./report-dialog.tsx"), "ConnectedReportDialog");

type ReportOfferProps = {
  /** `null` if the page has nothing to send a report about. */
  reportable: Reportable | null;
  /** In a row of buttons: id of the element that says what they are about. Otherwise, the button stands below a screen. */
  describedBy?: string;
};

/** A report button, or a link to the operator's address if the page cannot send reports. */
export function ReportOffer({ reportable, describedBy }: ReportOfferProps) {
  const t = useText();
  const config = usePublicConfig();
  const [isOpen, setIsOpen] = useState(false);
  const place = describedBy === undefined ? styles["offer"] : undefined;
  const { PUBLIC_KEY: publicKey, ADDRESS: address } = config?.REPORTS ?? {};
  if (reportable === null || publicKey === undefined) {
    return (
      address !== undefined && (
        <div className={place}>
          <ButtonAnchor look="quiet" href={address} aria-describedby={describedBy} data-testid="report-elsewhere">
            {t("report")}
          </ButtonAnchor>
        </div>
      )
    );
  }
  return (
    <div className={place}>
      <Button look="quiet" aria-describedby={describedBy} data-testid="report" onClick={() => setIsOpen(true)}>
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
