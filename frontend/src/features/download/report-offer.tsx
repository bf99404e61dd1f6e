import { Suspense, useState } from "react";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import type { Reportable } from "./download-session.ts";
import { ReportDialog } from "./report/lazy-report-dialog.ts";
import styles from "./report-offer.module.css";

/** Below every screen of a download that can be reported. Its code is loaded when it is needed, because few report. */
export function ReportOffer({ reportable }: { reportable: Reportable | null }) {
  const t = useText();
  const config = usePublicConfig();
  const [isOpen, setIsOpen] = useState(false);
  const publicKey = config?.REPORTS?.PUBLIC_KEY;
  if (reportable === null || config === null || publicKey === undefined) return null;
  return (
    <div className={styles["offer"]}>
      <Button look="quiet" data-testid="report" onClick={() => setIsOpen(true)}>
        {t("report")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog reportable={reportable} publicKey={publicKey} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
