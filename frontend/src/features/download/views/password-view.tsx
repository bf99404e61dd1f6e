import { useEffect, useId, useState } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import field from "../../../shared/ui/field.module.css";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import { PasswordField } from "../../../shared/ui/password-field.tsx";
import { ProgressBar } from "../../../shared/ui/progress-bar.tsx";
import { useFocusOnMount } from "../../../shared/ui/use-focus-on-mount.ts";
import type { DownloadStateOf } from "../session/download-state.ts";

type PasswordViewProps = Pick<DownloadStateOf<"locked">, "attempt" | "stretched"> & {
  onSubmit: (password: string) => void;
};

/** Asks for the password, without a length limit because other clients can set longer passwords. */
export function PasswordView({ attempt, stretched, onSubmit }: PasswordViewProps) {
  const t = useText();
  const [password, setPassword] = useState("");
  const [edited, setEdited] = useState(false);
  const input = useFocusOnMount<HTMLInputElement>();
  const errorId = useId();
  const isWrong = attempt === "refused" && !edited;

  // Selects the wrong password so that typing replaces it.
  useEffect(() => {
    if (attempt !== "refused") return;
    input.current?.focus();
    input.current?.select();
  }, [attempt, input]);

  return (
    <DeadEnd illustration={<LockedLetter />} title={t("passwordNeeded")} lead={t("passwordNeededLead")}>
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
          {isWrong && t("passwordTryAgain")}
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
