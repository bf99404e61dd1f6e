import { createContext, type ReactNode, useContext, useState } from "react";
import { createDownloadSessions, type DownloadSessions } from "./download-sessions.ts";

const DownloadSessionsContext = createContext<DownloadSessions | null>(null);

/** Provides downloads above the routes, so they continue when another page is shown. */
export function DownloadKeeper({ children }: { children: ReactNode }) {
  const [downloads] = useState(createDownloadSessions);
  return <DownloadSessionsContext value={downloads}>{children}</DownloadSessionsContext>;
}

export function useDownloadSessions(): DownloadSessions {
  const downloads = useContext(DownloadSessionsContext);
  if (downloads === null) throw new Error("DownloadKeeper is missing");
  return downloads;
}
