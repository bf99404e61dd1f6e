import { createContext, type ReactNode, Suspense, useContext, useState } from "react";
import { lazyPart } from "../../shared/chunks/lazy-part.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { createDownloadSessions, type DownloadSessions } from "./download-sessions.ts";

/** Loaded with the first download. */
const DownloadGuard = lazyPart("download-guard", async () => (await import("./download-guard.tsx")).DownloadGuard);

const DownloadSessionsContext = createContext<DownloadSessions | null>(null);

/** Provides downloads above the routes, so they continue when another page is shown. */
export function DownloadKeeper({ children }: { children: ReactNode }) {
  const [downloads] = useState(createDownloadSessions);
  const { sessions } = useReducerStore(downloads.store);
  return (
    <DownloadSessionsContext value={downloads}>
      <Suspense>
        {sessions.map((session) => (
          <DownloadGuard key={`${session.link.id} ${session.link.secretB64}`} session={session} />
        ))}
      </Suspense>
      {children}
    </DownloadSessionsContext>
  );
}

export function useDownloadSessions(): DownloadSessions {
  const downloads = useContext(DownloadSessionsContext);
  if (downloads === null) throw new Error("DownloadKeeper is missing");
  return downloads;
}
