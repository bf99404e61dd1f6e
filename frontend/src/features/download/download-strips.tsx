import { Suspense } from "react";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { useKeptDownloads } from "./download-keeper.tsx";
import { DownloadStrip } from "./lazy-download-strip.ts";

/** Downloads that continue, or have ended, while another page is shown. */
export function DownloadStrips() {
  const downloads = useKeptDownloads();
  const { sessions, visited } = useReducerStore(downloads.store);
  const elsewhere = sessions.filter((session) => session !== visited);
  return (
    <Suspense fallback={null}>
      {elsewhere.map((session) => (
        <DownloadStrip
          key={`${session.link.id} ${session.link.secretB64}`}
          session={session}
          onClose={() => downloads.drop(session)}
        />
      ))}
    </Suspense>
  );
}
