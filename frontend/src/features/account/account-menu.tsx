import type { AccountState } from "../../shared/account/account-state.ts";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import styles from "./account-menu.module.css";
import { SignedInMenu } from "./signed-in-menu.tsx";
import { SignedOutMenu } from "./signed-out-menu.tsx";
import { type SignOut, useSignOut } from "./use-sign-out.ts";

function chooseNotice(state: AccountState, { waitsFor }: SignOut): string | null {
  if (state.kind === "signedOut") {
    if (state.by === undefined) return null;
    return state.by === "refused" ? "signedOutRefused" : "signedOut";
  }
  if (waitsFor === "transfer") return "signOutWaits";
  if (waitsFor === "otherTab") return "signOutWaitsForTab";
  return waitsFor === "list" ? "signOutSyncs" : null;
}

/** Offers to sign in where that is possible, or shows who is signed in. */
export function AccountMenu() {
  const t = useText();
  const state = useReducerStore(useEnvironment().account);
  const { account: canSignIn } = useCapabilities();
  const signOut = useSignOut();
  const notice = chooseNotice(state, signOut);
  return (
    <div className={styles["menu"]}>
      {state.kind === "signedIn" && <SignedInMenu user={state.user} signOut={signOut} />}
      {state.kind !== "signedIn" && canSignIn && <SignedOutMenu />}
      <p role="status" className={styles["notice"]}>
        {notice !== null && t(notice)}
      </p>
    </div>
  );
}
