import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../shared/transfer/transfer-rate.ts";
import { useLeaveWarning } from "../../shared/ui/use-leave-warning.ts";
import { useTitleProgress } from "../../shared/ui/use-title-progress.ts";
import { useWakeLock } from "../../shared/ui/use-wake-lock.ts";
import type { DownloadSession } from "./download-session.ts";
import { bytesOf, isRunning } from "./download-state.ts";

/**
 * While a download is running, shows its progress in the title of every page, and asks for confirmation before leaving.
 */
export function DownloadGuard({ session }: { session: DownloadSession }) {
  const state = useReducerStore(session.store);
  const bytes = isRunning(state) ? bytesOf(state) : null;
  // Active only once the browser fetches the file: that navigation would itself trigger the confirmation.
  useLeaveWarning(bytes !== null && bytes.doneBytes > 0);
  useWakeLock(bytes !== null);
  useTitleProgress(bytes === null ? null : transferRatio(bytes.doneBytes, bytes.totalBytes));
  return null;
}
