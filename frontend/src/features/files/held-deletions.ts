import type { UploadId } from "@envoi/protocol";
import type { Environment } from "../../shared/environment.tsx";
import { createReducerStore, type ReducerStore } from "../../shared/state/reducer-store.ts";

/**
 * [Note: Held deletions]
 *
 * An owner can undo a deletion for a few seconds before it is sent. The deletion is part of the upload's record on the
 * device, so it is carried out whatever happens to the page:
 *
 * - when the page is left, in a request that outlives the page, and by the service worker;
 * - when the record leaves the device, because the user signs out, even in another tab or on the next page;
 * - otherwise by another tab, or the next page. A failed deletion is retried when there is a connection, unless a tab
 *   has kept the upload.
 *
 * Several of these may send the same deletion, because deleting twice is harmless.
 */
export const HOLD_MS = 8_000;

type Sending = ReadonlyMap<UploadId, "sending" | "failed">;
type SendingAction = { id: UploadId; is: "sending" | "failed" | "over" };

/** The deletions that a page holds or sends. */
export type Deletions = {
  /** Deletions started on this page. */
  own: Set<UploadId>;
  sending: ReducerStore<Sending, SendingAction>;
  /** Callbacks that retry a deletion, one per running call of `followDeletions`. */
  retries: Set<(id: UploadId) => void>;
};

const known = new WeakMap<Environment["ownUploads"], Deletions>();

export function deletionsOf({ ownUploads }: Pick<Environment, "ownUploads">): Deletions {
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

/** Deletions that are being sent, or that have failed. */
export function sendingDeletions(environment: Pick<Environment, "ownUploads">): ReducerStore<Sending, SendingAction> {
  return deletionsOf(environment).sending;
}

export function beginDeletion(environment: Pick<Environment, "ownUploads" | "now">, id: UploadId): void {
  const { ownUploads, now } = environment;
  deletionsOf(environment).own.add(id);
  ownUploads.holdDeletion(id, now() + HOLD_MS);
}

/** Keeps an upload unless its deletion is being sent. */
export function undoDeletion(environment: Pick<Environment, "ownUploads" | "now">, id: UploadId): void {
  const { ownUploads, now } = environment;
  const { own, sending } = deletionsOf(environment);
  // Another tab may have sent the deletion.
  ownUploads.reload();
  const held = ownUploads.store.getState().find((upload) => upload.id === id);
  const state = sending.getState().get(id);
  if (state === "sending" || (state === undefined && (held?.deletesAt ?? 0) <= now())) return;
  own.delete(id);
  sending.dispatch({ id, is: "over" });
  ownUploads.holdDeletion(id, null);
}

export function retryDeletion(environment: Pick<Environment, "ownUploads">, id: UploadId): void {
  for (const retry of deletionsOf(environment).retries) retry(id);
}
