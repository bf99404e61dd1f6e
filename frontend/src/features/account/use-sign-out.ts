import { useState } from "react";
import { uidOf } from "../../shared/account/account-state.ts";
import { signOut } from "../../shared/account/sign-out.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { type Environment, useEnvironment } from "../../shared/environment.tsx";
import { syncLazily } from "../../shared/list-sync/lazy-sync.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { isOf } from "../../shared/uploads/own-upload.ts";

/** Nobody waits longer than this for the list to get what it lacks. */
const SYNC_MS = 10_000;

export type SignOut = {
  /** What has to come first: the end of a transfer, here or elsewhere, the list, or the person's word that uploads may go. */
  waitsFor: "nothing" | "transfer" | "otherTab" | "list" | "answer";
  begin: () => Promise<void>;
  stay: () => void;
  leave: () => void;
};

/** Uploads of the signed-in person that are only on this device, also those whose password is not set yet. */
export function countUnsent({ account, ownUploads }: Pick<Environment, "account" | "ownUploads">): number {
  const uid = uidOf(account.getState());
  return uid === null ? 0 : ownUploads.store.getState().filter((own) => own.awaitsSync && isOf(own, uid)).length;
}

/** The way out. It leaves nothing on the device, so their list gets first what it lacks. */
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
    // The device has forgotten it either way; where this fails it ends by itself.
    if (auth !== undefined) signIn.revoke(auth, state.user).catch(() => undefined);
  }

  async function begin(): Promise<void> {
    // Other tabs may have sent something.
    ownUploads.reload();
    if (!isTransferring && countUnsent(environment) > 0) {
      setWaitsFor("list");
      await syncLazily(environment, AbortSignal.timeout(SYNC_MS)).catch(() => undefined);
    }
    // What is sent meanwhile would come to the device when nobody is signed in any more.
    const isRunning = await environment.isAnyTabTransferring();
    ownUploads.reload();
    if (runningTransfers.getState() > 0) setWaitsFor("transfer");
    else if (isRunning) setWaitsFor("otherTab");
    else if (countUnsent(environment) > 0) setWaitsFor("answer");
    else leave();
  }

  return { waitsFor, begin, stay: () => setWaitsFor("nothing"), leave };
}
