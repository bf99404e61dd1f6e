import type { ReactNode } from "react";
import { useFormat } from "../l10n/use-format.ts";
import { useText } from "../l10n/use-text.ts";
import type { NameParts } from "../uploads/name-parts.ts";
import { ProgressBar } from "./progress-bar.tsx";
import styles from "./transfer-strip.module.css";
import { UploadName } from "./upload-name.tsx";

type TransferStripProps = {
  /** `null` while the name is unknown. */
  name: NameParts | null;
  label: string;
  /** Progress from 0 to 1; `null` once the transfer has ended. */
  ratio: number | null;
  outcome?: string | undefined;
  testId: string;
  /** Buttons to return to the transfer and to close the strip. */
  children: ReactNode;
};

/** A running or finished transfer, shown on other pages. */
export function TransferStrip({ name, label, ratio, outcome, testId, children }: TransferStripProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles["strip"]} data-testid={testId}>
      <div className={styles["what"]}>
        {name !== null && <UploadName {...name} />}
        {ratio !== null && (
          <p>{t("progressTold", { label, percent: format.percent(Math.floor(ratio * 100) / 100) })}</p>
        )}
        <p role="status">{outcome}</p>
        {ratio !== null && <ProgressBar ratio={ratio} label={label} />}
      </div>
      {children}
    </div>
  );
}
