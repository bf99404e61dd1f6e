import { useEffect, useId, useState } from "react";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { LockedLetter } from "../../shared/ui/illustrations.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useFocusOnMount } from "../../shared/ui/use-focus-on-mount.ts";
import styles from "./password-view.module.css";

type PasswordViewProps = { attempt: "none" | "running" | "refused"; onSubmit: (password: string) => void };

/** Asks for the password. The length is not limited: other clients can set longer passwords. */
export function PasswordView({ attempt, onSubmit }: PasswordViewProps) {
  const t = useText();
  const [password, setPassword] = useState("");
  const [edited, setEdited] = useState(false);
  const input = useFocusOnMount<HTMLInputElement>();
  const errorId = useId();
  const isWrong = attempt === "refused" && !edited;

  // So that it can be retyped at once.
  useEffect(() => {
    if (attempt !== "refused") return;
    input.current?.focus();
    input.current?.select();
  }, [attempt, input]);

  return (
    <Panel>
      <LockedLetter />
      <ScreenTitle title={t("passwordNeeded")} lead={t("passwordNeededLead")} />
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          setEdited(false);
          onSubmit(password);
        }}
      >
        <label className={field["field"]}>
          <span className={field["label"]}>{t("passwordLabel")}</span>
          <input
            ref={input}
            type="password"
            className={field["control"]}
            data-testid="password-input"
            autoComplete="off"
            aria-invalid={isWrong}
            aria-describedby={errorId}
            value={password}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setEdited(true);
            }}
          />
        </label>
        <p id={errorId} className={field["error"]} role="alert">
          {isWrong && t("passwordTryAgain")}
        </p>
        <Button
          type="submit"
          look={isWrong ? "danger" : "primary"}
          shape="wide"
          // A disabled button would lose the focus; this one ignores clicks instead.
          aria-disabled={attempt === "running"}
          data-testid="unlock-button"
        >
          {t("unlock")}
        </Button>
      </form>
    </Panel>
  );
}
