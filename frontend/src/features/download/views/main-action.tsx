import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { isNote } from "../../../shared/uploads/is-note.ts";
import type { ChosenFiles, DownloadStateOf } from "../session/download-state.ts";
import { DownloadButton } from "./download-button.tsx";
import styles from "./files-view.module.css";
import { LargeFileChoice } from "./large-file-choice.tsx";

type MainActionProps = {
  state: DownloadStateOf<"ready">;
  /** Several files, of which some can be chosen. */
  isSet: boolean;
  /** `null`: all. */
  chosen: ChosenFiles | null;
  shareLink: string;
  onCopy: () => void;
  onDownload: (chosen?: ChosenFiles | null, mayUseMemory?: boolean) => void;
  onShowNote: () => void;
};

function areSame({ indexes: some }: ChosenFiles, others: ChosenFiles | null): boolean {
  return others?.indexes.length === some.length && some.every((index) => others.indexes.includes(index));
}

/** Shows the note, or downloads the chosen files. */
export function MainAction({ state, isSet, chosen, shareLink, onCopy, onDownload, onShowNote }: MainActionProps) {
  const t = useText();
  const { preview, note, largePart } = state;
  if (isNote(preview.metadata)) {
    return (
      <Button look="primary" shape="wide" data-shortcut="d" data-testid="show-note" onClick={onShowNote}>
        {t("showNote")}
      </Button>
    );
  }
  const large = { note, shareLink, onCopy };
  if (largePart !== undefined && areSame(largePart, chosen)) {
    return <LargeFileChoice {...large} onDownload={() => onDownload(largePart, true)} />;
  }
  if (chosen !== null) {
    return (
      <div className={styles["main"]}>
        <DownloadButton
          testId="download-selected"
          label={t("downloadSelected", { count: chosen.indexes.length })}
          onDownload={() => onDownload(chosen)}
        />
      </div>
    );
  }
  if (preview.needsMemory) return <LargeFileChoice {...large} onDownload={() => onDownload(null, true)} />;
  return (
    <div className={styles["main"]}>
      <DownloadButton label={t(isSet ? "downloadAll" : "download")} onDownload={() => onDownload()} />
    </div>
  );
}
