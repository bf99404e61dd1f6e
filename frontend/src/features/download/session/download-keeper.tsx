import { createContext, type ReactNode, useContext, useState } from "react";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { DownloadGuard } from "../views/lazy-parts.ts";
import { createDownloadSessions, type DownloadSessions } from "./download-sessions.ts";

const DownloadSessionsContext = createContext<DownloadSessions | null>(null);

/** Provides downloads above the routes, so they continue when another page is shown. */
export function DownloadKeeper({ children }: { children: ReactNode }) {
  const [downloads] = useState(createDownloadSessions);
  return <DownloadSessionsContext value={downloads}>{children}</DownloadSessionsContext>;
}

/** Guards running downloads, on every page. Loaded with the download page. */
export function DownloadGuards() {
  const { sessions } = useReducerStore(useDownloadSessions().store);
  return sessions.map((session) => (
    <DownloadGuard key={`${session.link.id} ${session.link.secretB64}`} session={session} />
  ));
}

export function useDownloadSessions(): DownloadSessions {
  const downloads = useContext(DownloadSessionsContext);
  if (downloads === null) throw new Error("DownloadKeeper is missing");
  return downloads;
}
