import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { PauseButton } from "../../../shared/ui/pause-button.tsx";
import { ScreenTitle } from "../../../shared/ui/screen-title.tsx";
import { TransferProgress } from "../../../shared/ui/transfer-progress.tsx";
import { UploadName } from "../../../shared/ui/upload-name.tsx";
import { useOffline } from "../../../shared/ui/use-offline.ts";
import { useStallReason } from "../../../shared/ui/use-stall-reason.ts";
import { countBytes, type RunningDownload } from "../session/download-state.ts";
import styles from "./downloading-view.module.css";
import { receivedName } from "./safe-name-parts.ts";
import { useConnectionLost } from "./use-connection-lost.ts";

type DownloadingViewProps = {
  state: RunningDownload;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
};

/** Shows the progress of a download, or that it is paused. */
export function DownloadingView({ state, onPause, onCancel }: DownloadingViewProps) {
  const t = useText();
  const isOffline = useOffline();
  const name = receivedName(state);
  const { doneBytes, totalBytes } = countBytes(state);
  const isRunning = state.kind === "downloading";
  const isPaused = isRunning && state.isPaused;
  const waitsForSender = isRunning && !isPaused && state.progress?.isWaiting === true;
  const isLost = useConnectionLost(isRunning && !isPaused && !waitsForSender ? doneBytes : null);
  const isWaiting = isRunning && !isPaused && (isLost || isOffline || state.isUnreached === true);
  const stallReason = useStallReason(isWaiting);
  const title = t(isPaused || (isRunning && isOffline) ? "uploadPaused" : "downloading");

  function stepShown(): string | undefined {
    if (stallReason !== undefined) return t(stallReason);
    if (waitsForSender) return t("waitsForSender");
    return isRunning ? undefined : t("decrypting");
  }

  return (
    <Panel>
      <ScreenTitle title={title} />
      <div className={styles["name"]}>{name !== null && <UploadName {...name} />}</div>
      <TransferProgress
        direction="out"
        label={title}
        size={state.chosen?.bytes ?? state.preview.metadata.size}
        doneBytes={doneBytes}
        totalBytes={totalBytes}
        samples={isRunning ? state.samples : []}
        step={stepShown()}
        isWaiting={isWaiting || isPaused || waitsForSender}
      />
      {isRunning && state.isRestarted === true && <p role="status">{t("downloadBegunAnew")}</p>}
      <div className={styles["end"]}>
        {isRunning && doneBytes > 0 && <PauseButton isPaused={isPaused} onPause={onPause} testId="pause-download" />}
        <Button data-testid="cancel-download" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </Panel>
  );
}
