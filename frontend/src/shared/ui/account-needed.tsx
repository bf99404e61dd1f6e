import type { ReactNode } from "react";
import type { SignInTrigger } from "../account/account-state.ts";
import { useKeepsAccounts } from "../capabilities/use-capabilities.ts";
import { useText } from "../l10n/use-text.ts";
import styles from "./account-needed.module.css";
import { Button } from "./button.tsx";
import { LockedLetter } from "./illustrations.tsx";

/** Shows a sentence about why an account is needed, and below it the benefits of an account. */
export type SignUpDialogSlot = (asked: { trigger: SignInTrigger; lead: string; onClose: () => void }) => ReactNode;

type AccountNeededProps = {
  title?: string;
  lead: string;
  /** Whether the service can sign users in at the moment. */
  canSignUp: boolean;
  onAccount: () => void;
};

/** Replaces something that requires an account. */
export function AccountNeeded({ title, lead, canSignUp, onAccount }: AccountNeededProps) {
  const t = useText();
  const keepsAccounts = useKeepsAccounts();
  return (
    <div className={styles["needed"]} data-testid="account-needed">
      <LockedLetter />
      {title !== undefined && <p className={styles["title"]}>{title}</p>}
      <p className={styles["lead"]}>{keepsAccounts ? lead : t("accountNeededBlocked")}</p>
      {keepsAccounts && !canSignUp && <p className={styles["lead"]}>{t("signInAway")}</p>}
      {canSignUp && (
        <Button look="primary" data-testid="account-needed-sign-in" onClick={onAccount}>
          {t("signIn")}
        </Button>
      )}
    </div>
  );
}
