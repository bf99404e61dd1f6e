import type { AuthConfig } from "@envoi/protocol";
import { useEffect, useState } from "react";
import type { SignInTrigger } from "../../shared/account/account-state.ts";
import { emailOrNull } from "../../shared/account/email-or-null.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { isNoRoom } from "../../shared/worker/failure.ts";

/** Why the issuer cannot be opened: it is unreachable, the device is full, or a transfer would be lost. */
export type LeaveObstacle = "unreached" | "noRoom" | "transfer";

type Leaving = {
  obstacle: LeaveObstacle | null;
  /** The address is being built, or the browser is loading it. */
  isLeaving: boolean;
  /** The browser is opening the address, and the page can no longer stop it. */
  isOnTheWay: boolean;
  leave: (auth: AuthConfig, email: string) => Promise<void>;
};

export function useLeaveForIssuer(trigger: SignInTrigger): Leaving {
  const { account, signIn, page, runningTransfers } = useEnvironment();
  const isLeaving = useReducerStore(account).kind === "signingIn";
  const isTransferring = useReducerStore(runningTransfers) > 0;
  const [hasAddress, setHasAddress] = useState(false);
  const [obstacle, setObstacle] = useState<LeaveObstacle | null>(null);
  if (obstacle === "transfer" && !isTransferring) setObstacle(null);
  // Closing the dialog or returning to the page cancels the sign-in.
  useEffect(() => () => account.dispatch({ type: "signInStopped" }), [account]);

  function stay(why: LeaveObstacle): void {
    account.dispatch({ type: "signInStopped" });
    setObstacle(why);
  }

  async function leave(auth: AuthConfig, email: string): Promise<void> {
    if (account.getState().kind !== "signedOut") return;
    setHasAddress(false);
    setObstacle(isTransferring ? "transfer" : null);
    if (isTransferring) return;
    account.dispatch({ type: "signInBegan" });
    try {
      const address = await signIn.begin(auth, { trigger, email: emailOrNull(email), campaign: page.campaign });
      if (account.getState().kind !== "signingIn") return;
      setHasAddress(true);
      page.leaveFor(address);
    } catch (error) {
      stay(isNoRoom(error) ? "noRoom" : "unreached");
    }
  }

  return {
    obstacle,
    isLeaving,
    isOnTheWay: isLeaving && hasAddress,
    leave,
  };
}
