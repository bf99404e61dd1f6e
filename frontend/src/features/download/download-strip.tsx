import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../shared/transfer/transfer-rate.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { CloseIcon } from "../../shared/ui/icons.tsx";
import { TransferStrip } from "../../shared/ui/transfer-strip.tsx";
import type { DownloadSession } from "./download-session.ts";
import { bytesOf, isRunning } from "./download-state.ts";
import { safeNameParts } from "./safe-name-parts.ts";
import { useConnectionLost } from "./use-connection-lost.ts";

/** A download that continues, or has ended, while another page is shown: how far it is, and the way back to it. */
export function DownloadStrip({ session, onClose }: { session: DownloadSession; onClose: () => void }) {
  const t = useText();
  const state = useReducerStore(session.store);
  const running = isRunning(state) ? bytesOf(state) : null;
  const isWaiting = useConnectionLost(state.kind === "downloading" ? bytesOf(state).doneBytes : null);

  function outcome(): string | undefined {
    if (running !== null) return isWaiting ? t("noAnswer") : undefined;
    return t(state.kind === "complete" ? "downloadFinished" : "downloadStopped");
  }

  if (state.kind === "initialized") return null;
  return (
    <TransferStrip
      testId="download-strip"
      name={"preview" in state ? safeNameParts(state.preview.metadata) : null}
      label={t("downloading")}
      ratio={running === null ? null : transferRatio(running.doneBytes, running.totalBytes)}
      outcome={outcome()}
    >
      {/* Without its key, which is not to stand in the history once more: the page finds it by the download itself. */}
      {state.kind !== "complete" && <ButtonLink to={`/download/${session.link.id}`}>{t("showDownload")}</ButtonLink>}
      {running === null && (
        <Button look="quiet" shape="icon" aria-label={t("closeNotice")} onClick={onClose}>
          <CloseIcon />
        </Button>
      )}
    </TransferStrip>
  );
}
