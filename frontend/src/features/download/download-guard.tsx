import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../shared/transfer/transfer-rate.ts";
import { useLeaveWarning } from "../../shared/ui/use-leave-warning.ts";
import { useTitleProgress } from "../../shared/ui/use-title-progress.ts";
import { useWakeLock } from "../../shared/ui/use-wake-lock.ts";
import type { DownloadSession } from "./download-session.ts";
import { bytesOf, isRunning } from "./download-state.ts";

/** Stands by a download while it is under way, whatever page is shown: the title tells how far it is, leaving is asked about. */
export function DownloadGuard({ session }: { session: DownloadSession }) {
  const state = useReducerStore(session.store);
  const bytes = isRunning(state) ? bytesOf(state) : null;
  // Not before the browser has come for the file: to it, that is leaving the page.
  useLeaveWarning(bytes !== null && bytes.doneBytes > 0);
  useWakeLock(bytes !== null);
  useTitleProgress(bytes === null ? null : transferRatio(bytes.doneBytes, bytes.totalBytes));
  return null;
}
