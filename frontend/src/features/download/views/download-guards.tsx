import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { useDownloadSessions } from "../session/download-keeper.tsx";
import { DownloadGuard } from "./lazy-parts.ts";

/** Guards running downloads, on every page. Loaded with the download page. */
export function DownloadGuards() {
  const { sessions } = useReducerStore(useDownloadSessions().store);
  return sessions.map((session) => (
    <DownloadGuard key={`${session.link.id} ${session.link.secretB64}`} session={session} />
  ));
}
