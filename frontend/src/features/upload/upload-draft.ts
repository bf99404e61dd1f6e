import { TransferError } from "@envoi/client";
import { uidOf } from "../../shared/account/account-state.ts";
import type { Environment } from "../../shared/environment.tsx";
import { createReducerStore, type ReducerStore } from "../../shared/state/reducer-store.ts";
import type { FinishedUpload } from "../../shared/transfer/transfer.ts";
import { isCancelled } from "../../shared/transfer/transfer-failure.ts";
import { type OwnUpload, type OwnUploadFields, shownExpiryMs } from "../../shared/uploads/own-upload.ts";
import {
  type Archive,
  type ArchiveAction,
  type ArchiveRules,
  type ChosenFile,
  emptyArchive,
  passwordOf,
  reduceArchive,
} from "./archive.ts";
import { createUploadProtection } from "./protect-upload.ts";
import { refusalOf, type Sending, sendArchive, type UploadFailureCode, uploadFailureCode } from "./send-archive.ts";
import { uploadEvent } from "./upload-event.ts";
import { acceptsFiles, reduceUpload, type UploadAction, type UploadState } from "./upload-state.ts";

/** `cancelled` also if nothing was started. */
type UploadOutcome = { kind: "done" } | { kind: "cancelled" } | { kind: "failed"; code: UploadFailureCode };

/** The current Archive and its upload. Lives as long as the page, on any route. */
export type UploadDraft = {
  rules: ReducerStore<ArchiveRules, ArchiveRules>;
  archive: ReducerStore<Archive, ArchiveAction>;
  upload: ReducerStore<UploadState, UploadAction>;
  /** After a finished upload this begins the next Archive. Ignored during an upload. */
  addFiles: (files: readonly ChosenFile[]) => void;
  /** Ignored during an upload, or without files. */
  start: () => Promise<UploadOutcome>;
  cancel: () => void;
  /** Retries after the password was refused. */
  retryPassword: () => Promise<void>;
  /** After the password was refused: deletes the upload and returns to the Archive. */
  discard: () => Promise<void>;
  /** Leaves a finished upload for a new Archive. */
  sendMore: () => void;
};

type SendingFields = Pick<OwnUpload, "account" | "createdAt" | "awaitsPassword">;

function recordOf(finished: FinishedUpload, { account, createdAt, awaitsPassword }: SendingFields): OwnUploadFields {
  return {
    id: finished.id,
    url: finished.shareLink,
    name: finished.name,
    size: finished.size,
    manifest: finished.manifest,
    title: finished.title ?? null,
    contentKey: finished.contentKeyB64 ?? null,
    // It has had its strong password from the start.
    hasPassword: finished.contentKeyB64 !== undefined,
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
  const { storage, ownUploads, account, now, metrics, errorReports } = environment;
  const rules = createReducerStore<ArchiveRules, ArchiveRules>((_, next) => next, firstRules);
  const archive = createReducerStore<Archive, ArchiveAction>(
    (state, action) => reduceArchive(rules.getState(), state, action),
    emptyArchive(firstRules),
  );
  rules.subscribe(() => archive.dispatch({ type: "rulesChanged" }));
  const upload = createReducerStore<UploadState, UploadAction>(reduceUpload, { kind: "idle" });
  const { protect, retryPassword, discard } = createUploadProtection(environment, { archive, upload }, finish);
  let controller = new AbortController();

  function finish(id: FinishedUpload["id"]): void {
    upload.dispatch({ type: "finished", id });
    archive.dispatch({ type: "cleared" });
  }

  async function fail(error: unknown, sending: Sending): Promise<UploadOutcome> {
    errorReports.report(error, "upload");
    const code = await uploadFailureCode(environment, error, sending, rules.getState());
    upload.dispatch({ type: "stopped" });
    return { kind: "failed", code };
  }

  async function start(): Promise<UploadOutcome> {
    const sent = archive.getState();
    if (upload.getState().kind !== "idle" || sent.files.length === 0) return { kind: "cancelled" };
    const notice = refusalOf(environment, sent, rules.getState());
    if (notice !== null) {
      archive.dispatch({ type: "refused", notice });
      return { kind: "cancelled" };
    }
    upload.dispatch({ type: "started" });
    controller = new AbortController();
    const sending: Sending = { archive: sent, sender: account.getState(), signal: controller.signal };
    const startedAtMs = now();
    const record = (status: "ok" | "cancel" | "error") =>
      metrics.record(uploadEvent(sent, status, now() - startedAtMs));
    try {
      const finished = await sendArchive(environment, sending, (progress) =>
        upload.dispatch({ type: "progressed", progress, atMs: now() }),
      );
      storage.count("totalUploads");
      const password = passwordOf(archive.getState());
      // Before the password is set: if the page closes now, the sender can still delete the upload.
      ownUploads.add(
        recordOf(finished, { account: uidOf(sending.sender), createdAt: now(), awaitsPassword: password !== null }),
      );
      record("ok");
      if (password === null) finish(finished.id);
      else await protect(finished.id, password);
      return { kind: "done" };
    } catch (error) {
      if (!isCancelled(error)) {
        record("error");
        return fail(error, sending);
      }
      upload.dispatch({ type: "stopped" });
      record("cancel");
      // biome-ignore lint/suspicious/noConsole: a cancelled upload is logged with the message 0, as in every client
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
    retryPassword,
    discard,
    sendMore: () => upload.dispatch({ type: "stopped" }),
  };
}
