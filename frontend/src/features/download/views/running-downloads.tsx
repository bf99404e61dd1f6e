import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../../../shared/chunks/lazy-part.tsx";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { useDownloadSessions } from "../session/download-keeper.tsx";

const loadStatus = () => import("./download-status.tsx");
const DownloadGuard = lazyPart("download-status", loadStatus, "DownloadGuard");
export const DownloadStrip = lazyPart("download-status", loadStatus, "DownloadStrip");
export const WrongKeyPanel = lazyPart("key-panel", () => import("./key-panel.tsx"), "WrongKeyPanel");

/** Preloads the components that a download shows on other pages. */
export async function preloadParts(): Promise<void> {
  await Promise.all([DownloadGuard, DownloadStrip, WrongKeyPanel].map(({ preload }) => preload()));
}

/** Guards running downloads on every page. Loaded with the download page. */
export function DownloadGuards() {
  const { sessions } = useReducerStore(useDownloadSessions().store);
  return sessions.map((session) => (
    <DownloadGuard key={`${session.link.id} ${session.link.secretB64}`} session={session} />
  ));
}

/** The strips of all running and finished downloads on other pages. */
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
