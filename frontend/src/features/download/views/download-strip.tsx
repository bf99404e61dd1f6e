import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../../shared/transfer/transfer-rate.ts";
import { Button, ButtonLink } from "../../../shared/ui/button.tsx";
import { CloseIcon } from "../../../shared/ui/icons.tsx";
import { TransferStrip } from "../../../shared/ui/transfer-strip.tsx";
import { useOffline } from "../../../shared/ui/use-offline.ts";
import { useStallReason } from "../../../shared/ui/use-stall-reason.ts";
import type { DownloadSession } from "../session/download-session.ts";
import { countBytes, isRunning } from "../session/download-state.ts";
import { receivedName } from "./safe-name-parts.ts";
import { useConnectionLost } from "./use-connection-lost.ts";

/** The progress or outcome of a download while another page is shown, with a link back to it. */
export function DownloadStrip({ session, onClose }: { session: DownloadSession; onClose: () => void }) {
  const t = useText();
  const state = useReducerStore(session.store);
  const running = isRunning(state) ? countBytes(state) : null;
  const isPaused = state.kind === "downloading" && state.isPaused;
  const isOffline = useOffline();
  const isUnreached = state.kind === "downloading" && state.isUnreached === true;
  const isLost = useConnectionLost(state.kind === "downloading" && !isPaused ? countBytes(state).doneBytes : null);
  const stallReason = useStallReason(running !== null && !isPaused && (isLost || isOffline || isUnreached));

  function outcome(): string | undefined {
    if (isPaused) return t("uploadPaused");
    if (running !== null) return stallReason && t(stallReason);
    return t(state.kind === "complete" ? "downloadFinished" : "downloadStopped");
  }

  if (state.kind === "initialized") return null;
  return (
    <TransferStrip
      testId="download-strip"
      name={receivedName(state)}
      label={t(isPaused || (running !== null && isOffline) ? "uploadPaused" : "downloading")}
      ratio={running === null ? null : transferRatio(running.doneBytes, running.totalBytes)}
      outcome={outcome()}
    >
      {/* Links without the key, so that no further history entry contains it: the page gets it from the running download. */}
      {state.kind !== "complete" && <ButtonLink to={`/download/${session.link.id}`}>{t("showDownload")}</ButtonLink>}
      {running === null && (
        <Button look="quiet" shape="icon" aria-label={t("closeNotice")} onClick={onClose}>
          <CloseIcon />
        </Button>
      )}
    </TransferStrip>
  );
}
