import type { Nonce, UploadId } from "@envoi/protocol";
import type { Environment } from "../../shared/environment.tsx";
import { safeFileName } from "../../shared/safe-file-name.ts";
import { createReducerStore, type ReducerStore } from "../../shared/state/reducer-store.ts";
import type { OpenedDownload } from "../../shared/transfer/transfer.ts";
import { failureCode, isCancelled } from "../../shared/transfer/transfer-failure.ts";
import { type DownloadEvent, type DownloadState, reduceDownload } from "./download-state.ts";

/** One visit to a download page with its key. */
export type DownloadSession = {
  store: ReducerStore<DownloadState, DownloadEvent>;
  /** Asks what is there; also the retry after a failed check. */
  getMetadata: () => Promise<void>;
  /** An empty password is ignored, and so is a second one while the first is tried. */
  submitPassword: (password: string) => Promise<void>;
  /** Fetches, decrypts and saves. Ignored unless ready. */
  download: () => Promise<void>;
  cancel: () => void;
  /** The page is left: what runs is called off and the keys are forgotten. */
  close: () => void;
};

type Dependencies = Pick<Environment, "transfer" | "storage" | "saveFile" | "now">;

export function createDownloadSession(
  { transfer, storage, saveFile, now }: Dependencies,
  link: { id: UploadId; secretB64: string },
): DownloadSession {
  const store = createReducerStore<DownloadState, DownloadEvent>(reduceDownload, { kind: "initialized" });
  let controller = new AbortController();
  let opened: OpenedDownload | null = null;
  /** The one that was accepted: a cancelled download is opened again without asking. */
  let password: string | null = null;

  /** Ends what ran before, so that only one thing runs at a time. */
  function begin(): AbortSignal {
    controller.abort();
    controller = new AbortController();
    return controller.signal;
  }

  function forget(): void {
    opened?.close();
    opened = null;
  }

  async function open(request: { password: string | null; nonce: Nonce | null }, signal: AbortSignal): Promise<void> {
    forget();
    const download = await transfer.openDownload({ ...link, ...request }, signal);
    opened = download;
    password = request.password;
    const { metadata, ttlMs, finalDownload } = download;
    store.dispatch({ type: "opened", preview: { metadata, ttlMs, finalDownload } });
  }

  async function getMetadata(): Promise<void> {
    const signal = begin();
    store.dispatch({ type: "checkStarted" });
    try {
      const { requiresPassword, nonce } = await transfer.checkExists(link.id, signal);
      if (requiresPassword && password === null) {
        store.dispatch({ type: "passwordNeeded" });
        return;
      }
      await open({ password: requiresPassword ? password : null, nonce }, signal);
    } catch (error) {
      if (isCancelled(error)) return;
      switch (failureCode(error)) {
        case "not_found":
          return store.dispatch({ type: "notThere" });
        case "bad_proof":
        case "unauthorized":
          // The upload is there, but this key does not open it; or its password is another one by now.
          if (password === null) return store.dispatch({ type: "vanished" });
          password = null;
          return store.dispatch({ type: "passwordRefused" });
        case "damaged":
          return store.dispatch({ type: "broke", code: "damaged" });
        default:
          return store.dispatch({ type: "checkFailed" });
      }
    }
  }

  async function submitPassword(typed: string): Promise<void> {
    const state = store.getState();
    if (state.kind !== "locked" || state.attempt === "running" || typed === "") return;
    const signal = begin();
    store.dispatch({ type: "passwordSent" });
    try {
      await open({ password: typed, nonce: null }, signal);
    } catch (error) {
      if (isCancelled(error)) return;
      const code = failureCode(error);
      if (code === "bad_proof" || code === "unauthorized") store.dispatch({ type: "passwordRefused" });
      // Perhaps it is gone by now: asking again tells.
      else if (code === "not_found") await getMetadata();
      else if (code === "damaged") store.dispatch({ type: "broke", code });
      else store.dispatch({ type: "checkFailed" });
    }
  }

  async function download(): Promise<void> {
    const state = store.getState();
    if (state.kind !== "ready" || opened === null) return;
    const signal = begin();
    store.dispatch({ type: "downloadStarted" });
    try {
      const blob = await opened.read({
        onProgress: (progress) => store.dispatch({ type: "progressed", progress, atMs: now() }),
        signal,
      });
      saveFile(blob, safeFileName(state.preview.metadata.name));
      storage.count("totalDownloads");
      store.dispatch({ type: "saved" });
    } catch (error) {
      if (isCancelled(error)) return;
      const code = failureCode(error);
      store.dispatch(code === "not_found" ? { type: "vanished" } : { type: "broke", code });
    }
  }

  return {
    store,
    getMetadata,
    submitPassword,
    download,
    cancel: () => void getMetadata(),
    close() {
      controller.abort();
      forget();
    },
  };
}
