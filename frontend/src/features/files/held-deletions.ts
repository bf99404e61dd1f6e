import type { UploadId } from "@envoi/protocol";
import { serverOf } from "../../shared/config/server-address.ts";
import type { Environment } from "../../shared/environment.tsx";
import { createReducerStore, type ReducerStore } from "../../shared/state/reducer-store.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { deleteForEveryone } from "../../shared/uploads/owner-calls.ts";
import { keepFocus } from "./keep-focus.ts";

/**
 * [Note: Held deletions]
 *
 * For some seconds an owner can undo a deletion; then it is sent. It is part of the record on the device, so that it is
 * carried out whatever becomes of the page:
 *
 * - when the page is left, in a request that outlives it;
 * - when the record leaves the device, because the person signs out, also in another tab or on the next page;
 * - otherwise by another tab, or the next page. One that fails is tried again when there is a connection, as long as no tab
 *   has kept the upload.
 *
 * Several of them may send it: deleting twice has no effect.
 */
const HOLD_MS = 8_000;
/** How much longer other tabs wait for the one in which the person deleted. */
const OTHERS_MS = 2_000;

type Sending = ReadonlyMap<UploadId, "sending" | "failed">;
type SendingAction = { id: UploadId; is: "sending" | "failed" | "over" };

type Deletions = {
  /** What was begun on this page. */
  own: Set<UploadId>;
  sending: ReducerStore<Sending, SendingAction>;
  /** Calls of `followDeletions` that carry them out. */
  retries: Set<(id: UploadId) => void>;
};

const known = new WeakMap<Environment["ownUploads"], Deletions>();

function deletionsOf({ ownUploads }: Pick<Environment, "ownUploads">): Deletions {
  const deletions = known.get(ownUploads) ?? {
    own: new Set(),
    sending: createReducerStore<Sending, SendingAction>((sending, { id, is }) => {
      const rest = [...sending].filter(([other]) => other !== id);
      return new Map(is === "over" ? rest : [...rest, [id, is]]);
    }, new Map()),
    retries: new Set(),
  };
  known.set(ownUploads, deletions);
  return deletions;
}

/** Deletions that are being sent, and those that failed. */
export function sendingDeletions(environment: Environment): ReducerStore<Sending, SendingAction> {
  return deletionsOf(environment).sending;
}

export function beginDeletion(environment: Environment, id: UploadId): void {
  const { ownUploads, now } = environment;
  deletionsOf(environment).own.add(id);
  ownUploads.holdDeletion(id, now() + HOLD_MS);
}

/** Keeps an upload, unless its deletion is being sent. */
export function undoDeletion(environment: Environment, id: UploadId): void {
  const { ownUploads, now } = environment;
  const { own, sending } = deletionsOf(environment);
  // Another tab may have sent it.
  ownUploads.reload();
  const held = ownUploads.store.getState().find((upload) => upload.id === id);
  const state = sending.getState().get(id);
  if (state === "sending" || (state === undefined && (held?.deletesAt ?? 0) <= now())) return;
  own.delete(id);
  sending.dispatch({ id, is: "over" });
  ownUploads.holdDeletion(id, null);
}

export function retryDeletion(environment: Environment, id: UploadId): void {
  for (const retry of deletionsOf(environment).retries) retry(id);
}

/** The part of `Window` that is used. */
export type DeletionsView = Pick<Window, "addEventListener" | "fetch"> & {
  document: Pick<Document, "visibilityState" | "addEventListener">;
  location: Pick<Location, "protocol" | "origin">;
};

/** Carries out held deletions. See [Note: Held deletions]. */
export function followDeletions(environment: Environment, view: DeletionsView): () => void {
  const { ownUploads, storage, now } = environment;
  const { own, sending, retries } = deletionsOf(environment);
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Deletions that are not over, as far as this page knows. */
  const held = new Map<UploadId, OwnUpload>();
  /** Those whose record has left the device: this page alone still knows of them. */
  const left = new Set<UploadId>();
  const timers = new Map<UploadId, ReturnType<typeof setTimeout>>();
  const stateOf = (id: UploadId) => sending.getState().get(id);
  const find = (id: UploadId) => ownUploads.store.getState().find((upload) => upload.id === id);

  function forget(id: UploadId): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    held.delete(id);
    left.delete(id);
    // Another tab may have kept it, or deleted it.
    if (stateOf(id) === "failed") sending.dispatch({ id, is: "over" });
  }

  async function send(upload: OwnUpload): Promise<void> {
    const { id } = upload;
    clearTimeout(timers.get(id));
    timers.delete(id);
    sending.dispatch({ id, is: "sending" });
    try {
      await deleteForEveryone(environment, upload);
    } catch {
      sending.dispatch({ id, is: held.has(id) ? "failed" : "over" });
      return;
    }
    own.delete(id);
    forget(id);
    keepFocus(() => {
      if (find(id) !== undefined) ownUploads.remove(id);
    });
    sending.dispatch({ id, is: "over" });
  }

  function sendDue(id: UploadId): void {
    timers.delete(id);
    // Another tab may have undone it.
    ownUploads.reload();
    const upload = find(id);
    if (upload !== undefined && upload.deletesAt !== null) void send(upload);
  }

  function schedule(upload: OwnUpload, deletesAt: number): void {
    const { id } = upload;
    held.set(id, upload);
    if (timers.has(id)) return;
    // A clock that was set back must not keep it.
    const waitMs = Math.min(Math.max(0, deletesAt - now()), HOLD_MS) + (own.has(id) ? 0 : OTHERS_MS);
    timers.set(
      id,
      setTimeout(() => sendDue(id), waitMs),
    );
  }

  function update(): void {
    const uploads = ownUploads.store.getState();
    for (const upload of uploads) {
      const { id, deletesAt } = upload;
      if (deletesAt === null) forget(id);
      else if (stateOf(id) === undefined) schedule(upload, deletesAt);
    }
    const ids = new Set(uploads.map(({ id }) => id));
    for (const [id, upload] of held) {
      if (ids.has(id) || left.has(id) || stateOf(id) === "sending") continue;
      // Another tab has deleted it, or it has expired.
      if (storage.listPast().some((past) => past.id === id)) forget(id);
      else {
        left.add(id);
        void send(upload);
      }
    }
  }

  function retry(id: UploadId): void {
    if (stateOf(id) !== "failed") return;
    // Another tab may have kept it: then this forgets it.
    ownUploads.reload();
    const upload = find(id) ?? held.get(id);
    if (stateOf(id) === "failed" && upload !== undefined) void send(upload);
  }

  function retryAll(): void {
    if (view.document.visibilityState !== "hidden") for (const id of sending.getState().keys()) retry(id);
  }

  function leave(): void {
    const { origin } = serverOf(view.location, storage.readSocketUrl() ?? "");
    for (const { id, ownerToken, deletesAt } of held.values()) {
      if (!own.has(id) && !left.has(id)) continue;
      const body = JSON.stringify({ owner_token: ownerToken });
      const headers = { "Content-Type": "application/json" };
      view
        .fetch(`${origin}/api/delete/${id}`, { method: "POST", headers, body, keepalive: true })
        .catch(() => undefined);
      // The next page asks again, in case that failed, and offers no undoing.
      ownUploads.holdDeletion(id, Math.min(deletesAt ?? 0, now()));
    }
  }

  /** A page that was left, and is shown again, has sent its deletions. */
  function comeBack(): void {
    for (const id of held.keys()) if (own.has(id)) sendDue(id);
  }

  const stop = ownUploads.store.subscribe(update);
  retries.add(retry);
  view.addEventListener("pagehide", leave, { signal });
  view.addEventListener("pageshow", comeBack, { signal });
  view.addEventListener("online", retryAll, { signal });
  view.document.addEventListener("visibilitychange", retryAll, { signal });
  update();
  return () => {
    stopped.abort();
    stop();
    retries.delete(retry);
    for (const id of timers.keys()) forget(id);
  };
}
