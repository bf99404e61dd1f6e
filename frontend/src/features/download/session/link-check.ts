import { ciphertextBytes, type Nonce } from "@envoi/protocol";
import type { Environment } from "../../../shared/environment.tsx";
import { LARGE_BYTES } from "../../../shared/saving/saver.ts";
import { failureCode, isCancelled } from "../../../shared/transfer/transfer-failure.ts";
import { checkFailure, isGone, isRefusal, type SessionCore } from "./session-core.ts";

type Dependencies = Pick<Environment, "transfer" | "storage" | "saver" | "errorReports">;

/** Checks a link and its password, and opens the upload. */
export class LinkCheck {
  readonly #deps: Dependencies;
  readonly #core: SessionCore;

  constructor(deps: Dependencies, core: SessionCore) {
    this.#deps = deps;
    this.#core = core;
  }

  /** Checks the link and fetches its Metadata. Also retries a failed check. */
  async getMetadata(): Promise<void> {
    const { store } = this.#core;
    const signal = this.#core.begin();
    store.dispatch({ type: "getMetadata" });
    try {
      await this.#check(signal);
    } catch (error) {
      if (isCancelled(error)) return;
      const code = failureCode(error);
      if (code === "not_found") store.dispatch({ type: "notThere" });
      else if (code === "removed") store.dispatch({ type: "removed" });
      else this.#fail(error);
    }
  }

  /** Ignores an empty password, and a second one while the first is being tried. */
  async submitPassword(typed: string): Promise<void> {
    const { store } = this.#core;
    const state = store.getState();
    if (state.kind !== "locked" || state.attempt === "running" || typed === "") return;
    const signal = this.#core.begin();
    store.dispatch({ type: "passwordSent" });
    try {
      await this.#openLocked({ password: typed, nonce: null }, signal);
    } catch (error) {
      if (isCancelled(error)) return;
      // The upload may have been removed: check again.
      if (isGone(failureCode(error))) await this.getMetadata();
      else this.#fail(error);
    }
  }

  /** The upload has ended since it was checked: asks whether the operator has removed it. */
  async leave(): Promise<void> {
    const signal = this.#core.begin();
    const isRemoved = await this.#deps.transfer.checkExists(this.#core.upload.link.id, signal).then(
      () => false,
      (error) => failureCode(error) === "removed",
    );
    if (!signal.aborted) this.#core.store.dispatch({ type: isRemoved ? "removed" : "vanished" });
  }

  async #check(signal: AbortSignal): Promise<void> {
    const { transfer, storage } = this.#deps;
    const { store, upload } = this.#core;
    const { id } = upload.link;
    const { requiresPassword, nonce, passwordProfile = 1 } = await transfer.checkExists(id, signal);
    if (nonce === null) return store.dispatch({ type: "notThere" });
    // The record of the person's own upload stores the latest Nonce.
    storage.changeUpload(id, (own) => ({ ...own, nonce }));
    // Without its version, the link does not work: a password typed here could be guessed cheaply.
    if (passwordProfile === 2 && !upload.isStrong) store.dispatch({ type: "vanished" });
    else if (!requiresPassword && !upload.isStrong) await this.#openFreely(nonce, signal);
    else if (upload.password === null) store.dispatch({ type: "passwordNeeded" });
    else await this.#openLocked({ password: upload.password, nonce }, signal);
  }

  async #open(opening: { password: string | null; nonce: Nonce | null }, signal: AbortSignal): Promise<void> {
    const { saver } = this.#deps;
    const { store, upload } = this.#core;
    const onProgress = (fraction: number) => store.dispatch({ type: "stretched", fraction });
    const download = await upload.open(opening, { onProgress, signal });
    if (download === null) return;
    const { metadata, ttlMs, finalDownload, isLive = false } = download;
    const { size } = metadata;
    const needsMemory = size > LARGE_BYTES && !(await saver.canStream(size));
    const keptBytes = await saver.keptBytes(upload.link.id, size);
    if (signal.aborted) return;
    store.dispatch({
      type: "opened",
      preview: { metadata, ttlMs, finalDownload, isLive, needsMemory, counted: false },
    });
    if (keptBytes > 0) store.dispatch({ type: "keptFound", keptBytes, totalBytes: ciphertextBytes(size) });
  }

  /** A refusal means that the key is wrong; `not_found`, that the upload has just been removed. */
  async #openFreely(nonce: Nonce, signal: AbortSignal): Promise<void> {
    try {
      await this.#open({ password: null, nonce }, signal);
    } catch (error) {
      if (isRefusal(error)) this.#core.store.dispatch({ type: "keyRefused" });
      else if (isGone(failureCode(error))) await this.leave();
      else throw error;
    }
  }

  async #openLocked(opening: { password: string; nonce: Nonce | null }, signal: AbortSignal): Promise<void> {
    try {
      await this.#open(opening, signal);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.#core.upload.forgetPassword();
      this.#core.store.dispatch({ type: "passwordRefused" });
    }
  }

  #fail(error: unknown): void {
    const failure = checkFailure(error);
    if (failure.type === "broke") this.#deps.errorReports.report(error, "download");
    this.#core.store.dispatch(failure);
  }
}
