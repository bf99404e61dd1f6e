import { TransferError } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import type { Environment } from "../../shared/environment.tsx";
import { createReducerStore, type ReducerStore } from "../../shared/state/reducer-store.ts";
import type { FinishedUpload } from "../../shared/transfer/transfer.ts";
import { type FailureCode, failureCode, isCancelled } from "../../shared/transfer/transfer-failure.ts";
import { shownExpiryMs } from "../../shared/uploads/own-upload.ts";
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

  function finish(finished: FinishedUpload, hasPassword: boolean): void {
    const createdAt = now();
    ownUploads.add({
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
      dtotal: 0,
      hasPassword,
      timeLimit: finished.timeLimitSeconds,
    });
    upload.dispatch({ type: "finished", id: finished.id });
    archive.dispatch({ type: "cleared" });
  }

  async function protect(finished: FinishedUpload, password: string): Promise<void> {
    upload.dispatch({ type: "stored", upload: finished });
    try {
      await transfer.setPassword(finished, { shareLink: finished.shareLink, password }, new AbortController().signal);
    } catch {
      // Without its password the link must not be handed out.
      upload.dispatch({ type: "passwordRefused" });
      return;
    }
    finish(finished, true);
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
      if (password === null) finish(finished, false);
      else await protect(finished, password);
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
      await protect(state.upload, password);
    },
    async discard() {
      const state = upload.getState();
      if (state.kind !== "unprotected" || state.busy) return;
      upload.dispatch({ type: "discarding" });
      try {
        await transfer.deleteUpload(state.upload, new AbortController().signal);
      } catch (error) {
        if (!(error instanceof ProtocolError && error.code === "not_found")) {
          upload.dispatch({ type: "discardFailed" });
          return;
        }
      }
      upload.dispatch({ type: "stopped" });
    },
    sendMore: () => upload.dispatch({ type: "stopped" }),
  };
}
