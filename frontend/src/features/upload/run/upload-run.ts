import { Slots, TransferError } from "@envoi/client";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import { uidOf } from "../../../shared/account/account-state.ts";
import type { SessionDeps } from "../../../shared/account/session.ts";
import type { Environment } from "../../../shared/environment.tsx";
import type { ClientEvent } from "../../../shared/metrics/client-events.ts";
import type { FinishedUpload } from "../../../shared/transfer/transfer.ts";
import { isCancelled } from "../../../shared/transfer/transfer-failure.ts";
import { type OwnUpload, type OwnUploadFields, shownExpiryMs } from "../../../shared/uploads/own-upload.ts";
import { answerLimit, deleteForEveryone } from "../../../shared/uploads/owner-calls.ts";
import { type Archive, passwordOf, strongPasswordOf, totalBytes } from "../archive/archive.ts";
import { findRefusal } from "../archive/reduce-archive.ts";
import { type Sending, sendArchive, uploadFailureCode } from "./send-archive.ts";
import type { UploadDraft, UploadOutcome } from "./upload-draft.ts";

export type UploadDeps = SessionDeps & Pick<Environment, "metrics" | "errorReports">;

export type UploadRun = ReturnType<typeof createUploadRun>;

/**
 * The queue of each page's uploads, which are sent one after the other because in parallel, each of them would be
 * slower.
 */
const turns = new WeakMap<UploadDeps, Slots>();

function turnsOf(deps: UploadDeps): Slots {
  const known = turns.get(deps) ?? new Slots(1);
  turns.set(deps, known);
  return known;
}

type SendingFields = Pick<OwnUpload, "account" | "createdAt" | "awaitsPassword">;

function toOwnUploadFields(
  finished: FinishedUpload,
  { account, createdAt, awaitsPassword }: SendingFields,
): OwnUploadFields {
  return {
    id: finished.id,
    url: finished.shareLink,
    name: finished.name,
    size: finished.size,
    manifest: finished.manifest,
    title: finished.title ?? null,
    contentKey: finished.contentKeyB64 ?? null,
    // A strong password is part of the upload from its beginning.
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

type Stores = Pick<UploadDraft, "rules" | "archive" | "upload">;

/** Reports why the upload failed, and returns to the Archive. */
async function fail(
  deps: UploadDeps,
  { rules, archive, upload }: Stores,
  error: unknown,
  sending: Sending,
): Promise<UploadOutcome> {
  deps.errorReports.report(error, "upload");
  const code = await uploadFailureCode(deps, error, sending, rules.getState());
  const changedFile = error instanceof TransferError ? error.fileName : null;
  archive.dispatch({ type: "changed", change: { changedFile } });
  upload.dispatch({ type: "stopped" });
  const retryAfterSeconds = error instanceof ProtocolError ? error.retryAfterSeconds : undefined;
  return { kind: "failed", code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** The steps of an upload after the upload button is pressed. This file is loaded only once the page is shown. */
export function createUploadRun(deps: UploadDeps, stores: Stores) {
  const { storage, ownUploads, account, now, metrics, transfer } = deps;
  const { rules, archive, upload } = stores;
  const { protect, retryPassword, discard } = createUploadProtection(deps, { archive, upload }, finish);

  function finish(id: FinishedUpload["id"]): void {
    const sent = archive.getState();
    upload.dispatch({ type: "finished", id, password: passwordOf(sent) ?? strongPasswordOf(sent) });
    archive.dispatch({ type: "cleared" });
  }

  function recordCancel(sent: Archive, startedAtMs: number): UploadOutcome {
    upload.dispatch({ type: "stopped" });
    metrics.record(uploadEvent(sent, "cancel", now() - startedAtMs));
    // biome-ignore lint/suspicious/noConsole: a cancelled upload is logged with the message 0, as in every client
    console.info("upload cancelled", "0");
    return { kind: "cancelled" };
  }

  async function send(sending: Sending): Promise<UploadOutcome> {
    const startedAtMs = now();
    const record = (status: "ok" | "error") =>
      metrics.record(uploadEvent(sending.archive, status, now() - startedAtMs));
    try {
      const finished = await sendArchive(deps, sending, (progress) =>
        upload.dispatch({ type: "progressed", progress, atMs: now() }),
      );
      storage.count("totalUploads");
      const password = passwordOf(archive.getState());
      // Recorded before the password is set: if the page closes now, the sender can still delete the upload.
      ownUploads.add(
        toOwnUploadFields(finished, { account: sending.owner, createdAt: now(), awaitsPassword: password !== null }),
      );
      transfer.forgetUnfinished(finished.id, new AbortController().signal).catch(() => undefined);
      record("ok");
      if (password === null) finish(finished.id);
      else await protect(finished.id, password);
      return { kind: "done" };
    } catch (error) {
      if (!isCancelled(error)) {
        record("error");
        return fail(deps, stores, error, sending);
      }
      return recordCancel(sending.archive, startedAtMs);
    }
  }

  /** Checks the Archive again because the limits and the sender may have changed while the Archive was queued. */
  async function sendAfterWait({ signal, key, unfinished, owner: begunBy }: Sending): Promise<UploadOutcome> {
    const sender = account.getState();
    const owner = unfinished === null ? uidOf(sender) : begunBy;
    const sending = { archive: archive.getState(), sender, owner, signal, key, unfinished };
    const limits = { ...rules.getState(), ahead: 0 };
    const notice = unfinished === null ? findRefusal(deps, sending.archive, limits) : null;
    if (notice === null) {
      upload.dispatch({ type: "started" });
      return send(sending);
    }
    archive.dispatch({ type: "refused", notice });
    upload.dispatch({ type: "stopped" });
    return { kind: "cancelled" };
  }

  /**
   * Uploads the Archive once the uploads ahead of it have ended. The caller has dispatched `started`, or `queued` if
   * others are ahead.
   */
  async function run(sending: Sending): Promise<UploadOutcome> {
    const { archive: sent, signal } = sending;
    const startedAtMs = now();
    const work = () => (upload.getState().kind === "waiting" ? sendAfterWait(sending) : send(sending));
    try {
      return await turnsOf(deps).use(work, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return recordCancel(sent, startedAtMs);
    }
  }

  return { run, retryPassword, discard };
}

type UploadStatus = Extract<ClientEvent, { type: "upload" }>["status"];

function uploadEvent(archive: Archive, status: UploadStatus, durationMs: number): ClientEvent {
  const { files, downloadLimit, timeLimitSeconds } = archive;
  return {
    type: "upload",
    status,
    sizeBytes: totalBytes(files),
    durationMs,
    fileCount: files.length,
    downloadLimit,
    timeLimitSeconds,
    passwordProtected: passwordOf(archive) !== null || strongPasswordOf(archive) !== null,
  };
}

/** Sets an upload's password once its body is stored. @param onProtected - called when the link can be shown */
function createUploadProtection(
  deps: Pick<Environment, "transfer" | "ownUploads" | "metrics" | "errorReports" | "now">,
  { archive, upload }: Pick<UploadDraft, "archive" | "upload">,
  onProtected: (id: UploadId) => void,
) {
  const { transfer, ownUploads, errorReports } = deps;
  const findOwn = (id: UploadId) => ownUploads.store.getState().find((known) => known.id === id);

  /** Stops waiting for a password once the upload is deleted from the list or in another tab. */
  function stopWhenDeleted(id: UploadId): void {
    const forget = ownUploads.store.subscribe(() => {
      if (upload.getState().kind === "unprotected" && findOwn(id) !== undefined) return;
      forget();
      if (upload.getState().kind === "unprotected") upload.dispatch({ type: "stopped" });
    });
  }

  async function protect(id: UploadId, password: string): Promise<void> {
    const own = findOwn(id);
    if (own === undefined) return upload.dispatch({ type: "stopped" });
    upload.dispatch({ type: "stored", id });
    try {
      await transfer.setPassword(own, { shareLink: own.url, password }, answerLimit());
    } catch (error) {
      errorReports.report(error, "password");
      upload.dispatch({ type: findOwn(id) === undefined ? "stopped" : "passwordRefused" });
      stopWhenDeleted(id);
      return;
    }
    ownUploads.markProtected(id);
    onProtected(id);
  }

  /** The upload whose password could not be set, unless it is being deleted. */
  function findUnprotected(): OwnUpload | undefined {
    const state = upload.getState();
    return state.kind === "unprotected" && !state.busy ? findOwn(state.id) : undefined;
  }

  return {
    protect,
    async retryPassword() {
      const own = findUnprotected();
      const password = passwordOf(archive.getState());
      if (own !== undefined && password !== null) await protect(own.id, password);
    },
    async discard() {
      const own = findUnprotected();
      if (own === undefined) return;
      upload.dispatch({ type: "discarding" });
      try {
        await deleteForEveryone(deps, own);
      } catch {
        upload.dispatch({ type: "discardFailed" });
        return;
      }
      ownUploads.remove(own.id);
    },
  };
}
