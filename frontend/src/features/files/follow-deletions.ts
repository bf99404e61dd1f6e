import type { UploadId } from "@envoi/protocol";
import { resolveServer } from "../../shared/config/server-address.ts";
import type { Environment } from "../../shared/environment.tsx";
import type { ToServiceWorker } from "../../shared/saving/service-worker-calls.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { deleteForEveryone } from "../../shared/uploads/owner-calls.ts";
import { type Deletions, deletionsOf, HOLD_MS } from "./held-deletions.ts";
import { keepFocus } from "./list-focus.ts";

/** Additional time that other tabs wait for the tab in which the user deleted the upload. */
const OTHER_TABS_WAIT_MS = 2_000;

type Dependencies = Pick<Environment, "ownUploads" | "storage" | "transfer" | "metrics" | "now">;

export type DeletionsView = Pick<Window, "addEventListener" | "fetch"> & {
  navigator: { serviceWorker?: { controller: { postMessage(message: ToServiceWorker): void } | null } };
  document: Pick<Document, "visibilityState" | "addEventListener">;
  location: Pick<Location, "protocol" | "origin">;
};

/** Carries out held deletions. See [Note: Held deletions]. */
export function followDeletions(deps: Dependencies, view: DeletionsView): () => void {
  const deletions = deletionsOf(deps);
  const sender = new DeletionSender(deps, deletions, view);
  const retry = (id: UploadId) => sender.retry(id);
  const retryAll = () => sender.retryAll();
  const stopped = new AbortController();
  const { signal } = stopped;
  const stop = deps.ownUploads.store.subscribe(() => sender.update());
  deletions.retries.add(retry);
  view.addEventListener("pagehide", () => sender.leave(), { signal });
  view.addEventListener("pageshow", () => sender.comeBack(), { signal });
  view.addEventListener("online", retryAll, { signal });
  view.document.addEventListener("visibilitychange", retryAll, { signal });
  sender.update();
  return () => {
    stopped.abort();
    stop();
    deletions.retries.delete(retry);
    sender.close();
  };
}

/** Sends deletions when they are due. */
class DeletionSender {
  readonly #deps: Dependencies;
  readonly #deletions: Deletions;
  readonly #view: DeletionsView;
  /** Unfinished deletions known to this page. */
  readonly #held = new Map<UploadId, OwnUpload>();
  /** Deletions whose record has left the device: only this page still knows about them. */
  readonly #left = new Set<UploadId>();
  readonly #timers = new Map<UploadId, ReturnType<typeof setTimeout>>();

  constructor(deps: Dependencies, deletions: Deletions, view: DeletionsView) {
    this.#deps = deps;
    this.#deletions = deletions;
    this.#view = view;
  }

  /** Schedules and sends deletions after the list changes. */
  update(): void {
    const { ownUploads, storage } = this.#deps;
    const uploads = ownUploads.store.getState();
    for (const upload of uploads) {
      const { id, deletesAt } = upload;
      if (deletesAt === null) this.#forget(id);
      else if (this.#stateOf(id) === undefined) this.#schedule(upload, deletesAt);
    }
    const ids = new Set(uploads.map(({ id }) => id));
    for (const [id, upload] of this.#held) {
      if (ids.has(id) || this.#left.has(id) || this.#stateOf(id) === "sending") continue;
      // In this case, another tab has deleted the upload, or it has expired.
      if (storage.listPast().some((past) => past.id === id)) this.#forget(id);
      else {
        this.#left.add(id);
        void this.#send(upload);
      }
    }
  }

  retry(id: UploadId): void {
    if (this.#stateOf(id) !== "failed") return;
    // Drops the deletion if the user has undone it in another tab.
    this.#deps.ownUploads.reload();
    const upload = this.#find(id) ?? this.#held.get(id);
    if (this.#stateOf(id) === "failed" && upload !== undefined) void this.#send(upload);
  }

  retryAll(): void {
    if (this.#view.document.visibilityState === "hidden") return;
    for (const id of this.#deletions.sending.getState().keys()) this.retry(id);
  }

  /**
   * Sends the deletions in requests that outlive the page, and also has the service worker send them: a request of the
   * page waits until the service worker has passed it on, and if the page ends first, the browser drops even a request
   * with `keepalive`.
   */
  leave(): void {
    const { ownUploads, storage, now } = this.#deps;
    const serviceWorker = this.#view.navigator.serviceWorker?.controller;
    const { origin } = resolveServer(this.#view.location, storage.readSocketUrl() ?? "");
    for (const { id, ownerToken, deletesAt } of this.#held.values()) {
      if (!this.#deletions.own.has(id) && !this.#left.has(id)) continue;
      serviceWorker?.postMessage({ kind: "deleteUpload", input: { id, ownerToken } });
      const body = JSON.stringify({ owner_token: ownerToken });
      const headers = { "Content-Type": "application/json" };
      this.#view
        .fetch(`${origin}/api/delete/${id}`, { method: "POST", headers, body, keepalive: true })
        .catch(() => undefined);
      // In case both fail, the next page sends the deletion again, without offering to undo it.
      ownUploads.holdDeletion(id, Math.min(deletesAt ?? 0, now()));
    }
  }

  /** Finishes the deletions when the page is shown again. */
  comeBack(): void {
    for (const id of this.#held.keys()) if (this.#deletions.own.has(id)) this.#sendDue(id);
  }

  close(): void {
    for (const id of this.#timers.keys()) this.#forget(id);
  }

  #stateOf(id: UploadId): "sending" | "failed" | undefined {
    return this.#deletions.sending.getState().get(id);
  }

  #find(id: UploadId): OwnUpload | undefined {
    return this.#deps.ownUploads.store.getState().find((upload) => upload.id === id);
  }

  #forget(id: UploadId): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#held.delete(id);
    this.#left.delete(id);
    // A failed deletion is over, because another tab may have kept or deleted the upload.
    if (this.#stateOf(id) === "failed") this.#deletions.sending.dispatch({ id, is: "over" });
  }

  async #send(upload: OwnUpload): Promise<void> {
    const { own, sending } = this.#deletions;
    const { id } = upload;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    sending.dispatch({ id, is: "sending" });
    try {
      await deleteForEveryone(this.#deps, upload);
    } catch {
      sending.dispatch({ id, is: this.#held.has(id) ? "failed" : "over" });
      return;
    }
    own.delete(id);
    this.#forget(id);
    keepFocus(() => {
      if (this.#find(id) !== undefined) this.#deps.ownUploads.remove(id);
    });
    sending.dispatch({ id, is: "over" });
  }

  #sendDue(id: UploadId): void {
    this.#timers.delete(id);
    // Another tab may have undone the deletion.
    this.#deps.ownUploads.reload();
    const upload = this.#find(id);
    if (upload !== undefined && upload.deletesAt !== null) void this.#send(upload);
  }

  #schedule(upload: OwnUpload, deletesAt: number): void {
    const { id } = upload;
    this.#held.set(id, upload);
    if (this.#timers.has(id)) return;
    // Limits the delay, so that the upload is deleted on time even if the clock was set back.
    const waitMs = Math.min(Math.max(0, deletesAt - this.#deps.now()), HOLD_MS);
    const othersMs = this.#deletions.own.has(id) ? 0 : OTHER_TABS_WAIT_MS;
    this.#timers.set(
      id,
      setTimeout(() => this.#sendDue(id), waitMs + othersMs),
    );
  }
}
