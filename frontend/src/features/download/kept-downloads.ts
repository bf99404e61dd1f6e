import type { UploadId } from "@envoi/protocol";
import { createReducerStore, type ReducerStore } from "../../shared/state/reducer-store.ts";
import type { DownloadSession } from "./download-session.ts";
import { isRunning } from "./download-state.ts";

/** The downloads that are kept, and which of them is looked at. */
type Kept = { sessions: readonly DownloadSession[]; visited: DownloadSession | null };

type KeptAction =
  | { type: "visited"; session: DownloadSession }
  | { type: "left"; session: DownloadSession }
  | { type: "dropped"; session: DownloadSession };

function reduceKept({ sessions, visited }: Kept, { type, session }: KeptAction): Kept {
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

/** Downloads go on while other pages are read, and whoever comes back finds them. */
export type KeptDownloads = {
  store: ReducerStore<Kept, KeptAction>;
  /** The one of this upload. Its page may have been opened without the key: then any key is good. */
  find: (id: UploadId, secretB64?: string) => DownloadSession | null;
  /** Its page is looked at. Begins what has not begun. */
  visit: (session: DownloadSession) => void;
  /** Its page is left. What runs goes on, what broke can be tried again, the rest is over. */
  leave: (session: DownloadSession) => void;
  /** Nobody wants to know of it any more. */
  drop: (session: DownloadSession) => void;
};

export function createKeptDownloads(): KeptDownloads {
  const store = createReducerStore<Kept, KeptAction>(reduceKept, { sessions: [], visited: null });

  function drop(session: DownloadSession): void {
    session.close();
    store.dispatch({ type: "dropped", session });
  }

  return {
    store,
    find(id, secretB64) {
      const { sessions } = store.getState();
      const isIt = ({ link }: DownloadSession) => link.id === id && (secretB64 ?? link.secretB64) === link.secretB64;
      return sessions.find(isIt) ?? null;
    },
    visit(session) {
      store.dispatch({ type: "visited", session });
      if (session.store.getState().kind === "initialized") void session.getMetadata();
    },
    leave(session) {
      store.dispatch({ type: "left", session });
      const state = session.store.getState();
      if (isRunning(state)) return;
      if (state.kind === "left" && state.to === "/error") session.close();
      else drop(session);
    },
    drop,
  };
}
