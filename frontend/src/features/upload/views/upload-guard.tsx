import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../../shared/transfer/transfer-rate.ts";
import type { TabSign } from "../../../shared/ui/tab-icon.ts";
import { useLeaveWarning } from "../../../shared/ui/use-leave-warning.ts";
import { useOffline } from "../../../shared/ui/use-offline.ts";
import { usePausedTransfer } from "../../../shared/ui/use-paused-transfer.ts";
import { useTabProgress } from "../../../shared/ui/use-tab-progress.ts";
import { useWakeLock } from "../../../shared/ui/use-wake-lock.ts";
import type { UploadDraft } from "../run/upload-draft.ts";
import { acceptsFiles, type UploadState } from "../run/upload-state.ts";

function toTabSign(state: UploadState): TabSign | null {
  if (state.kind === "finished") return "done";
  if (state.kind !== "uploading") return null;
  return state.progress === null ? 0 : transferRatio(state.progress.receivedBytes, state.progress.totalBytes);
}

/** Guards an upload that runs or waits, on every page: the tab shows the progress, and leaving needs confirmation. */
export function UploadGuard({ draft }: { draft: UploadDraft }) {
  const t = useText();
  const state = useReducerStore(draft.upload);
  const isOffline = useOffline();
  const isPaused = state.kind === "uploading" && (state.isPaused || isOffline);
  usePausedTransfer(isPaused);
  useLeaveWarning(!acceptsFiles(state));
  useWakeLock(!acceptsFiles(state) && !isPaused);
  useTabProgress(toTabSign(state), isPaused ? t("uploadPaused") : undefined);
  return null;
}
