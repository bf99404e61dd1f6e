import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { PlusIcon } from "../../shared/ui/icons/plus-icon.tsx";
import { OpenLetter } from "../../shared/ui/illustrations/open-letter.tsx";
import type { ChosenFile } from "./archive.ts";
import styles from "./drop-area.module.css";
import { FilePicker } from "./file-picker.tsx";

/** Nothing is chosen yet. */
export function DropArea({ maxBytes, onFiles }: { maxBytes: number; onFiles: (files: ChosenFile[]) => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <FilePicker look="area" onFiles={onFiles}>
      <OpenLetter />
      <span className={styles["title"]}>{t("dropFiles")}</span>
      <span className={styles["hint"]}>{t("orSelectFiles", { size: format.size(maxBytes) })}</span>
      <span className={styles["choose"]}>
        <PlusIcon />
        {t("selectFiles")}
      </span>
    </FilePicker>
  );
}
