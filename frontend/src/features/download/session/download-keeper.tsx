import type { UploadId } from "@envoi/protocol";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createReducerStore } from "../../../shared/state/reducer-store.ts";
import type { DownloadSession } from "./download-session.ts";
import { isRunning } from "./download-state.ts";

const DownloadSessionsContext = createContext<DownloadSessions | null>(null);

/** Provides downloads above the routes, so they continue on other pages. */
export function DownloadKeeper({ children }: { children: ReactNode }) {
  const [downloads] = useState(createDownloadSessions);
  return <DownloadSessionsContext value={downloads}>{children}</DownloadSessionsContext>;
}

export function useDownloadSessions(): DownloadSessions {
  const downloads = useContext(DownloadSessionsContext);
  if (downloads === null) throw new Error("DownloadKeeper is missing");
  return downloads;
}

/** The sessions that continue after the user leaves their page, and the session that is on screen. */
type KeptSessions = { sessions: readonly DownloadSession[]; visited: DownloadSession | null };

type KeptAction = { type: "visited" | "left" | "dropped"; session: DownloadSession };

function reduceKept({ sessions, visited }: KeptSessions, { type, session }: KeptAction): KeptSessions {
  const others = sessions.filter((kept) => kept !== session);
  switch (type) {
    case "visited":
      return { sessions: [...others, session], visited: session };
    case "left":
      return { sessions, visited: visited === session ? null : visited };
    case "dropped":
      return { sessions: others, visited };
  }
}

type DownloadSessions = ReturnType<typeof createDownloadSessions>;

/** Keeps downloads running while other pages are shown, and restores them when the recipient returns. */
export function createDownloadSessions() {
  const store = createReducerStore<KeptSessions, KeptAction>(reduceKept, { sessions: [], visited: null });

  function drop(session: DownloadSession): void {
    session.close();
    store.dispatch({ type: "dropped", session });
  }

  return {
    store,
    /** Finds an upload's session. Without a key, any key matches. */
    find(id: UploadId, secretB64?: string): DownloadSession | null {
      const { sessions } = store.getState();
      const isIt = ({ link }: DownloadSession) => link.id === id && (secretB64 ?? link.secretB64) === link.secretB64;
      return sessions.find(isIt) ?? null;
    },
    /** Called when the session's page appears. Starts the session if necessary. */
    visit(session: DownloadSession): void {
      store.dispatch({ type: "visited", session });
      if (session.store.getState().kind === "initialized") void session.getMetadata();
    },
    /**
     * Called when the recipient leaves the session's page. A running download continues, a failed one can be retried,
     * and any other is closed.
     */
    leave(session: DownloadSession): void {
      store.dispatch({ type: "left", session });
      const state = session.store.getState();
      if (isRunning(state)) return;
      if (state.kind === "left" && state.to === "/error") session.close();
      else drop(session);
    },
    drop,
  };
}
