import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { safeFileName } from "../../shared/saving/safe-file-name.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../shared/transfer/transfer-rate.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { FileName } from "../../shared/ui/file-name.tsx";
import { CloseIcon } from "../../shared/ui/icons.tsx";
import { ProgressBar } from "../../shared/ui/progress-bar.tsx";
import type { DownloadSession } from "./download-session.ts";
import { bytesOf, isRunning } from "./download-state.ts";
import styles from "./download-strip.module.css";

/** Progress or outcome of a download while another page is shown, with a link back to it. */
export function DownloadStrip({ session, onClose }: { session: DownloadSession; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const state = useReducerStore(session.store);
  if (state.kind === "initialized") return null;
  const running = isRunning(state) ? bytesOf(state) : null;
  const ratio = running === null ? null : transferRatio(running.doneBytes, running.totalBytes);
  return (
    <div className={styles["strip"]} data-testid="download-strip">
      <div className={styles["what"]}>
        {"preview" in state && <FileName name={safeFileName(state.preview.metadata.name)} />}
        {ratio !== null && (
          <p>
            {t("progressTold", { label: t("downloading"), percent: format.percent(Math.floor(ratio * 100) / 100) })}
          </p>
        )}
        <p role="status">
          {state.kind === "complete" && t("downloadFinishedLead")}
          {ratio === null && state.kind !== "complete" && t("downloadStopped")}
        </p>
        {ratio !== null && <ProgressBar ratio={ratio} label={t("downloading")} />}
      </div>
      {/* Without the key, which must not enter the history again: the page finds the running download by its id. */}
      {state.kind !== "complete" && <ButtonLink to={`/download/${session.link.id}`}>{t("showDownload")}</ButtonLink>}
      {ratio === null && (
        <Button look="quiet" shape="icon" aria-label={t("closeNotice")} onClick={onClose}>
          <CloseIcon />
        </Button>
      )}
    </div>
  );
}
