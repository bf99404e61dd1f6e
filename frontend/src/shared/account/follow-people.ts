import type { Environment } from "../environment.tsx";
import { uidOf } from "./account-state.ts";

type Deps = Pick<Environment, "account" | "storage" | "ownUploads" | "ownRequests" | "news" | "transfer">;

export type NotificationContainer = {
  getRegistration(): Promise<{ getNotifications(): Promise<readonly { close(): void }[]> } | undefined>;
};

/** Removes the page's notifications, which contain file names. */
async function closeNotifications(serviceWorker: NotificationContainer | undefined): Promise<void> {
  const registration = await serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

/** Removes the data of users who have left, now and at every sign-in or sign-out in any tab. See [Note: Leaving]. */
export function followPeople(deps: Deps, serviceWorker: NotificationContainer | undefined): void {
  const { account, storage, ownUploads, ownRequests, news, transfer } = deps;

  let clearing = Promise.resolve();

  async function clear(): Promise<void> {
    const leaving = storage.readMark("leaving");
    const stays = { uid: uidOf(account.getState()), unowned: leaving !== "everything" };
    await transfer.clearDevice({ stays, received: leaving !== null }, new AbortController().signal);
    if (leaving === null) return;
    await closeNotifications(serviceWorker);
    storage.writeMark("leaving", null);
  }

  function clearNext(): void {
    // If this fails, it is retried the next time the page loads.
    clearing = clearing.then(clear).catch(() => undefined);
  }

  account.subscribe((state, before) => {
    if (state.kind === "off" || state.kind === "signingIn") return;
    const left = uidOf(before);
    if (before.kind !== "off" && left === uidOf(state)) return;
    if (left !== null) {
      ownUploads.reload();
      ownRequests.reload();
      news.dispatch({});
    }
    clearNext();
  });
  // If the service has no accounts, no user can have left.
  if (account.getState().kind !== "off") clearNext();
}
