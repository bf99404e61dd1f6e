import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { TransferProgress } from "../../shared/ui/transfer-progress.tsx";
import { UploadName } from "../../shared/ui/upload-name.tsx";
import { bytesOf, type RunningDownload } from "./download-state.ts";
import styles from "./downloading-view.module.css";
import { receivedName } from "./safe-name-parts.ts";
import { useConnectionLost } from "./use-connection-lost.ts";

/** The file is being received and decrypted. */
export function DownloadingView({ state, onCancel }: { state: RunningDownload; onCancel: () => void }) {
  const t = useText();
  const name = receivedName(state);
  const { doneBytes, totalBytes } = bytesOf(state);
  const isWaiting = useConnectionLost(state.kind === "downloading" ? doneBytes : null);
  return (
    <Panel>
      <ScreenTitle title={t("downloading")} />
      <div className={styles["name"]}>{name !== null && <UploadName {...name} />}</div>
      <TransferProgress
        label={t("downloading")}
        size={state.chosen?.bytes ?? state.preview.metadata.size}
        doneBytes={doneBytes}
        totalBytes={totalBytes}
        samples={state.kind === "downloading" ? state.samples : []}
        step={isWaiting ? t("noAnswer") : state.kind === "decrypting" ? t("decrypting") : undefined}
        isWaiting={isWaiting}
      />
      <div>
        <Button data-testid="cancel-download" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </Panel>
  );
}
