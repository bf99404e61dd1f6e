import { useState } from "react";
import { uidOf } from "../../shared/account/account-state.ts";
import { signOut } from "../../shared/account/sign-out.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { type Environment, useEnvironment } from "../../shared/environment.tsx";
import { syncLazily } from "../../shared/list-sync/lazy-sync.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { isOwnedBy } from "../../shared/uploads/own-upload.ts";

/** How long sign-out waits for the final sync of the list. */
const SYNC_MS = 10_000;

export type SignOut = {
  /**
   * Sign-out can wait for a transfer, here or in another tab; a sync of the list; or the person's consent to lose
   * uploads.
   */
  waitsFor: "nothing" | "transfer" | "otherTab" | "list" | "answer";
  begin: () => Promise<void>;
  stay: () => void;
  leave: () => void;
};

/** The number of the person's uploads that only this device lists, including those whose password is not set yet. */
export function countUnsent({ account, ownUploads }: Pick<Environment, "account" | "ownUploads">): number {
  const uid = uidOf(account.getState());
  return uid === null ? 0 : ownUploads.store.getState().filter((own) => own.awaitsSync && isOwnedBy(own, uid)).length;
}

/** Signs out. First syncs the list because signing out removes it from the device. */
export function useSignOut(): SignOut {
  const environment = useEnvironment();
  const { account, ownUploads, runningTransfers, signIn } = environment;
  const auth = usePublicConfig()?.AUTH;
  const isSignedIn = useReducerStore(account).kind === "signedIn";
  const isTransferring = useReducerStore(runningTransfers) > 0;
  const [waitsFor, setWaitsFor] = useState<SignOut["waitsFor"]>("nothing");
  const isOver = !isSignedIn || (waitsFor === "transfer" && !isTransferring);
  if (waitsFor !== "nothing" && isOver) setWaitsFor("nothing");

  function leave(): void {
    const state = account.getState();
    if (state.kind !== "signedIn") return;
    signOut(environment, "button");
    // The device has already deleted the token. If revoking fails, the token expires by itself.
    if (auth !== undefined) signIn.revoke(auth, state.user).catch(() => undefined);
  }

  async function begin(): Promise<void> {
    // Another tab may have added uploads.
    ownUploads.reload();
    if (!isTransferring && countUnsent(environment) > 0) {
      setWaitsFor("list");
      await syncLazily(environment, AbortSignal.timeout(SYNC_MS)).catch(() => undefined);
    }
    // An upload that finishes later would be stored on the device after sign-out.
    const isRunning = await environment.isAnyTabTransferring();
    ownUploads.reload();
    if (runningTransfers.getState() > 0) setWaitsFor("transfer");
    else if (isRunning) setWaitsFor("otherTab");
    else if (countUnsent(environment) > 0) setWaitsFor("answer");
    else leave();
  }

  return { waitsFor, begin, stay: () => setWaitsFor("nothing"), leave };
}
