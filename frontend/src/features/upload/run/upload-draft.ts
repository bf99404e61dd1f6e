import { uidOf } from "../../../shared/account/account-state.ts";
import { anySignal } from "../../../shared/any-signal.ts";
import { loadChunk } from "../../../shared/chunks/load-chunk.ts";
import { keepLoading } from "../../../shared/chunks/retry-missing.ts";
import { createReducerStore, type ReducerStore } from "../../../shared/state/reducer-store.ts";
import type { UnfinishedEntry } from "../../../shared/unfinished-draft.ts";
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

/** Time limit for loading the code that sends an upload, equal to the time limit for reaching the server. */
const LOAD_PATIENCE_MS = 60_000;

/** `cancelled`: the upload was cancelled or did not start. */
export type UploadOutcome =
  | { kind: "done" }
  | { kind: "cancelled" }
  /** `retryAfterSeconds`: the wait requested by the server. */
  | { kind: "failed"; code: UploadFailureCode; retryAfterSeconds?: number };

/** An upload started by an earlier page. */
type KeptUpload = Pick<UnfinishedEntry, "id" | "draft">;

export const loadUploadRun = () => loadChunk("upload-run", () => import("./upload-run.ts"));

/** Marks files that are already selected. */
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

/**
 * An Archive and its upload; see `[Note: Upload queue]`. Exists until the page closes, even if the user moves to
 * another route.
 */
export class UploadDraft {
  /** Identifies the draft on this page; the first draft has 0. */
  readonly key: number;
  readonly rules: ReducerStore<ArchiveRules, ArchiveRules>;
  readonly archive: ReducerStore<Archive, ArchiveAction>;
  readonly upload = createReducerStore<UploadState, UploadAction>(reduceUpload, { kind: "idle" });
  readonly #deps: UploadDeps;
  readonly #countAhead: () => number;
  #controller = new AbortController();
  #run: UploadRun | null = null;
  #isDismissed = false;

  /** @param countAhead - number of uploads ahead of this one, running or queued */
  constructor(deps: UploadDeps, firstRules: ArchiveRules, { key, countAhead } = { key: 0, countAhead: () => 0 }) {
    this.key = key;
    this.#deps = deps;
    this.#countAhead = countAhead;
    this.rules = createReducerStore<ArchiveRules, ArchiveRules>((_, next) => next, firstRules);
    const currentRules = () => withLastChoices(this.rules.getState(), deps.storage);
    this.archive = createReducerStore<Archive, ArchiveAction>(
      (state, action) => reduceArchive(currentRules(), state, action),
      emptyArchive(currentRules()),
    );
    this.rules.subscribe(() => this.archive.dispatch({ type: "rulesChanged" }));
  }

  /**
   * Adds files or a note. If the last upload has finished, they begin the next Archive. During an upload, nothing is
   * added.
   */
  readonly add = (action: AddAction): void => {
    if (!acceptsFiles(this.upload.getState())) return;
    this.upload.dispatch({ type: "stopped" });
    this.archive.dispatch(action);
  };

  readonly addFiles = (files: readonly ChosenFile[]): void => {
    const known = this.archive.getState().files;
    const looks = new Set([...known, ...files].map(toFingerprint));
    const addMarked = (marked: readonly ChosenFile[]) => this.add({ type: "addFiles", files: marked });
    if (looks.size === known.length + files.length) addMarked(files);
    else void markIfChosen(known, files).then(addMarked);
  };

  /**
   * Sends the files once the uploads before this one have ended. Does nothing if this upload is already running, if
   * there are no files, or if the chosen password is empty.
   */
  readonly start = async (): Promise<UploadOutcome> => {
    const { rules, archive } = this;
    const sent = archive.getState();
    if (this.upload.getState().kind !== "idle" || sent.files.length === 0) return { kind: "cancelled" };
    const notice = findRefusal(this.#deps, sent, { ...rules.getState(), ahead: this.#countAhead() });
    if (notice !== null) {
      archive.dispatch({ type: "refused", notice });
      return { kind: "cancelled" };
    }
    if (lacksPassword(sent)) {
      archive.dispatch({ type: "passwordMissed" });
      return { kind: "cancelled" };
    }
    rememberChoices(this.#deps.storage, sent, rules.getState());
    return this.#send(sent, null);
  };

  /**
   * Continues an upload started by an earlier page. Its files replace the selected ones. Must not be called while this
   * draft is being sent.
   */
  goOn(unfinished: KeptUpload, restored: RestoredArchive): Promise<UploadOutcome> {
    this.archive.dispatch({ type: "restored", archive: restored });
    return this.#send(this.archive.getState(), unfinished);
  }

  readonly cancel = (): void => this.#controller.abort();

  /** Discards the files because the sender has signed out on this device. If the upload is being sent, it fails. */
  dismiss(): void {
    this.#isDismissed = true;
    this.#controller.abort();
    this.archive.dispatch({ type: "cleared" });
  }

  readonly pause = (isPaused: boolean): void => {
    this.upload.dispatch({ type: "paused", isPaused });
    const { transfer } = this.#deps;
    transfer.pauseUpload(String(this.key), isPaused, this.#controller.signal).catch(() => undefined);
  };

  async retryPassword(): Promise<void> {
    await (await this.#loadRun()).retryPassword();
  }

  /** Deletes an upload whose password could not be set, and returns to the Archive. */
  async discard(): Promise<void> {
    await (await this.#loadRun()).discard();
  }

  /** Begins a new Archive after a finished upload. */
  readonly sendMore = (): void => this.upload.dispatch({ type: "stopped" });

  /** Loads the code that sends an upload. If that fails, the next call retries. */
  async #loadRun(): Promise<UploadRun> {
    const { createUploadRun } = await loadUploadRun();
    this.#run ??= createUploadRun(this.#deps, this);
    return this.#run;
  }

  async #send(sent: Archive, kept: KeptUpload | null): Promise<UploadOutcome> {
    const { account, transfer } = this.#deps;
    this.upload.dispatch({ type: this.#countAhead() > 0 ? "queued" : "started" });
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const sender = account.getState();
    // A continued upload keeps its owner, which is `null` if the upload was started while signed out.
    const owner = kept === null ? uidOf(sender) : kept.draft.account;
    const sending = { archive: sent, sender, owner, signal, key: String(this.key), unfinished: kept?.id ?? null };
    let uploadRun: UploadRun;
    try {
      [uploadRun] = await keepLoading(
        () => Promise.all([this.#loadRun(), transfer.delay(0, signal)]),
        anySignal([signal, AbortSignal.timeout(LOAD_PATIENCE_MS)]),
      );
    } catch {
      this.upload.dispatch({ type: "stopped" });
      return signal.aborted ? this.#explainStop() : { kind: "failed", code: "connect_failed" };
    }
    const outcome = await uploadRun.run(sending);
    return this.#isDismissed ? this.#explainStop() : outcome;
  }

  #explainStop(): UploadOutcome {
    return this.#isDismissed ? { kind: "failed", code: "signed_out" } : { kind: "cancelled" };
  }
}
