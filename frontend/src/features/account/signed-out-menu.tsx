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

  // Takes the focus from the sign-out button that it replaces, but not in a tab that only follows another one.
  useEffect(() => {
    const state = account.getState();
    const isPressed = state.kind === "signedOut" && state.by === "button" && document.hasFocus();
    if (isPressed && document.activeElement === document.body) button.current?.focus();
  }, [account]);

  // During the return from the issuer there is nothing to start.
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
