import { TransferError } from "@envoi/client";
import type { Environment } from "../../../shared/environment.tsx";
import { createPausing } from "../../../shared/saving/pausing.ts";
import { NeedsMemory } from "../../../shared/saving/saver.ts";
import type { OpenedDownload } from "../../../shared/transfer/transfer.ts";
import { type FailureCode, failureCode, isCancelled } from "../../../shared/transfer/transfer-failure.ts";
import type { ChosenFiles, DownloadAction } from "./download-state.ts";
import type { LinkCheck } from "./link-check.ts";
import { isGone, type SessionCore } from "./session-core.ts";
import { untilReached } from "./until-reached.ts";

type Dependencies = Pick<Environment, "transfer" | "storage" | "saver" | "now" | "metrics" | "errorReports">;

/** Fetches the body and returns the action for its outcome. */
export type Deliver = (source: OpenedDownload, signal: AbortSignal) => Promise<DownloadAction>;

/** Runs downloads one at a time: each until it is delivered, fails or is cancelled. */
export class DownloadRun {
  readonly pausing = createPausing();
  readonly #deps: Dependencies;
  readonly #core: SessionCore;
  readonly #check: LinkCheck;
  #isOffline = false;

  constructor(deps: Dependencies, core: SessionCore, check: LinkCheck) {
    this.#deps = deps;
    this.#core = core;
    this.#check = check;
  }

  /** Starts a download. Ignored unless the upload is open. @param chosen - the files to fetch; `null` for all */
  async run(deliver: Deliver, chosen: ChosenFiles | null = null): Promise<void> {
    const { store, upload } = this.#core;
    const source = upload.download;
    const state = store.getState();
    if ((state.kind !== "ready" && state.kind !== "kept") || source === null) return;
    const signal = this.#core.begin();
    store.dispatch({ type: "download", chosen });
    this.pausing.dispatch(this.#isOffline);
    const record = this.#startRecord(chosen?.bytes ?? source.metadata.size);
    try {
      const delivered = await this.#deliver(() => deliver(this.countContent(source), signal), signal);
      this.#deps.storage.count("totalDownloads");
      record("ok");
      store.dispatch(delivered);
    } catch (error) {
      // If the run was cancelled on this page, the current state already belongs to a later operation.
      if (signal.aborted) return;
      // Cancelled in the browser's list of downloads, which acts like the cancel button.
      if (isCancelled(error)) await this.stop();
      else if (!(await this.#canRetryOnPage(error))) {
        record("error");
        await this.#fail(error);
      }
    }
  }

  /**
   * Reads content for a preview. If the download cannot be claimed or its Claim has lapsed, the session's state shows
   * this.
   */
  async read<Content>(read: (source: OpenedDownload) => Promise<Content>): Promise<Content> {
    const { store, upload } = this.#core;
    const source = upload.download;
    if (source === null) throw new TransferError("cancelled");
    try {
      return await read(this.countContent(source));
    } catch (error) {
      const code = failureCode(error);
      // Another operation may have started in the meantime.
      if (source === upload.download && code === "all_claimed") store.dispatch({ type: "taken" });
      else if (source === upload.download && (isGone(code) || this.#hasLapsed(code))) await this.#check.getMetadata();
      throw error;
    }
  }

  /** Stops the download and shows the file list again. The download stays claimed, so nothing is counted twice. */
  async stop(): Promise<void> {
    const { store, upload } = this.#core;
    const signal = this.#core.begin();
    store.dispatch({ type: "stopped" });
    const source = upload.download;
    if (this.#core.isCounted || source === null) return;
    await this.#deps.saver.discardKept(upload.link.id, source.metadata.size);
    if (await isTaken(source)) this.#count(source);
    if (!signal.aborted && !this.#core.isCounted) await this.#check.getMetadata();
  }

  pause(isPaused: boolean): void {
    this.#core.store.dispatch({ type: "paused", isPaused });
    this.#applyPause();
  }

  setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline;
    this.#applyPause();
  }

  /** Wraps the content so that the download is marked as claimed once some content has arrived. */
  countContent(source: OpenedDownload): OpenedDownload {
    return countedContent(source, () => this.#count(source));
  }

  #count(source: OpenedDownload): void {
    if (source === this.#core.upload.download && !this.#core.isCounted) this.#core.store.dispatch({ type: "counted" });
  }

  #deliver(begin: () => Promise<DownloadAction>, signal: AbortSignal): Promise<DownloadAction> {
    const { store, upload } = this.#core;
    return untilReached(begin, {
      hasStarted: () => this.#hasStarted(),
      isOffline: () => this.#isOffline,
      isReached: () =>
        this.#deps.transfer.checkExists(upload.link.id, signal).then(
          () => true,
          (error) => failureCode(error) !== "connect_failed",
        ),
      onUnreached: () => store.dispatch({ type: "unreached" }),
      signal,
    });
  }

  #hasStarted(): boolean {
    const state = this.#core.store.getState();
    return state.kind !== "downloading" || (state.isReplayed !== true && (state.progress?.receivedBytes ?? 0) > 0);
  }

  /** @returns a function that records how the download ended */
  #startRecord(sizeBytes: number): (status: "ok" | "error") => void {
    const { now, metrics } = this.#deps;
    const startedAtMs = now();
    return (status) =>
      metrics.record({
        type: "download",
        status,
        sizeBytes,
        durationMs: now() - startedAtMs,
        passwordProtected: this.#core.upload.password !== null,
      });
  }

  #applyPause(): void {
    const state = this.#core.store.getState();
    this.pausing.dispatch(this.#isOffline || (state.kind === "downloading" && state.isPaused));
  }

  /** @returns whether the recipient can retry on this page */
  async #canRetryOnPage(error: unknown): Promise<boolean> {
    const { store } = this.#core;
    const code = failureCode(error);
    // The server sent nothing, so the download counts as cancelled.
    if (code === "bad_request") await this.stop();
    else if (error instanceof NeedsMemory) store.dispatch({ type: "memoryNeeded" });
    else if (code === "all_claimed") store.dispatch({ type: "taken" });
    else return false;
    return true;
  }

  /**
   * Whether the Claim has lapsed, for example while the device slept, or has used up its bytes. Another download may be
   * left, so the link is checked again. A network that sends too many requests also gets `rate_limited`, but the
   * client's retries usually outlast that limit.
   */
  #hasLapsed(code: FailureCode): boolean {
    return this.#core.isCounted && (isGone(code) || code === "rate_limited");
  }

  async #fail(error: unknown): Promise<void> {
    const { store } = this.#core;
    const code = failureCode(error);
    if (!isGone(code) && code !== "upload_abandoned") this.#deps.errorReports.report(error, "download");
    if (this.#hasLapsed(code)) await this.#check.getMetadata();
    else if (this.#core.isCounted) store.dispatch({ type: "downloadFailed", code });
    else if (isGone(code)) await this.#check.leave();
    else store.dispatch({ type: "broke", code });
  }
}

/** Whether the download has been claimed. Waits for a pending claim request. */
async function isTaken(source: OpenedDownload): Promise<boolean> {
  const ticket = await source.ticket({ take: false, signal: new AbortController().signal }).catch(() => null);
  return ticket !== null;
}

/**
 * Wraps the content to report when the download is claimed: when content first arrives, or when a reader aborts a
 * pending claim, because aborting does not undo the claim.
 */
function countedContent(source: OpenedDownload, onTaken: () => void): OpenedDownload {
  async function reportTaken<Content>(reading: Promise<Content>): Promise<Content> {
    try {
      return await reading;
    } catch (error) {
      void isTaken(source).then((taken) => taken && onTaken());
      throw error;
    }
  }
  return {
    ...source,
    async readFiles(options) {
      const blob = await source.readFiles({
        ...options,
        onProgress(progress) {
          onTaken();
          options.onProgress?.(progress);
        },
      });
      onTaken();
      return blob;
    },
    async writeFile(options) {
      await reportTaken(
        source.writeFile({
          ...options,
          onProgress(progress) {
            onTaken();
            options.onProgress?.(progress);
          },
        }),
      );
      onTaken();
    },
    async readRange(options) {
      const bytes = await reportTaken(source.readRange(options));
      if (bytes.byteLength > 0) onTaken();
      return bytes;
    },
    async ticket(options) {
      const ticket = await reportTaken(source.ticket(options));
      if (ticket !== null) onTaken();
      return ticket;
    },
  };
}
