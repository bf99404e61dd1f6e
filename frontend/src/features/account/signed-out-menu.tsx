import { useEffect, useRef, useState } from "react";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { SignInButton } from "../../shared/experiments/sign-in-button.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { SignUpDialog } from "./sign-up-dialog.tsx";

/** The button to sign in. */
export function SignedOutMenu() {
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
