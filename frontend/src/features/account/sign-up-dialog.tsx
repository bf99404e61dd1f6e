import { useId, useState } from "react";
import type { SignInTrigger } from "../../shared/account/account-state.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import field from "../../shared/ui/field.module.css";
import { BenefitList } from "./benefit-list.tsx";
import styles from "./sign-up-dialog.module.css";
import { type LeaveObstacle, useLeaveForIssuer } from "./use-leave-for-issuer.ts";

const OBSTACLE_TEXTS: Record<LeaveObstacle, string> = {
  unreached: "signInNotBegun",
  noRoom: "signInNoRoom",
  transfer: "signInWaits",
};

type SignUpDialogProps = { trigger: SignInTrigger; lead: string; onClose: () => void };

/** Lists the benefits of an account, with a button that opens the issuer. */
export function SignUpDialog({ trigger, lead, onClose }: SignUpDialogProps) {
  const t = useText();
  const { metrics } = useEnvironment();
  const config = usePublicConfig();
  const [email, setEmail] = useState("");
  const { obstacle, isLeaving, isOnTheWay, leave } = useLeaveForIssuer(trigger);
  const formId = useId();
  const auth = config?.AUTH;
  if (config === null || auth === undefined) return null;
  // The browser may still ask for confirmation, and the person may stay.
  const busy = isLeaving && !isOnTheWay;

  function cancel(): void {
    metrics.record({ type: "login", status: "cancel", trigger });
    onClose();
  }

  return (
    <Dialog
      title={t("signUpTitle")}
      onClose={cancel}
      busy={busy}
      actions={
        <>
          <Button busy={busy} data-testid="sign-up-cancel" onClick={cancel}>
            {t("cancel")}
          </Button>
          <Button look="primary" type="submit" form={formId} busy={isLeaving} data-testid="sign-up-submit">
            {t("signIn")}
          </Button>
        </>
      }
    >
      <p data-testid="notice">{lead}</p>
      <BenefitList limits={config.LIMITS} />
      <form
        id={formId}
        // Without a valid address, the issuer asks for one.
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void leave(auth, email);
        }}
      >
        <label className={field["field"]}>
          <span className={field["label"]}>{t("emailLabel")}</span>
          <input
            type="email"
            className={field["control"]}
            data-testid="sign-up-email"
            autoComplete="email"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </label>
        <p className={field["error"]} role="alert">
          {obstacle !== null && t(OBSTACLE_TEXTS[obstacle])}
        </p>
      </form>
    </Dialog>
  );
}
