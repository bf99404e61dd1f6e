import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { CopyText } from "../../shared/ui/copy-text.tsx";
import styles from "./request.module.css";

type LargeFileChoiceProps = {
  /** The owner's link, which opens the inbox in another browser. */
  address: string;
  onSave: () => void;
};

/** Asks before a large file is saved from memory. */
export function LargeFileChoice({ address, onSave }: LargeFileChoiceProps) {
  const t = useText();
  return (
    <div className={styles["card"]} data-testid="large-file-warning">
      <p role="alert">{t("noStreamsWarning")}</p>
      <div className="controls">
        <CopyText
          text={address}
          label={t("noStreams-copyLink")}
          data-testid="copy-for-another-browser"
          byHand={<p role="alert">{t("textCopyRefused")}</p>}
        />
        <Button data-testid="save-from-memory" onClick={onSave}>
          {t("noStreams-download")}
        </Button>
      </div>
    </div>
  );
}
