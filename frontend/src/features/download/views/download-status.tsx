import { useEffect } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../../shared/transfer/transfer-rate.ts";
import { Button, ButtonLink } from "../../../shared/ui/button.tsx";
import { CloseIcon } from "../../../shared/ui/icons.tsx";
import type { TabSign } from "../../../shared/ui/tab-icon.ts";
import { TransferStrip } from "../../../shared/ui/transfer-strip.tsx";
import { useOffline } from "../../../shared/ui/use-offline.ts";
import { useRunningTransfer } from "../../../shared/ui/use-running-transfer.ts";
import { useStallReason } from "../../../shared/ui/use-stall-reason.ts";
import { useTabProgress } from "../../../shared/ui/use-tab-progress.ts";
import { useWakeLock } from "../../../shared/ui/use-wake-lock.ts";
import type { DownloadSession } from "../session/download-session.ts";
import { countBytes, type DownloadState, isRunning } from "../session/download-state.ts";
import { receivedName } from "./safe-name-parts.ts";
import { useConnectionLost } from "./use-connection-lost.ts";

function toTabSign(state: DownloadState): TabSign | null {
  if (isRunning(state)) {
    const { doneBytes, totalBytes } = countBytes(state);
    return transferRatio(doneBytes, totalBytes);
  }
  // At least some files have been saved, or are ready to be shared.
  const hasSome = state.kind === "ready" && (state.note === "saved" || state.note === "fetched");
  return state.kind === "complete" || hasSome ? "done" : null;
}

/** Shows a running download's progress in the tab on every page, and asks for confirmation before leaving. */
export function DownloadGuard({ session }: { session: DownloadSession }) {
  const state = useReducerStore(session.store);
  const t = useText();
  const bytes = isRunning(state) ? countBytes(state) : null;
  const isOffline = useOffline();
  const isPaused = state.kind === "downloading" && (state.isPaused || isOffline);
  useEffect(() => session.setOffline(isOffline), [session, isOffline]);
  // Asks for confirmation before leaving only once bytes have arrived, because the navigation that starts the fetch
  // would itself trigger the confirmation.
  const isFetched = bytes !== null && bytes.doneBytes > 0 && !(state.kind === "downloading" && state.isReplayed);
  useRunningTransfer(isFetched, isPaused && isFetched);
  useWakeLock(bytes !== null && !isPaused);
  useTabProgress(toTabSign(state), isPaused ? t("uploadPaused") : undefined);
  return null;
}

/** A download's progress or outcome on other pages, with a link back to it. */
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
      {/* This link omits the key, to keep it out of the history: the page gets the key from the running download. */}
      {state.kind !== "complete" && <ButtonLink to={`/download/${session.link.id}`}>{t("showDownload")}</ButtonLink>}
      {running === null && (
        <Button look="quiet" shape="icon" aria-label={t("closeNotice")} onClick={onClose}>
          <CloseIcon />
        </Button>
      )}
    </TransferStrip>
  );
}
