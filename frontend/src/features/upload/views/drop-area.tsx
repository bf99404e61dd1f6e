import { useState } from "react";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { useFormat } from "../../../shared/l10n/use-format.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { FolderIcon, PlusIcon } from "../../../shared/ui/icon.tsx";
import { OpenLetter } from "../../../shared/ui/illustrations.tsx";
import { Skeleton } from "../../../shared/ui/skeleton.tsx";
import type { ChosenFile } from "../archive/archive.ts";
import { type ArchiveRules, UNKNOWN_RULES } from "../archive/archive-rules.ts";
import styles from "./drop-area.module.css";
import picker from "./file-picker.module.css";
import { canPickFolders, FilePicker } from "./file-picker.tsx";
import { ProtectionDialog } from "./lazy-views.ts";

/** Placeholder that reserves space until the user's limit is known. */
const LIKELY_BYTES = 1_000_000_000;

type DropAreaProps = {
  rules: ArchiveRules;
  onFiles: (files: ChosenFile[]) => void;
  onNote: () => void;
  onAccount: () => void;
};

/** Shown while no file is selected. Shows an account's higher limit to users without one. */
export function DropArea({ rules, onFiles, onNote, onAccount }: DropAreaProps) {
  const t = useText();
  const format = useFormat();
  const [isExplained, setExplained] = useState(false);
  const isKnown = rules !== UNKNOWN_RULES;
  const size = format.sizeLimit(isKnown ? rules.limits.MAX_FILE_SIZE : LIKELY_BYTES);
  const hint = `${styles["hint"]} ${isKnown ? "" : styles["unknown"]}`;
  return (
    <div className={styles["empty"]}>
      <FilePicker look="area" kinds={rules.kinds} onFiles={onFiles}>
        <OpenLetter />
        <span className={`${styles["title"]} ${styles["forPointer"]}`}>{t("dropFiles")}</span>
        <span className={`${hint} ${styles["forPointer"]}`}>{t("orSelectFiles", { size })}</span>
        <span className={styles["choose"]}>
          <PlusIcon />
          <span>{t("selectFiles")}</span>
        </span>
        <span className={`${hint} ${styles["forTouch"]}`}>{t("upToSize", { size })}</span>
      </FilePicker>
      <div className={styles["ways"]}>
        {canPickFolders() && (
          <FilePicker look="button" takes="folder" onFiles={onFiles}>
            <FolderIcon />
            <span>{t("selectFolder")}</span>
          </FilePicker>
        )}
        <Button look="quiet" data-testid="write-note" onClick={onNote}>
          {t("writeNote")}
        </Button>
      </div>
      {rules.canSignUp && rules.limits.MAX_FILE_SIZE < rules.largestFileBytes && (
        <Button look="quiet" data-testid="account-prompt" onClick={onAccount}>
          {t("signInForSize", { size: format.sizeLimit(rules.largestFileBytes) })}
        </Button>
      )}
      {/* The explanation is about the links of uploads. */}
      {rules.kinds === undefined && (
        <Button look="quiet" data-testid="how-protected" onClick={() => setExplained(true)}>
          {t("howProtected")}
        </Button>
      )}
      {isExplained && (
        <CrashBoundary extent="part">
          <ProtectionDialog onClose={() => setExplained(false)} />
        </CrashBoundary>
      )}
    </div>
  );
}

/** A placeholder the size of the drop area. */
export function DropAreaOutline() {
  return (
    <div className={`${styles["empty"]} ${styles["outline"]}`} aria-hidden="true">
      <div className={picker["area"]}>
        <Skeleton />
      </div>
      <div className={picker["button"]} />
      <div className={picker["button"]} />
    </div>
  );
}
