import { uidOf } from "../../../shared/account/account-state.ts";
import { anySignal } from "../../../shared/any-signal.ts";
import { loadChunk } from "../../../shared/chunks/load-chunk.ts";
import { keepLoading } from "../../../shared/chunks/retry-missing.ts";
import type { Environment } from "../../../shared/environment.tsx";
import { createReducerStore, type ReducerStore } from "../../../shared/state/reducer-store.ts";
import type { UnfinishedEntry } from "../../../shared/unfinished/unfinished.ts";
import {
  type AddAction,
  type Archive,
  type ArchiveAction,
  type ChosenFile,
  emptyArchive,
  lacksPassword,
  type RestoredArchive,
  toFingerprint,
} from "../archive/archive.ts";
import { type ArchiveRules, rememberChoices, withLastChoices } from "../archive/archive-rules.ts";
import { loadCollecting } from "../archive/collect-items.ts";
import { findRefusal, reduceArchive } from "../archive/reduce-archive.ts";
import type { UploadFailureCode } from "./send-archive.ts";
import type { UploadDeps, UploadRun } from "./upload-run.ts";
import { acceptsFiles, reduceUpload, type UploadAction, type UploadState } from "./upload-state.ts";

/** How long to try to load what sends an upload, as long as to reach the server. */
const LOAD_PATIENCE_MS = 60_000;

/** `cancelled`: also if the upload did not start. */
type UploadOutcome =
  | { kind: "done" }
  | { kind: "cancelled" }
  /** `retryAfterSeconds`: the wait that the server requested. */
  | { kind: "failed"; code: UploadFailureCode; retryAfterSeconds?: number };

/** An Archive and its upload; `[Note: Upload queue]`. Lives as long as the page, on any route. */
export type UploadDraft = {
  /** Unique on the page; 0 is the first. */
  key: number;
  rules: ReducerStore<ArchiveRules, ArchiveRules>;
  archive: ReducerStore<Archive, ArchiveAction>;
  upload: ReducerStore<UploadState, UploadAction>;
  /** Adds files or a note, after a finished upload to the next Archive. Ignored during an upload. */
  add: (action: AddAction) => void;
  addFiles: (files: readonly ChosenFile[]) => void;
  /**
   * Sends the files when the uploads ahead have ended. Does nothing during this upload, without
   * files, or while the chosen password is still empty.
   */
  start: () => Promise<UploadOutcome>;
  /** Continues an upload of an earlier page with its files, in place of what was chosen, in a draft that is not being sent. */
  goOn: (unfinished: Pick<UnfinishedEntry, "id" | "draft">, archive: RestoredArchive) => Promise<UploadOutcome>;
  cancel: () => void;
  /** Its sender has left this device: forgets the files, and fails if it is being sent. */
  dismiss: () => void;
  /** Pauses this upload while it runs, or continues it. */
  pause: (isPaused: boolean) => void;
  /** Retries setting the password after a failure. */
  retryPassword: () => Promise<void>;
  /** Deletes an upload whose password could not be set, and returns to the Archive. */
  discard: () => Promise<void>;
  /** Begins a new Archive after a finished upload. */
  sendMore: () => void;
};

export const loadUploadRun = () => loadChunk("upload-run", () => import("./upload-run.ts"));

type Stores = Pick<UploadDraft, "rules" | "archive" | "upload">;

function createStores({ storage }: Pick<Environment, "storage">, firstRules: ArchiveRules): Stores {
  const rules = createReducerStore<ArchiveRules, ArchiveRules>((_, next) => next, firstRules);
  const currentRules = () => withLastChoices(rules.getState(), storage);
  const archive = createReducerStore<Archive, ArchiveAction>(
    (state, action) => reduceArchive(currentRules(), state, action),
    emptyArchive(currentRules()),
  );
  rules.subscribe(() => archive.dispatch({ type: "rulesChanged" }));
  const upload = createReducerStore<UploadState, UploadAction>(reduceUpload, { kind: "idle" });
  return { rules, archive, upload };
}

/** Marks the files that are chosen already. */
async function markIfChosen(
  known: readonly ChosenFile[],
  files: readonly ChosenFile[],
): Promise<readonly ChosenFile[]> {
  try {
    const { markChosen } = await loadCollecting();
    return await markChosen(known, files);
  } catch {
    return files;
  }
}

/** @param ahead - number of uploads that run or wait before this one */
export function createUploadDraft(
  deps: UploadDeps,
  firstRules: ArchiveRules,
  { key, ahead }: { key: number; ahead: () => number } = { key: 0, ahead: () => 0 },
): UploadDraft {
  const { account, transfer, storage } = deps;
  const stores = createStores(deps, firstRules);
  const { rules, archive, upload } = stores;
  let controller = new AbortController();
  const uploadKey = String(key);
  let run: UploadRun | null = null;
  let isDismissed = false;

  /** If loading fails, the next call tries again. */
  async function loadRun(): Promise<UploadRun> {
    const { createUploadRun } = await loadUploadRun();
    run ??= createUploadRun(deps, stores);
    return run;
  }

  async function start(): Promise<UploadOutcome> {
    const sent = archive.getState();
    if (upload.getState().kind !== "idle" || sent.files.length === 0) return { kind: "cancelled" };
    const notice = findRefusal(deps, sent, { ...rules.getState(), ahead: ahead() });
    if (notice !== null) {
      archive.dispatch({ type: "refused", notice });
      return { kind: "cancelled" };
    }
    if (lacksPassword(sent)) {
      archive.dispatch({ type: "passwordMissed" });
      return { kind: "cancelled" };
    }
    rememberChoices(storage, sent, rules.getState());
    return send(sent, null);
  }

  const goOn: UploadDraft["goOn"] = async (unfinished, restored) => {
    archive.dispatch({ type: "restored", archive: restored });
    return send(archive.getState(), unfinished);
  };

  async function send(sent: Archive, kept: Pick<UnfinishedEntry, "id" | "draft"> | null): Promise<UploadOutcome> {
    upload.dispatch({ type: ahead() > 0 ? "queued" : "started" });
    controller = new AbortController();
    const { signal } = controller;
    const sender = account.getState();
    // What was begun signed out stays so.
    const owner = kept === null ? uidOf(sender) : kept.draft.account;
    const sending = { archive: sent, sender, owner, signal, key: uploadKey, unfinished: kept?.id ?? null };
    let uploadRun: UploadRun;
    try {
      [uploadRun] = await keepLoading(
        () => Promise.all([loadRun(), transfer.delay(0, signal)]),
        anySignal([signal, AbortSignal.timeout(LOAD_PATIENCE_MS)]),
      );
    } catch {
      upload.dispatch({ type: "stopped" });
      return signal.aborted ? stoppedEarly() : { kind: "failed", code: "connect_failed" };
    }
    const outcome = await uploadRun.run(sending);
    return isDismissed ? stoppedEarly() : outcome;
  }

  function stoppedEarly(): UploadOutcome {
    return isDismissed ? { kind: "failed", code: "signed_out" } : { kind: "cancelled" };
  }

  const add: UploadDraft["add"] = (action) => {
    if (!acceptsFiles(upload.getState())) return;
    upload.dispatch({ type: "stopped" });
    archive.dispatch(action);
  };

  const addFiles: UploadDraft["addFiles"] = (files) => {
    const known = archive.getState().files;
    const looks = new Set([...known, ...files].map(toFingerprint));
    const addMarked = (marked: readonly ChosenFile[]) => add({ type: "addFiles", files: marked });
    if (looks.size === known.length + files.length) addMarked(files);
    else void markIfChosen(known, files).then(addMarked);
  };

  return {
    key,
    rules,
    archive,
    upload,
    add,
    addFiles,
    start,
    goOn,
    cancel: () => controller.abort(),
    dismiss() {
      isDismissed = true;
      controller.abort();
      archive.dispatch({ type: "cleared" });
    },
    pause(isPaused) {
      upload.dispatch({ type: "paused", isPaused });
      transfer.pauseUpload(uploadKey, isPaused, controller.signal).catch(() => undefined);
    },
    retryPassword: async () => (await loadRun()).retryPassword(),
    discard: async () => (await loadRun()).discard(),
    sendMore: () => upload.dispatch({ type: "stopped" }),
  };
}
