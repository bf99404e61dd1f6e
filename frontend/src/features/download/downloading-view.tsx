import { useText } from "../../shared/l10n/use-text.ts";
import { safeFileName } from "../../shared/safe-file-name.ts";
import { transferRatio } from "../../shared/transfer/transfer-rate.ts";
import { Button } from "../../shared/ui/button.tsx";
import { FileName } from "../../shared/ui/file-name.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { TransferProgress } from "../../shared/ui/transfer-progress.tsx";
import { useLeaveWarning } from "../../shared/ui/use-leave-warning.ts";
import { useTitleProgress } from "../../shared/ui/use-title-progress.ts";
import { useWakeLock } from "../../shared/ui/use-wake-lock.ts";
import type { DownloadState } from "./download-state.ts";
import styles from "./downloading-view.module.css";

type DownloadingViewProps = {
  state: Extract<DownloadState, { kind: "downloading" | "decrypting" }>;
  onCancel: () => void;
};

/** The bytes are on their way and are decrypted as they come. */
export function DownloadingView({ state, onCancel }: DownloadingViewProps) {
  const t = useText();
  const { metadata } = state.preview;
  const totalBytes = state.kind === "decrypting" ? state.totalBytes : (state.progress?.totalBytes ?? 0);
  const doneBytes = state.kind === "decrypting" ? state.totalBytes : (state.progress?.receivedBytes ?? 0);
  // Not before the browser has come for the file: to it, that is leaving the page.
  useLeaveWarning(doneBytes > 0);
  useWakeLock(true);
  useTitleProgress(transferRatio(doneBytes, totalBytes));
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
