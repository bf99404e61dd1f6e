import { useEffect } from "react";
import { uidOf } from "../account/account-state.ts";
import type { SessionDeps } from "../account/session.ts";
import { useEnvironment } from "../environment.tsx";
import { useReducerStore } from "../state/use-reducer-store.ts";
import type { KeptRequest } from "../storage/kept-request.ts";
import { isSameVersion, isToSend, type OwnUpload } from "../uploads/own-upload.ts";
import { syncLazily } from "./lazy-sync.ts";

const SYNC_MS = 120_000;
/** Delay before sending a change, so that further changes can be sent with it. */
const SETTLE_MS = 1_000;

function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Whether there are changes to send. Uploads still pending after a failed sync do not count. */
function hasNews(uploads: readonly OwnUpload[], before: readonly OwnUpload[], uid: string): boolean {
  const known = before.filter((upload) => isToSend(upload, uid));
  return uploads
    .filter((upload) => isToSend(upload, uid))
    .some((upload) => !known.some((other) => other.id === upload.id && isSameVersion(other, upload)));
}

function hasNewRequest(requests: readonly KeptRequest[], before: readonly KeptRequest[], uid: string): boolean {
  const isToSend = ({ account, awaitsSync }: KeptRequest) => awaitsSync && account === uid;
  const known = new Set(before.filter(isToSend).map(({ id }) => id));
  return requests.some((request) => isToSend(request) && !known.has(request.id));
}

/** Syncs the list now, every two minutes, and soon after a change on this device. */
function startListSync(deps: SessionDeps, uid: string): () => void {
  let running = new AbortController();
  let sending: ReturnType<typeof setTimeout> | undefined;

  /** Starts a sync, and aborts the previous one if it is still running. */
  async function sync(): Promise<void> {
    if (isDialogOpen()) return;
    running.abort();
    running = new AbortController();
    await syncLazily(deps, running.signal);
  }

  // Errors are ignored: the next sync follows soon.
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
  const stops = [
    deps.ownUploads.store.subscribe((uploads, before) => {
      if (hasNews(uploads, before, uid)) sendSoon();
    }),
    deps.ownRequests.store.subscribe((requests, before) => {
      if (hasNewRequest(requests, before, uid)) sendSoon();
    }),
  ];
  return () => {
    clearInterval(timer);
    clearTimeout(sending);
    for (const stop of stops) stop();
    running.abort();
  };
}

/** Syncs the signed-in user's list while no dialog is open. */
export function useListSync(): void {
  const environment = useEnvironment();
  const state = useReducerStore(environment.account);
  const uid = uidOf(state);
  useEffect(() => (uid === null ? undefined : startListSync(environment, uid)), [environment, uid]);
}
