import { TransferError } from "@envoi/client";
import type { UploadId } from "@envoi/protocol";
import type { Environment } from "../../shared/environment.tsx";
import { createReducerStore, type ReducerStore } from "../../shared/state/reducer-store.ts";
import type { FinishedUpload } from "../../shared/transfer/transfer.ts";
import { type FailureCode, failureCode, isCancelled } from "../../shared/transfer/transfer-failure.ts";
import { type OwnUploadFields, shownExpiryMs } from "../../shared/uploads/own-upload.ts";
import { answerLimit, deleteForEveryone } from "../../shared/uploads/owner-calls.ts";
import {
  type Archive,
  type ArchiveEvent,
  type ArchiveRules,
  type ChosenFile,
  emptyArchive,
  passwordOf,
  reduceArchive,
} from "./archive.ts";
import { acceptsFiles, reduceUpload, type UploadEvent, type UploadState } from "./upload-state.ts";

/** How an upload left the screen without a link. */
type UploadOutcome = { kind: "done" } | { kind: "cancelled" } | { kind: "failed"; code: FailureCode };

/** The Archive being put together and its upload. Lives as long as the page, whatever route is shown. */
export type UploadSession = {
  rules: ArchiveRules;
  archive: ReducerStore<Archive, ArchiveEvent>;
  upload: ReducerStore<UploadState, UploadEvent>;
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

function recordOf(finished: FinishedUpload, createdAt: number, awaitsPassword: boolean): OwnUploadFields {
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
    timeLimit: finished.timeLimitSeconds,
  };
}

type Dependencies = Pick<Environment, "transfer" | "storage" | "ownUploads" | "now">;

export function createUploadSession(
  { transfer, storage, ownUploads, now }: Dependencies,
  rules: ArchiveRules,
): UploadSession {
  const archive = createReducerStore<Archive, ArchiveEvent>(
    (state, event) => reduceArchive(rules, state, event),
    emptyArchive(rules),
  );
  const upload = createReducerStore<UploadState, UploadEvent>(reduceUpload, { kind: "idle" });
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
    } catch {
      upload.dispatch({ type: findOwn(id) === undefined ? "stopped" : "passwordRefused" });
      return;
    }
    ownUploads.markProtected(id);
    finish(id);
  }

  async function start(): Promise<UploadOutcome> {
    const { files, downloadLimit, timeLimitSeconds } = archive.getState();
    if (upload.getState().kind !== "idle" || files.length === 0) return { kind: "cancelled" };
    ownUploads.reload();
    if (ownUploads.store.getState().length >= rules.maxArchives) {
      archive.dispatch({ type: "refused", notice: { kind: "tooManyArchives", count: rules.maxArchives } });
      return { kind: "cancelled" };
    }
    upload.dispatch({ type: "started" });
    controller = new AbortController();
    try {
      const finished = await transfer.upload(
        {
          files: files.map(({ path, blob }) => ({ name: path, blob })),
          downloadLimit,
          timeLimitSeconds,
        },
        {
          onProgress: (progress) => upload.dispatch({ type: "progressed", progress, atMs: now() }),
          signal: controller.signal,
        },
      );
      storage.count("totalUploads");
      const password = passwordOf(archive.getState());
      // Before its password is set: whatever happens to this page, the person can still delete it.
      ownUploads.add(recordOf(finished, now(), password !== null));
      if (password === null) finish(finished.id);
      else await protect(finished.id, password);
      return { kind: "done" };
    } catch (error) {
      upload.dispatch({ type: "stopped" });
      if (!isCancelled(error)) return { kind: "failed", code: failureCode(error) };
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
        await deleteForEveryone(transfer, own);
      } catch {
        upload.dispatch({ type: "discardFailed" });
        return;
      }
      ownUploads.remove(own.id);
    },
    sendMore: () => upload.dispatch({ type: "stopped" }),
  };
}
