import { type OpenedKeys, TransferError } from "@envoi/client";
import type { Report, ReportedKey } from "@envoi/client/report";
import { parseLinkKey } from "@envoi/crypto";
import { ciphertextBytes, type Nonce, type UploadId } from "@envoi/protocol";
import type { Environment } from "../../../shared/environment.tsx";
import type { FileContent } from "../../../shared/file-preview/file-content.ts";
import { createHandOver } from "../../../shared/saving/hand-over.ts";
import { createPausing } from "../../../shared/saving/pausing.ts";
import { saveFile } from "../../../shared/saving/save-file.ts";
import { LARGE_BYTES, NeedsMemory, type SaveOptions } from "../../../shared/saving/saver.ts";
import { createReducerStore, type ReducerStore } from "../../../shared/state/reducer-store.ts";
import type { OpenedDownload, OpenRequest } from "../../../shared/transfer/transfer.ts";
import { type FailureCode, failureCode, isCancelled } from "../../../shared/transfer/transfer-failure.ts";
import { countedContent, isTaken } from "./counted-content.ts";
import type { ChosenFiles, DownloadAction, DownloadState } from "./download-state.ts";
import { createOneByOne, type OneByOne } from "./one-by-one.ts";
import { reduceDownload } from "./reduce-download.ts";
import { CANNOT_CONTINUE, checkFailure, isGone, isRefusal } from "./session-failures.ts";
import { untilReached } from "./until-reached.ts";

/** `key`: what opens the upload, if the person wants to give it to the operator. */
export type Reportable = Pick<Report, "id" | "ticket"> & { key: ReportedKey };

export type DownloadLink = { id: UploadId; secretB64: string };

/** One upload received by its key. */
export type DownloadSession = {
  link: DownloadLink;
  store: ReducerStore<DownloadState, DownloadAction>;
  /** Checks the link and fetches its Metadata. Also retries a failed check. */
  getMetadata: () => Promise<void>;
  /** Ignores an empty password, and a second one while the first is being tried. */
  submitPassword: (password: string) => Promise<void>;
  /** Copies the link, to open it elsewhere. */
  copy: (shareLink: string) => Promise<void>;
  /** Fetches, decrypts and saves all files, or some. Ignored unless ready. `mayUseMemory`: also a large download. */
  download: (chosen?: ChosenFiles | null, mayUseMemory?: boolean) => Promise<void>;
  /** Continues what an earlier page has kept, or begins anew if that is too late. */
  goOn: () => Promise<void>;
  /** Instead of a ZIP. */
  oneByOne: OneByOne;
  /**
   * For file previews. Both calls take the download if it is not yet taken. If it cannot be taken, or has lapsed, the
   * session's state says so.
   */
  content: FileContent;
  /** Fetches a note and shows it. */
  showNote: () => Promise<void>;
  /** Downloads again after the file was saved. */
  downloadAgain: () => Promise<void>;
  /** Pauses a running download, or continues it. */
  pause: (isPaused: boolean) => void;
  /** Pauses while the browser is offline, so that a download does not give up meanwhile. */
  setOffline: (isOffline: boolean) => void;
  cancel: () => void;
  /** What a report of the upload needs; `null`: it cannot be reported. Stays when the upload is used up. */
  reportable: () => Reportable | null;
  /** Cancels operations and forgets the keys; the session can be started again. */
  close: () => void;
};

type Dependencies = Pick<
  Environment,
  "transfer" | "storage" | "saver" | "handOver" | "copyText" | "now" | "metrics" | "errorReports"
>;

export function createDownloadSession(
  { transfer, storage, saver, handOver = createHandOver(window), copyText, now, metrics, errorReports }: Dependencies,
  link: DownloadLink,
): DownloadSession {
  const store = createReducerStore<DownloadState, DownloadAction>(reduceDownload, { kind: "initialized" });
  const isStrong = parseLinkKey(link.secretB64)?.passwordProfile === 2;
  const pausing = createPausing();
  let isOffline = false;
  let controller = new AbortController();
  let opened: OpenedDownload | null = null;
  let reportTicket: string | null = null;
  /** The accepted password: a cancelled download is reopened without asking again. */
  let password: string | null = null;
  /** The keys of an accepted strong password, kept because deriving them takes long. */
  let openedKeys: OpenedKeys | null = null;

  /** Cancels the previous operation, so that only one runs at a time. */
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
    const known = request.password === password ? openedKeys : null;
    const whole = { ...link, ...request, ...(known && { openedKeys: known }) };
    const onProgress = (fraction: number) => store.dispatch({ type: "stretched", fraction });
    const download = await (isStrong
      ? transfer.openStrongDownload(whole, { onProgress, signal })
      : transfer.openDownload(whole, signal));
    const { metadata, ttlMs, finalDownload, isLive = false } = download;
    const needsMemory = metadata.size > LARGE_BYTES && !(await saver.canStream(metadata.size));
    if (signal.aborted) return download.close();
    opened = download;
    password = request.password;
    openedKeys = download.openedKeys ?? null;
    reportTicket = download.reportTicket ?? null;
    const keptBytes = await saver.keptBytes(link.id, metadata.size);
    if (signal.aborted) return;
    store.dispatch({
      type: "opened",
      preview: { metadata, ttlMs, finalDownload, isLive, needsMemory, counted: false },
    });
    if (keptBytes > 0) store.dispatch({ type: "keptFound", keptBytes, totalBytes: ciphertextBytes(metadata.size) });
  }

  async function getMetadata(): Promise<void> {
    const signal = begin();
    store.dispatch({ type: "getMetadata" });
    try {
      const { requiresPassword, nonce, passwordProfile = 1 } = await transfer.checkExists(link.id, signal);
      if (nonce === null) return store.dispatch({ type: "notThere" });
      // The record of the person's own upload stores the latest Nonce.
      storage.changeUpload(link.id, (own) => ({ ...own, nonce }));
      // Without its version, the link does not work: a password typed here could be guessed cheaply.
      if (passwordProfile === 2 && !isStrong) store.dispatch({ type: "vanished" });
      else if (!requiresPassword && !isStrong) await openFreely(nonce, signal);
      else if (password === null) store.dispatch({ type: "passwordNeeded" });
      else await openLocked({ password, nonce }, signal);
    } catch (error) {
      if (isCancelled(error)) return;
      const code = failureCode(error);
      if (code === "not_found") store.dispatch({ type: "notThere" });
      else if (code === "removed") store.dispatch({ type: "removed" });
      else failCheck(error);
    }
  }

  /** The upload has ended since it was checked: asks whether the operator has removed it. */
  async function leave(): Promise<void> {
    const signal = begin();
    const isRemoved = await transfer.checkExists(link.id, signal).then(
      () => false,
      (error) => failureCode(error) === "removed",
    );
    if (!signal.aborted) store.dispatch({ type: isRemoved ? "removed" : "vanished" });
  }

  function failCheck(error: unknown): void {
    const failure = checkFailure(error);
    if (failure.type === "broke") errorReports.report(error, "download");
    store.dispatch(failure);
  }

  /** A refusal means that the key is wrong; `not_found`, that the upload has just been removed. */
  async function openFreely(nonce: Nonce, signal: AbortSignal): Promise<void> {
    try {
      await open({ password: null, nonce }, signal);
    } catch (error) {
      if (isRefusal(error)) store.dispatch({ type: "keyRefused" });
      else if (isGone(failureCode(error))) await leave();
      else throw error;
    }
  }

  async function openLocked(request: { password: string; nonce: Nonce | null }, signal: AbortSignal): Promise<void> {
    try {
      await open(request, signal);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      password = null;
      openedKeys = null;
      store.dispatch({ type: "passwordRefused" });
    }
  }

  async function submitPassword(typed: string): Promise<void> {
    const state = store.getState();
    if (state.kind !== "locked" || state.attempt === "running" || typed === "") return;
    const signal = begin();
    store.dispatch({ type: "passwordSent" });
    try {
      await openLocked({ password: typed, nonce: null }, signal);
    } catch (error) {
      if (isCancelled(error)) return;
      // The upload may have been removed: check again.
      if (isGone(failureCode(error))) await getMetadata();
      else failCheck(error);
    }
  }

  function openRequest(): OpenRequest {
    // With a password, a Nonce that was already used would count as a wrong guess.
    const nonce = password === null ? (opened?.nextNonce ?? null) : null;
    return { ...link, password, nonce, ...(openedKeys && { openedKeys }) };
  }

  function count(source: OpenedDownload): void {
    if (source === opened && !isCounted()) store.dispatch({ type: "counted" });
  }

  const counting = (source: OpenedDownload) => countedContent(source, () => count(source));

  const isCounted = () => {
    const state = store.getState();
    return "preview" in state && state.preview.counted;
  };

  async function readContent<Content>(read: (source: OpenedDownload) => Promise<Content>): Promise<Content> {
    if (opened === null) throw new TransferError("cancelled");
    const source = opened;
    try {
      return await read(counting(source));
    } catch (error) {
      const code = failureCode(error);
      // Another operation may have begun since.
      if (source === opened && code === "all_claimed") store.dispatch({ type: "taken" });
      else if (source === opened && (isGone(code) || hasLapsed(code))) await getMetadata();
      throw error;
    }
  }

  type Saving = { chosen: ChosenFiles | null; mayUseMemory: boolean; continues: boolean };

  const onProgress: SaveOptions["onProgress"] = (progress) =>
    store.dispatch({ type: "progressed", progress, atMs: now() });

  async function save(source: OpenedDownload, { chosen, ...saving }: Saving, signal: AbortSignal): Promise<void> {
    await saver.save(counting(source), openRequest(), {
      onProgress,
      ...saving,
      ...(chosen && { indexes: chosen.indexes }),
      pausing,
      signal,
    });
  }

  const download = (chosen: ChosenFiles | null = null, mayUseMemory = false) =>
    take(async (source, signal) => {
      await save(source, { chosen, mayUseMemory, continues: false }, signal);
      return { type: "saved" };
    }, chosen);

  async function goOn(): Promise<void> {
    const state = store.getState();
    if (state.kind !== "kept") return;
    const { size } = state.preview.metadata;
    // Meanwhile another tab, or the service worker of the earlier page, may have saved it.
    if ((await saver.keptBytes(link.id, size)) === 0) return getMetadata();
    await take(async (source, signal) => {
      const whole = { chosen: null, mayUseMemory: state.preview.needsMemory };
      try {
        await save(source, { ...whole, continues: true }, signal);
      } catch (error) {
        if (signal.aborted || !CANNOT_CONTINUE.includes(failureCode(error))) throw error;
        await saver.discardKept(link.id, size);
        store.dispatch({ type: "begunAnew" });
        await save(source, { ...whole, continues: false }, signal);
      }
      return { type: "saved" };
    });
  }

  const showNote = () =>
    take(async (source, signal) => {
      const blob = await source.read({ to: "memory", signal });
      return { type: "noteRead", text: await blob.text() };
    });

  function hasBegun(): boolean {
    const state = store.getState();
    return state.kind !== "downloading" || (state.isReplayed !== true && (state.progress?.receivedBytes ?? 0) > 0);
  }

  /** @param deliver - fetches the body and returns the action for its outcome */
  async function take(
    deliver: (source: OpenedDownload, signal: AbortSignal) => Promise<DownloadAction>,
    chosen: ChosenFiles | null = null,
  ): Promise<void> {
    const state = store.getState();
    if ((state.kind !== "ready" && state.kind !== "kept") || opened === null) return;
    const signal = begin();
    store.dispatch({ type: "download", chosen });
    pausing.dispatch(isOffline);
    const startedAtMs = now();
    const record = (status: "ok" | "error") =>
      metrics.record({
        type: "download",
        status,
        sizeBytes: chosen?.bytes ?? state.preview.metadata.size,
        durationMs: now() - startedAtMs,
        passwordProtected: password !== null,
      });
    try {
      const source = opened;
      const delivered = await untilReached(() => deliver(source, signal), {
        hasBegun,
        isOffline: () => isOffline,
        isReached: () =>
          transfer.checkExists(link.id, signal).then(
            () => true,
            (error) => failureCode(error) !== "connect_failed",
          ),
        onUnreached: () => store.dispatch({ type: "unreached" }),
        signal,
      });
      storage.count("totalDownloads");
      record("ok");
      store.dispatch(delivered);
    } catch (error) {
      // Cancelled on this page: the current state belongs to a later operation.
      if (signal.aborted) return;
      // Cancelled in the browser's list of downloads: same as the cancel button.
      if (isCancelled(error)) await goBack();
      else if (!(await canRetryOnPage(error))) {
        record("error");
        await fail(error);
      }
    }
  }

  const oneByOne = createOneByOne({
    handOver,
    saveFile,
    onProgress,
    pausing,
    take: (deliver, chosen) => take((source, signal) => deliver(counting(source), signal), chosen),
  });

  function applyPause(): void {
    const state = store.getState();
    pausing.dispatch(isOffline || (state.kind === "downloading" && state.isPaused));
  }

  /** Returns to the files. A taken download stays taken, so nothing is counted twice. */
  async function goBack(): Promise<void> {
    const signal = begin();
    store.dispatch({ type: "stopped" });
    if (isCounted() || opened === null) return;
    const source = opened;
    await saver.discardKept(link.id, source.metadata.size);
    if (await isTaken(source)) count(source);
    if (!signal.aborted && !isCounted()) await getMetadata();
  }

  /** @returns whether the person can retry on this page */
  async function canRetryOnPage(error: unknown): Promise<boolean> {
    const code = failureCode(error);
    // Nothing was sent: the download counts as cancelled.
    if (code === "bad_request") await goBack();
    else if (error instanceof NeedsMemory) store.dispatch({ type: "memoryNeeded" });
    else if (code === "all_claimed") store.dispatch({ type: "taken" });
    else return false;
    return true;
  }

  /**
   * The Claim has lapsed, for example while the device slept, or has delivered as many bytes as it may. Another download may
   * be left, so the link is checked again. A network that sends too many requests also gets `rate_limited`, but usually not
   * for as long as the client retries.
   */
  const hasLapsed = (code: FailureCode) => isCounted() && (isGone(code) || code === "rate_limited");

  async function fail(error: unknown): Promise<void> {
    const code = failureCode(error);
    if (!isGone(code) && code !== "upload_abandoned") errorReports.report(error, "download");
    if (hasLapsed(code)) await getMetadata();
    else if (isCounted()) store.dispatch({ type: "downloadFailed", code });
    else if (isGone(code)) await leave();
    else store.dispatch({ type: "broke", code });
  }

  return {
    link,
    store,
    getMetadata,
    submitPassword,
    async copy(shareLink) {
      await copyText(shareLink).then(
        () => store.dispatch({ type: "copy" }),
        () => store.dispatch({ type: "copyRefused" }),
      );
    },
    download,
    goOn,
    oneByOne,
    content: {
      readRange: (options) => readContent((source) => source.readRange(options)),
      play: (options) => readContent((source) => saver.play(source, openRequest(), options)),
    },
    showNote,
    async downloadAgain() {
      if (store.getState().kind !== "complete") return;
      await goBack();
      const state = store.getState();
      // A file that must be held in memory needs the person's consent first.
      if (state.kind === "ready" && !state.preview.needsMemory) await download();
    },
    pause(isPaused) {
      store.dispatch({ type: "paused", isPaused });
      applyPause();
    },
    setOffline(now) {
      isOffline = now;
      applyPause();
    },
    cancel: () => void goBack(),
    reportable() {
      if (reportTicket === null) return null;
      const key: ReportedKey = openedKeys
        ? { kind: "content_key", keyB64: openedKeys.contentKeyB64 }
        : { kind: "secret", keyB64: link.secretB64 };
      return { id: link.id, ticket: reportTicket, key };
    },
    close() {
      controller.abort();
      forget();
      oneByOne.forget();
      store.dispatch({ type: "closed" });
    },
  };
}
