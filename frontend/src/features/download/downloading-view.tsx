import { useText } from "../../shared/l10n/use-text.ts";
import { safeFileName } from "../../shared/saving/safe-file-name.ts";
import { Button } from "../../shared/ui/button.tsx";
import { FileName } from "../../shared/ui/file-name.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { TransferProgress } from "../../shared/ui/transfer-progress.tsx";
import { bytesOf, type RunningDownload } from "./download-state.ts";
import styles from "./downloading-view.module.css";

/** The file is being received and decrypted. */
export function DownloadingView({ state, onCancel }: { state: RunningDownload; onCancel: () => void }) {
  const t = useText();
  const { metadata } = state.preview;
  const { doneBytes, totalBytes } = bytesOf(state);
  return (
    <Panel>
      <ScreenTitle title={t("downloading")} />
      <div className={styles["name"]}>
        <FileName name={safeFileName(metadata.name)} />
      </div>
      <TransferProgress
        label={t("downloading")}
        size={metadata.size}
        doneBytes={doneBytes}
        totalBytes={totalBytes}
        samples={state.kind === "downloading" ? state.samples : []}
        step={state.kind === "decrypting" ? t("decrypting") : undefined}
      />
      <div>
        <Button data-testid="cancel-download" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </Panel>
  );
}
