import { useEffect } from "react";
import { uidOf } from "../account/account-state.ts";
import { type Environment, useEnvironment } from "../environment.tsx";
import { useReducerStore } from "../state/use-reducer-store.ts";
import { isSameVersion, isToSend, type OwnUpload } from "../uploads/own-upload.ts";
import { syncLazily } from "./lazy-sync.ts";

const SYNC_MS = 120_000;
/** Changes of this device are sent together, so long after the first. */
const SETTLE_MS = 1_000;

function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** What could not be sent before is not a change. */
function hasNews(uploads: readonly OwnUpload[], before: readonly OwnUpload[], uid: string): boolean {
  const known = before.filter((upload) => isToSend(upload, uid));
  return uploads
    .filter((upload) => isToSend(upload, uid))
    .some((upload) => !known.some((other) => other.id === upload.id && isSameVersion(other, upload)));
}

/** Keeps the list in step until it is stopped: now, every two minutes, and soon after a change of this device. */
function keepInStep(environment: Environment, uid: string): () => void {
  let running = new AbortController();
  let sending: ReturnType<typeof setTimeout> | undefined;

  /** One that takes until the next is given up for it. */
  async function sync(): Promise<void> {
    if (isDialogOpen()) return;
    running.abort();
    running = new AbortController();
    await syncLazily(environment, running.signal);
  }

  // What goes wrong stays silent: the next time is near.
  const trySync = () => void sync().catch(() => undefined);

  function sendSoon(): void {
    sending ??= setTimeout(() => {
      sending = undefined;
      if (isDialogOpen()) sendSoon();
      else trySync();
    }, SETTLE_MS);
  }

  trySync();
  const timer = setInterval(trySync, SYNC_MS);
  const unsubscribe = environment.ownUploads.store.subscribe((uploads, before) => {
    if (hasNews(uploads, before, uid)) sendSoon();
  });
  return () => {
    clearInterval(timer);
    clearTimeout(sending);
    unsubscribe();
    running.abort();
  };
}

/** While someone is signed in and no dialog is open, their list here and in their account are kept in step. */
export function useListSync(): void {
  const environment = useEnvironment();
  const state = useReducerStore(environment.account);
  const uid = uidOf(state);
  useEffect(() => (uid === null ? undefined : keepInStep(environment, uid)), [environment, uid]);
}
