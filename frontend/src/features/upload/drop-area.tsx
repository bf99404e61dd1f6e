import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { FolderIcon, PlusIcon } from "../../shared/ui/icons.tsx";
import { OpenLetter } from "../../shared/ui/illustrations.tsx";
import type { ArchiveRules, ChosenFile } from "./archive.ts";
import styles from "./drop-area.module.css";
import { canPickFolders, FilePicker } from "./file-picker.tsx";

type DropAreaProps = {
  rules: Pick<ArchiveRules, "limits" | "largestFileBytes" | "canSignUp">;
  onFiles: (files: ChosenFile[]) => void;
  onAccount: () => void;
};

/** Shown while no file is chosen. Offers people without an account its larger limit. */
export function DropArea({ rules, onFiles, onAccount }: DropAreaProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles["empty"]}>
      <FilePicker look="area" onFiles={onFiles}>
        <OpenLetter />
        <span className={styles["title"]}>{t("dropFiles")}</span>
        <span className={styles["hint"]}>{t("orSelectFiles", { size: format.size(rules.limits.MAX_FILE_SIZE) })}</span>
        <span className={styles["choose"]}>
          <PlusIcon />
          {t("selectFiles")}
        </span>
      </FilePicker>
      {canPickFolders() && (
        <FilePicker look="button" takes="folder" onFiles={onFiles}>
          <FolderIcon />
          {t("selectFolder")}
        </FilePicker>
      )}
      {rules.canSignUp && rules.limits.MAX_FILE_SIZE < rules.largestFileBytes && (
        <Button look="quiet" data-testid="account-prompt" onClick={onAccount}>
          {t("signInForSize", { size: format.size(rules.largestFileBytes) })}
        </Button>
      )}
    </div>
  );
}
