import { type AuthConfig, hasDownloadLimit, type LimitSet, type PublicConfig } from "@envoi/protocol";
import { useEffect, useId, useState } from "react";
import type { SignInTrigger } from "../../shared/account/account-state.ts";
import { emailOrNull } from "../../shared/account/email-or-null.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import field from "../../shared/ui/field.module.css";
import { CheckIcon } from "../../shared/ui/icons.tsx";
import { isNoRoom } from "../../shared/worker/failure.ts";
import styles from "./sign-up-dialog.module.css";

type SignUpDialogProps = { trigger: SignInTrigger; lead: string; onClose: () => void };

/** Lists the benefits of an account, with a button that opens the issuer. */
export function SignUpDialog({ trigger, lead, onClose }: SignUpDialogProps) {
  const t = useText();
  const { metrics } = useEnvironment();
  const config = usePublicConfig();
  const [email, setEmail] = useState("");
  const { obstacle, isLeaving, busy, leave } = useLeaveForIssuer(trigger);
  const formId = useId();
  const auth = config?.AUTH;
  if (config === null || auth === undefined) return null;

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
        // Without a valid e-mail address, the issuer asks for one.
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
          {obstacle !== null && t(obstacle)}
        </p>
      </form>
    </Dialog>
  );
}

const DAY_SECONDS = 86_400;

const daysOf = ({ MAX_EXPIRE_SECONDS }: LimitSet) => Math.floor(MAX_EXPIRE_SECONDS / DAY_SECONDS);

/** The benefits of an account, derived from the service's limits. Omits what users have without an account. */
function BenefitList({ limits: { ANON, ...limits } }: { limits: PublicConfig["LIMITS"] }) {
  const t = useText();
  const format = useFormat();
  const benefits = {
    size:
      limits.MAX_FILE_SIZE > ANON.MAX_FILE_SIZE && t("benefitSize", { size: format.sizeLimit(limits.MAX_FILE_SIZE) }),
    count:
      limits.MAX_DOWNLOADS > ANON.MAX_DOWNLOADS &&
      (hasDownloadLimit(limits.MAX_DOWNLOADS)
        ? t("benefitCount", { count: limits.MAX_DOWNLOADS })
        : t("downloadsWithoutLimit")),
    time: daysOf(limits) > daysOf(ANON) && t("benefitTime", { token: daysOf(limits) }),
    sync: t("benefitSync"),
    perk: t("benefitPerk"),
  };
  return (
    <ul className={styles["benefits"]}>
      {Object.entries(benefits).map(
        ([name, text]) =>
          text !== false && (
            <li key={name} data-testid={`benefit-${name}`}>
              <CheckIcon />
              <span>{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}

function useLeaveForIssuer(trigger: SignInTrigger) {
  const { account, signIn, page, runningTransfers } = useEnvironment();
  const isLeaving = useReducerStore(account).kind === "signingIn";
  const isTransferring = useReducerStore(runningTransfers) > 0;
  const [hasAddress, setHasAddress] = useState(false);
  const [obstacle, setObstacle] = useState<"signInNotBegun" | "signInNoRoom" | "signInWaits" | null>(null);
  if (obstacle === "signInWaits" && !isTransferring) setObstacle(null);
  // Closing the dialog or returning to the page cancels the sign-in.
  useEffect(() => () => account.dispatch({ type: "signInStopped" }), [account]);

  async function leave(auth: AuthConfig, email: string): Promise<void> {
    if (account.getState().kind !== "signedOut") return;
    setHasAddress(false);
    setObstacle(isTransferring ? "signInWaits" : null);
    if (isTransferring) return;
    account.dispatch({ type: "signInBegan" });
    try {
      const address = await signIn.begin(auth, { trigger, email: emailOrNull(email), campaign: page.campaign });
      if (account.getState().kind !== "signingIn") return;
      setHasAddress(true);
      page.leaveFor(address);
    } catch (error) {
      account.dispatch({ type: "signInStopped" });
      setObstacle(isNoRoom(error) ? "signInNoRoom" : "signInNotBegun");
    }
  }

  // Once the browser opens the issuer's URL, the dialog is no longer busy: the browser may ask for confirmation, and
  // the user may decide to stay.
  return { obstacle, isLeaving, busy: isLeaving && !hasAddress, leave };
}
