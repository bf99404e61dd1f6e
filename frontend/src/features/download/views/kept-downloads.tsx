import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { useDownloadSessions } from "../session/download-keeper.tsx";
import { DownloadGuard, DownloadStrip } from "./lazy-parts.ts";

/** Guards running downloads, on every page. Loaded with the download page. */
export function DownloadGuards() {
  const { sessions } = useReducerStore(useDownloadSessions().store);
  return sessions.map((session) => (
    <DownloadGuard key={`${session.link.id} ${session.link.secretB64}`} session={session} />
  ));
}

/** The strips of all running and finished downloads whose page is not shown. */
export function DownloadStrips() {
  const downloads = useDownloadSessions();
  const { sessions, visited } = useReducerStore(downloads.store);
  const elsewhere = sessions.filter((session) => session !== visited);
  return (
    <CrashBoundary extent="part">
      {elsewhere.map((session) => (
        <DownloadStrip
          key={`${session.link.id} ${session.link.secretB64}`}
          session={session}
          onClose={() => downloads.drop(session)}
        />
      ))}
    </CrashBoundary>
  );
}
