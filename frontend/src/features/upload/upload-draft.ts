import { TransferError } from "@envoi/client";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import { uidOf } from "../../shared/account/account-state.ts";
import { freshUser } from "../../shared/account/session.ts";
import { anySignal } from "../../shared/any-signal.ts";
import type { Environment } from "../../shared/environment.tsx";
import { syncLate } from "../../shared/list-sync/late-sync.ts";
import { createReducerStore, type ReducerStore } from "../../shared/state/reducer-store.ts";
import type { FinishedUpload } from "../../shared/transfer/transfer.ts";
import { type FailureCode, failureCode, isCancelled } from "../../shared/transfer/transfer-failure.ts";
import { type OwnUploadFields, shownExpiryMs, shownTo } from "../../shared/uploads/own-upload.ts";
import { answerLimit, deleteForEveryone } from "../../shared/uploads/owner-calls.ts";
import {
  type Archive,
  type ArchiveAction,
  type ArchiveRules,
  type ChosenFile,
  emptyArchive,
  isBeyond,
  type Notice,
  passwordOf,
  reduceArchive,
  sizeNotice,
} from "./archive.ts";
import { uploadEvent } from "./upload-event.ts";
import { acceptsFiles, reduceUpload, type UploadAction, type UploadState } from "./upload-state.ts";

/**
 * Why an upload failed. `sender_unknown`: it can't be said that the server still knows who sent it, so the limits of
 * everyone else may have held; `issuer_away`: they may have held because nobody could tell the server who sent it.
 */
export type UploadFailureCode = FailureCode | "sender_unknown" | "issuer_away";

/** How an upload left the screen without a link. */
type UploadOutcome = { kind: "done" } | { kind: "cancelled" } | { kind: "failed"; code: UploadFailureCode };

/** What is refused to who is not known to have an account, or by limits that have changed since the page was loaded. */
const ACCOUNT_REFUSALS: readonly FailureCode[] = ["too_large", "bad_limit", "unauthorized"];

/** A list that has not answered by then does not say that anybody is signed in. */
const LIST_ANSWER_MS = 10_000;

/** The Archive being put together and its upload. Lives as long as the page, whatever route is shown. */
export type UploadDraft = {
  rules: ReducerStore<ArchiveRules, ArchiveRules>;
  archive: ReducerStore<Archive, ArchiveAction>;
  upload: ReducerStore<UploadState, UploadAction>;
  /** After a finished upload this begins the next Archive. Ignored while one is under way. */
  addFiles: (files: readonly ChosenFile[]) => void;
  /** Ignored while an upload is under way, or without files. */
  start: () => Promise<UploadOutcome>;
  cancel: () => void;
  /** After the password was refused: tries again. */
  retryPassword: () => Promise<void>;
  /** After the password was refused: deletes what was uploaded, and goes back to the Archive. */
  discard: () => Promise<void>;
  /** Leaves a finished upload for a new Archive. */
  sendMore: () => void;
};

type Sending = { account: string | null; createdAt: number; awaitsPassword: boolean };

function recordOf(finished: FinishedUpload, { account, createdAt, awaitsPassword }: Sending): OwnUploadFields {
  return {
    id: finished.id,
    url: finished.shareLink,
    name: finished.name,
    size: finished.size,
    manifest: finished.manifest,
    time: finished.durationMs,
    speed: Math.round(finished.size / Math.max(finished.durationMs / 1000, 0.001)),
    createdAt,
    expiresAt: shownExpiryMs(createdAt, finished.timeLimitSeconds),
    secretKey: finished.secretB64,
    ownerToken: finished.ownerToken,
    dlimit: finished.downloadLimit,
    awaitsPassword,
    account,
    timeLimit: finished.timeLimitSeconds,
  };
}

export function createUploadDraft(environment: Environment, firstRules: ArchiveRules): UploadDraft {
  const { transfer, storage, ownUploads, account, now, metrics, errorReports } = environment;
  const rules = createReducerStore<ArchiveRules, ArchiveRules>((_, next) => next, firstRules);
  const archive = createReducerStore<Archive, ArchiveAction>(
    (state, action) => reduceArchive(rules.getState(), state, action),
    emptyArchive(firstRules),
  );
  rules.subscribe(() => archive.dispatch({ type: "rulesChanged" }));
  const upload = createReducerStore<UploadState, UploadAction>(reduceUpload, { kind: "idle" });
  let controller = new AbortController();

  const findOwn = (id: UploadId) => ownUploads.store.getState().find((known) => known.id === id);

  // Deleted from the list, or in another tab: there is nothing left to protect.
  ownUploads.store.subscribe(() => {
    const state = upload.getState();
    if (state.kind === "unprotected" && findOwn(state.id) === undefined) upload.dispatch({ type: "stopped" });
  });

  function finish(id: UploadId): void {
    upload.dispatch({ type: "finished", id });
    archive.dispatch({ type: "cleared" });
  }

  /** Without its password the link must not be handed out. */
  async function protect(id: UploadId, password: string): Promise<void> {
    const own = findOwn(id);
    if (own === undefined) return upload.dispatch({ type: "stopped" });
    upload.dispatch({ type: "stored", id });
    try {
      await transfer.setPassword(own, { shareLink: own.url, password }, answerLimit());
    } catch (error) {
      errorReports.report(error, "password");
      upload.dispatch({ type: findOwn(id) === undefined ? "stopped" : "passwordRefused" });
      return;
    }
    ownUploads.markProtected(id);
    finish(id);
  }

  /** Meanwhile another tab may have sent something, or whoever chose the files may have signed out. */
  function refusalOf({ files, notice }: Archive): Notice | null {
    if (notice !== null) return notice;
    ownUploads.reload();
    const { maxArchives, needsAccount } = rules.getState();
    if (needsAccount) return { kind: "needsAccount", trigger: "button" };
    const shown = shownTo(ownUploads.store.getState(), account.getState());
    if (shown.length >= maxArchives) return { kind: "tooManyArchives", count: maxArchives };
    return sizeNotice(files, rules.getState());
  }

  /** The list is refused as well if the token is not valid any more, and then the page knows. */
  async function isKnownToBeSignedIn(): Promise<boolean> {
    try {
      await syncLate(environment, anySignal([controller.signal, AbortSignal.timeout(LIST_ANSWER_MS)]));
      return account.getState().kind === "signedIn";
    } catch {
      return false;
    }
  }

  async function codeOf(error: unknown, sent: Archive): Promise<UploadFailureCode> {
    const code = failureCode(error);
    const { anonymousLimits } = rules.getState();
    if (code === "unavailable" && anonymousLimits !== null && isBeyond(sent, anonymousLimits)) return "issuer_away";
    return ACCOUNT_REFUSALS.includes(code) && !(await isKnownToBeSignedIn()) ? "sender_unknown" : code;
  }

  async function start(): Promise<UploadOutcome> {
    const sent = archive.getState();
    const { files, downloadLimit, timeLimitSeconds } = sent;
    if (upload.getState().kind !== "idle" || files.length === 0) return { kind: "cancelled" };
    const notice = refusalOf(sent);
    if (notice !== null) {
      archive.dispatch({ type: "refused", notice });
      return { kind: "cancelled" };
    }
    upload.dispatch({ type: "started" });
    controller = new AbortController();
    const startedAtMs = now();
    // Whoever it is that is signed in when it is done: it is theirs who began it.
    const sender = account.getState();
    const tell = (status: "ok" | "cancel" | "error") => metrics.record(uploadEvent(sent, status, now() - startedAtMs));
    try {
      const user = await freshUser(environment, controller.signal);
      if (controller.signal.aborted) throw new TransferError("cancelled");
      if (sender.kind === "signedIn" && user === null) throw new ProtocolError("unauthorized");
      const finished = await transfer.upload(
        {
          files: files.map(({ path, blob }) => ({ name: path, blob })),
          downloadLimit,
          timeLimitSeconds,
          bearer: user?.accessToken ?? null,
        },
        {
          onProgress: (progress) => upload.dispatch({ type: "progressed", progress, atMs: now() }),
          signal: controller.signal,
        },
      );
      storage.count("totalUploads");
      const password = passwordOf(archive.getState());
      // Before its password is set: whatever happens to this page, the person can still delete it.
      ownUploads.add(
        recordOf(finished, { account: uidOf(sender), createdAt: now(), awaitsPassword: password !== null }),
      );
      tell("ok");
      if (password === null) finish(finished.id);
      else await protect(finished.id, password);
      return { kind: "done" };
    } catch (error) {
      if (!isCancelled(error)) {
        tell("error");
        errorReports.report(error, "upload");
        const code = sender.kind === "signedIn" ? await codeOf(error, sent) : failureCode(error);
        upload.dispatch({ type: "stopped" });
        return { kind: "failed", code };
      }
      upload.dispatch({ type: "stopped" });
      tell("cancel");
      // biome-ignore lint/suspicious/noConsole: what was cancelled is logged, under the message 0 that it has everywhere
      console.info("upload cancelled", new TransferError("cancelled").message);
      return { kind: "cancelled" };
    }
  }

  return {
    rules,
    archive,
    upload,
    addFiles(files) {
      if (!acceptsFiles(upload.getState())) return;
      upload.dispatch({ type: "stopped" });
      archive.dispatch({ type: "addFiles", files });
    },
    start,
    cancel: () => controller.abort(),
    async retryPassword() {
      const state = upload.getState();
      const password = passwordOf(archive.getState());
      if (state.kind !== "unprotected" || state.busy || password === null) return;
      await protect(state.id, password);
    },
    async discard() {
      const state = upload.getState();
      if (state.kind !== "unprotected" || state.busy) return;
      const own = findOwn(state.id);
      if (own === undefined) return;
      upload.dispatch({ type: "discarding" });
      try {
        await deleteForEveryone({ transfer, metrics, now }, own);
      } catch {
        upload.dispatch({ type: "discardFailed" });
        return;
      }
      ownUploads.remove(own.id);
    },
    sendMore: () => upload.dispatch({ type: "stopped" }),
  };
}
