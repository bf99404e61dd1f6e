import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../shared/transfer/transfer-rate.ts";
import { useLeaveWarning } from "../../shared/ui/use-leave-warning.ts";
import { useTitleProgress } from "../../shared/ui/use-title-progress.ts";
import { useWakeLock } from "../../shared/ui/use-wake-lock.ts";
import type { UploadDraft } from "./upload-draft.ts";
import { acceptsFiles, type UploadState } from "./upload-state.ts";

function ratioOf(state: UploadState): number | null {
  if (state.kind !== "uploading") return null;
  return state.progress === null ? 0 : transferRatio(state.progress.receivedBytes, state.progress.totalBytes);
}

/**
 * While an upload is running, shows its progress in the title of every page, and asks for confirmation before leaving.
 */
export function UploadGuard({ draft }: { draft: UploadDraft }) {
  const state = useReducerStore(draft.upload);
  useLeaveWarning(!acceptsFiles(state));
  useWakeLock(!acceptsFiles(state));
  useTitleProgress(ratioOf(state));
  return null;
}
