import { useEffect } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../../shared/transfer/transfer-rate.ts";
import type { TabSign } from "../../../shared/ui/tab-icon.ts";
import { useLeaveWarning } from "../../../shared/ui/use-leave-warning.ts";
import { useOffline } from "../../../shared/ui/use-offline.ts";
import { usePausedTransfer } from "../../../shared/ui/use-paused-transfer.ts";
import { useTabProgress } from "../../../shared/ui/use-tab-progress.ts";
import { useWakeLock } from "../../../shared/ui/use-wake-lock.ts";
import type { DownloadSession } from "../session/download-session.ts";
import { countBytes, type DownloadState, isRunning } from "../session/download-state.ts";

function toTabSign(state: DownloadState): TabSign | null {
  if (isRunning(state)) {
    const { doneBytes, totalBytes } = countBytes(state);
    return transferRatio(doneBytes, totalBytes);
  }
  // Some files are saved, or wait to be shared.
  const hasSome = state.kind === "ready" && (state.note === "saved" || state.note === "fetched");
  return state.kind === "complete" || hasSome ? "done" : null;
}

/**
 * While a download is running, shows its progress in the tab on every page, and asks for confirmation before leaving.
 */
export function DownloadGuard({ session }: { session: DownloadSession }) {
  const state = useReducerStore(session.store);
  const t = useText();
  const bytes = isRunning(state) ? countBytes(state) : null;
  const isOffline = useOffline();
  const isPaused = state.kind === "downloading" && (state.isPaused || isOffline);
  useEffect(() => session.setOffline(isOffline), [session, isOffline]);
  // Active only once the browser fetches the file: that navigation would itself trigger the confirmation.
  const isFetched = bytes !== null && bytes.doneBytes > 0 && !(state.kind === "downloading" && state.isReplayed);
  useLeaveWarning(isFetched);
  usePausedTransfer(isPaused && isFetched);
  useWakeLock(bytes !== null && !isPaused);
  useTabProgress(toTabSign(state), isPaused ? t("uploadPaused") : undefined);
  return null;
}
