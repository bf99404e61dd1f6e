import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { useDownloadSessions } from "../session/download-keeper.tsx";
import { DownloadStrip } from "./lazy-parts.ts";

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
