import { createContext, type ReactNode, useContext, useState } from "react";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { DownloadGuard } from "./download-guard.tsx";
import { createKeptDownloads, type KeptDownloads } from "./kept-downloads.ts";

const KeptDownloadsContext = createContext<KeptDownloads | null>(null);

/** Provides downloads above the routes, so they continue when another page is shown. */
export function DownloadKeeper({ children }: { children: ReactNode }) {
  const [downloads] = useState(createKeptDownloads);
  const { sessions } = useReducerStore(downloads.store);
  return (
    <KeptDownloadsContext value={downloads}>
      {sessions.map((session) => (
        <DownloadGuard key={`${session.link.id} ${session.link.secretB64}`} session={session} />
      ))}
      {children}
    </KeptDownloadsContext>
  );
}

export function useKeptDownloads(): KeptDownloads {
  const downloads = useContext(KeptDownloadsContext);
  if (downloads === null) throw new Error("DownloadKeeper is missing");
  return downloads;
}
