import { useEffect, useRef, useState } from "react";
import type { AccountState, User } from "../../shared/account/account-state.ts";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { loadChunk } from "../../shared/chunks/load-chunk.ts";
import { usePreload } from "../../shared/chunks/use-preload.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { SignInButton } from "../../shared/experiments/sign-in-button.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import styles from "./account-menu.module.css";
import { SignUpDialog } from "./sign-up-dialog.tsx";
import { countUnsent, type SignOut, useSignOut } from "./use-sign-out.ts";

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

/** Loading it must not delay revoking the token at sign-out. */
const preloadSignIn = () => loadChunk("sign-in", () => import("../../shared/account/sign-in.ts"));

/** Shows who is signed in, with a button to sign out. */
function SignedInMenu({ user, signOut }: { user: User; signOut: SignOut }) {
  const t = useText();
  usePreload(preloadSignIn);
  return (
    <>
      <Avatar user={user} />
      <span className={styles["email"]} title={user.email} data-testid="account-email" translate="no">
        {user.email || user.displayName}
      </span>
      <Button
        look="quiet"
        data-testid="sign-out"
        busy={signOut.waitsFor === "list"}
        onClick={() => void signOut.begin()}
      >
        {t("signOut")}
      </Button>
      {signOut.waitsFor === "answer" && <SignOutDialog signOut={signOut} />}
    </>
  );
}

/** The person's picture, or their initial if the page's headers block the picture's origin. */
function Avatar({ user: { avatar, avatarDefault, displayName, email } }: { user: User }) {
  const [isRefused, setIsRefused] = useState(false);
  if (avatar !== null && !avatarDefault && !isRefused) {
    return (
      <img
        className={styles["avatar"]}
        src={avatar}
        alt=""
        title={email}
        data-testid="avatar"
        referrerPolicy="no-referrer"
        onError={() => setIsRefused(true)}
      />
    );
  }
  const [letter = ""] = displayName || email;
  return (
    <span className={styles["avatar"]} aria-hidden="true" title={email} data-testid="avatar">
      {letter.toLocaleUpperCase()}
    </span>
  );
}

/** Asks for confirmation before removing uploads that are listed only on this device. */
function SignOutDialog({ signOut: { stay, leave } }: { signOut: SignOut }) {
  const t = useText();
  const count = countUnsent(useEnvironment());
  return (
    <Dialog
      title={t("signOutTitle")}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t("staySignedIn")}</Button>
          <Button look="danger" data-testid="confirm-sign-out" onClick={leave}>
            {t("signOutAnyway")}
          </Button>
        </>
      }
    >
      <p>{t("signOutLoses", { count })}</p>
    </Dialog>
  );
}

/** The button to sign in. */
function SignedOutMenu() {
  const t = useText();
  const { account } = useEnvironment();
  const needsAccount = usePublicConfig()?.FEATURES.uploadRequiresAccount === true;
  const isSigningIn = useReducerStore(account).kind === "signingIn";
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // Takes the focus of the sign-out button that it replaces, but not if another tab has signed out.
  useEffect(() => {
    const state = account.getState();
    const isPressed = state.kind === "signedOut" && state.by === "button" && document.hasFocus();
    if (isPressed && document.activeElement === document.body) button.current?.focus();
  }, [account]);

  // Hidden during the return from the issuer, when a sign-in is already running.
  if (isSigningIn && !isAsking) return null;
  return (
    <>
      <SignInButton ref={button} data-testid="sign-in" onClick={() => setIsAsking(true)}>
        {t("signIn")}
      </SignInButton>
      {isAsking && (
        <SignUpDialog
          trigger="button"
          lead={t(needsAccount ? "accountNeededLead" : "signUpLead")}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
