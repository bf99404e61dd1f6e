import { uidOf } from "../../../shared/account/account-state.ts";
import { createReducerStore } from "../../../shared/state/reducer-store.ts";
import type { ArchiveRules } from "../archive/archive-rules.ts";
import { UploadDraft } from "./upload-draft.ts";
import type { UploadDeps } from "./upload-run.ts";
import type { UploadState } from "./upload-state.ts";

/** The page's uploads: the one shown, and those running, queued or set aside. */
export type QueueState = {
  drafts: readonly UploadDraft[];
  shown: UploadDraft;
  /** Number of running or queued uploads. */
  underWay: number;
  /** Finished uploads whose links are still to be offered in a dialog, one after the other. */
  offered: readonly UploadDraft[];
};

type QueueAction = Partial<Pick<QueueState, "drafts" | "shown">>;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

type UploadListener = (state: UploadState, before: UploadState) => void;

/** Stage of a draft: the kind of its state or, once finished, the state of its link dialog. */
function stageOf({ upload }: UploadDraft) {
  const state = upload.getState();
  return state.kind === "finished" ? state.dialog : state.kind;
}

/** Whether a draft can be dropped: it is empty and, if sent, its link has been offered. */
function isOver(draft: UploadDraft): boolean {
  const { files, noteText } = draft.archive.getState();
  return ["idle", "closed"].includes(stageOf(draft)) && files.length === 0 && noteText === null;
}

function tidy({ drafts, shown }: Pick<QueueState, "drafts" | "shown">): QueueState {
  const kept = drafts.filter((draft) => draft === shown || !isOver(draft));
  const at = (...stages: string[]) => kept.filter((draft) => stages.includes(stageOf(draft)));
  return {
    drafts: kept,
    shown,
    underWay: at("waiting", "uploading", "protecting").length,
    offered: at("due", "open"),
  };
}

/** [Note: Upload queue] Each upload has its own draft. Drafts are sent one after the other. */
export function createUploadQueue(deps: UploadDeps, firstRules: ArchiveRules) {
  const listeners = new Set<UploadListener>();
  let rules = firstRules;
  let nextKey = 0;

  function createDraft(): UploadDraft {
    const draft = new UploadDraft(deps, rules, { key: nextKey, countAhead: () => store.getState().underWay });
    nextKey += 1;
    draft.upload.subscribe((state, before) => {
      if (state.kind !== "uploading" || before.kind !== "uploading") store.dispatch({});
      for (const listener of listeners) listener(state, before);
    });
    return draft;
  }

  const first = createDraft();
  const store = createReducerStore<QueueState, QueueAction>(
    (state, change) => tidy({ ...state, ...change }),
    tidy({ drafts: [first], shown: first }),
  );

  /** Drops all uploads when the user changes, because the next user must not see them. */
  function dismissAll(): void {
    const { drafts, shown } = store.getState();
    if (drafts.length === 1 && isOver(shown)) {
      shown.upload.dispatch({ type: "stopped" });
      return;
    }
    const fresh = createDraft();
    store.dispatch({ drafts: [fresh], shown: fresh });
    for (const draft of drafts) draft.dismiss();
  }

  let lastUid = uidOf(deps.account.getState());
  deps.account.subscribe((state) => {
    const uid = uidOf(state);
    // After a forced sign-out, the same user may sign in again, so running uploads continue.
    const isOver = state.kind === "signedOut" && state.by === "button";
    if (lastUid !== null && (isOver || (uid !== null && uid !== lastUid))) dismissAll();
    if (isOver || uid !== null) lastUid = uid;
  });

  return {
    store,
    changeRules(next: ArchiveRules): void {
      rules = next;
      for (const draft of store.getState().drafts) draft.rules.dispatch(next);
    },
    /** Shows an unsent draft, or a new one. */
    prepareNext(): void {
      const { drafts, shown } = store.getState();
      const next = drafts.find((draft) => draft !== shown && stageOf(draft) === "idle") ?? createDraft();
      store.dispatch({ drafts: drafts.includes(next) ? drafts : [...drafts, next], shown: next });
    },
    show(draft: UploadDraft): void {
      if (store.getState().drafts.includes(draft)) store.dispatch({ shown: draft });
    },
    /** Calls the listener on every change to an upload. @returns a function that unsubscribes */
    watch(listener: UploadListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
