import { useKeepsAccounts } from "../../../shared/capabilities/use-capabilities.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import styles from "./sign-in-required-view.module.css";

/** Replaces the drop area if sending requires an account. */
export function SignInRequiredView({ canSignUp, onAccount }: { canSignUp: boolean; onAccount: () => void }) {
  const t = useText();
  const keepsAccounts = useKeepsAccounts();
  return (
    <div className={styles["needed"]} data-testid="account-needed">
      <LockedLetter />
      <p className={styles["title"]}>{t("accountNeeded")}</p>
      <p className={styles["lead"]}>{t(keepsAccounts ? "accountNeededLead" : "accountNeededBlocked")}</p>
      {keepsAccounts && !canSignUp && <p className={styles["lead"]}>{t("signInAway")}</p>}
      {canSignUp && (
        <Button look="primary" data-testid="account-needed-sign-in" onClick={onAccount}>
          {t("signIn")}
        </Button>
      )}
    </div>
  );
}
