import { useEffect, useId, useState } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "./button.tsx";
import { DeadEnd } from "./dead-end.tsx";
import field from "./field.module.css";
import { LockedLetter } from "./illustrations.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

type PasswordViewProps = {
  /** The outcome of the last password. `limited`: there were too many wrong ones. */
  attempt: "none" | "running" | "refused" | "limited";
  /** Progress of deriving keys from a strong password, from 0 to 1. */
  stretched?: number;
  /** Whom to ask for the password. */
  lead: string;
  onSubmit: (password: string) => void;
};

/** Asks for the password, without a length limit because other clients can set longer passwords. */
export function PasswordView({ attempt, stretched, lead, onSubmit }: PasswordViewProps) {
  const t = useText();
  const [password, setPassword] = useState("");
  const [edited, setEdited] = useState(false);
  const input = useFocusOnMount<HTMLInputElement>();
  const errorId = useId();
  const isWrong = attempt === "refused" && !edited;
  const problem = attempt === "limited" ? "downloadError-rate_limited" : isWrong ? "passwordTryAgain" : null;

  // Selects the wrong password so that typing replaces it.
  useEffect(() => {
    if (attempt !== "refused") return;
    input.current?.focus();
    input.current?.select();
  }, [attempt, input]);

  return (
    <DeadEnd illustration={<LockedLetter />} title={t("passwordNeeded")} lead={lead}>
      <form
        className="narrowForm"
        onSubmit={(event) => {
          event.preventDefault();
          setEdited(false);
          onSubmit(password);
        }}
      >
        <PasswordField
          inputRef={input}
          label={t("passwordLabel")}
          testId="password-input"
          invalid={isWrong}
          describedBy={errorId}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setEdited(true);
          }}
        />
        <p id={errorId} className={field["error"]} role="alert">
          {problem !== null && t(problem)}
        </p>
        <Button
          type="submit"
          look={isWrong ? "alarm" : "primary"}
          shape="wide"
          // A disabled button would lose the focus, so this one ignores clicks instead.
          aria-disabled={attempt === "running"}
          data-testid="unlock-button"
        >
          {t("unlock")}
        </Button>
        {stretched !== undefined && attempt === "running" && (
          <>
            <p className={field["hint"]} role="status">
              {t("checkingPassword")}
            </p>
            <ProgressBar ratio={stretched} label={t("checkingPassword")} />
          </>
        )}
      </form>
    </DeadEnd>
  );
}
