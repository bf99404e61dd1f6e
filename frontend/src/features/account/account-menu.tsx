import { useEffect, useRef, useState } from "react";
import { type AccountState, type User, uidOf } from "../../shared/account/account-state.ts";
import { signOut } from "../../shared/account/sign-out.ts";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { loadChunk } from "../../shared/chunks/load-chunk.ts";
import { usePreload } from "../../shared/chunks/use-preload.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { type Environment, useEnvironment } from "../../shared/environment.tsx";
import { SignInButton } from "../../shared/experiments/sign-in-button.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { syncLazily } from "../../shared/list-sync/lazy-sync.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { isOwnedBy } from "../../shared/uploads/own-upload.ts";
import styles from "./account-menu.module.css";
import { SignUpDialog } from "./sign-up-dialog.tsx";

function chooseNotice(state: AccountState, { waitsFor }: SignOut): string | null {
  if (state.kind === "signedOut") {
    if (state.by === undefined) return null;
    return state.by === "refused" ? "signedOutRefused" : "signedOut";
  }
  if (waitsFor === "transfer") return "signOutWaits";
  if (waitsFor === "otherTab") return "signOutWaitsForTab";
  return waitsFor === "list" ? "signOutSyncs" : null;
}

/** Offers sign-in where possible, or shows who is signed in. */
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

/** Preloaded so that loading it does not delay revoking the token at sign-out. */
const preloadSignIn = () => loadChunk("sign-in", () => import("../../shared/account/sign-in.ts"));

/** Shows who is signed in, with a sign-out button. */
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

/** The user's profile picture, or their initial if the page's headers block the picture's origin. */
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

/** Asks for confirmation before removing uploads and requests listed only on this device. */
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

function SignedOutMenu() {
  const t = useText();
  const { account } = useEnvironment();
  const needsAccount = usePublicConfig()?.FEATURES.uploadRequiresAccount === true;
  const isSigningIn = useReducerStore(account).kind === "signingIn";
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // Takes over the focus from the sign-out button it replaces, unless another tab signed the user out.
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

/** Maximum time that a sign-out waits for the list's final sync. */
const SYNC_MS = 10_000;

type OwnLists = Pick<Environment, "account" | "ownUploads" | "ownRequests">;

/**
 * Number of the user's uploads and requests whose current version has not been synced to the account's list, including
 * uploads whose password is not set yet.
 */
function countUnsent({ account, ownUploads, ownRequests }: OwnLists): number {
  const uid = uidOf(account.getState());
  const all = [...ownUploads.store.getState(), ...ownRequests.store.getState()];
  return uid === null ? 0 : all.filter((own) => own.awaitsSync && isOwnedBy(own, uid)).length;
}

type SignOut = ReturnType<typeof useSignOut>;

/** Signs out. Syncs the list first because signing out removes it from the device. */
function useSignOut() {
  const environment = useEnvironment();
  const { account, ownUploads, ownRequests, runningTransfers, signIn } = environment;
  const auth = usePublicConfig()?.AUTH;
  const isSignedIn = useReducerStore(account).kind === "signedIn";
  const isTransferring = useReducerStore(runningTransfers) > 0;
  // Sign-out can wait for a transfer here or in another tab, a sync of the list, or consent to lose uploads.
  const [waitsFor, setWaitsFor] = useState<"nothing" | "transfer" | "otherTab" | "list" | "answer">("nothing");
  const isOver = !isSignedIn || (waitsFor === "transfer" && !isTransferring);
  if (waitsFor !== "nothing" && isOver) setWaitsFor("nothing");

  function leave(): void {
    const state = account.getState();
    if (state.kind !== "signedIn") return;
    signOut(environment, "button");
    // The device has already deleted the token. If revocation fails, the token still expires.
    if (auth !== undefined) signIn.revoke(auth, state.user).catch(() => undefined);
  }

  function reload(): void {
    ownUploads.reload();
    ownRequests.reload();
  }

  async function begin(): Promise<void> {
    // Another tab may have added to the lists.
    reload();
    if (!isTransferring && countUnsent(environment) > 0) {
      setWaitsFor("list");
      await syncLazily(environment, AbortSignal.timeout(SYNC_MS)).catch(() => undefined);
    }
    // Running transfers are waited for, because an upload that finishes later would be stored on the device after
    // sign-out.
    const isRunning = await environment.isAnyTabTransferring();
    reload();
    if (runningTransfers.getState() > 0) setWaitsFor("transfer");
    else if (isRunning) setWaitsFor("otherTab");
    else if (countUnsent(environment) > 0) setWaitsFor("answer");
    else leave();
  }

  return { waitsFor, begin, stay: () => setWaitsFor("nothing"), leave };
}
