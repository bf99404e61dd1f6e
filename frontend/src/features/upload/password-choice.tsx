import { MAX_PASSWORD_CHARACTERS } from "@envoi/protocol";
import { useId } from "react";
import { useText } from "../../shared/l10n/use-text.ts";
import field from "../../shared/ui/field.module.css";
import type { ArchiveAction, PasswordOption } from "./archive.ts";
import styles from "./password-choice.module.css";

type PasswordChoiceProps = { password: PasswordOption; dispatch: (event: ArchiveAction) => void };

/** A checkbox with a password field; unticking it clears the password. */
export function PasswordChoice({ password, dispatch }: PasswordChoiceProps) {
  const t = useText();
  const hintId = useId();
  const isFull = password.kind === "on" && password.text.length >= MAX_PASSWORD_CHARACTERS;
  return (
    <div className={styles["choice"]}>
      <label className={styles["tick"]}>
        <input
          type="checkbox"
          className={styles["box"]}
          data-testid="password-toggle"
          checked={password.kind === "on"}
          onChange={({ currentTarget }) => dispatch({ type: "passwordToggled", on: currentTarget.checked })}
        />
        {t("addPassword")}
      </label>
      {password.kind === "on" && (
        <div className={field["field"]}>
          <input
            // biome-ignore lint/a11y/noAutofocus: ticking the box is a request to type here
            autoFocus
            type="password"
            className={field["control"]}
            data-testid="password-input"
            aria-label={t("passwordLabel")}
            aria-describedby={hintId}
            placeholder={t("passwordLabel")}
            autoComplete="off"
            maxLength={MAX_PASSWORD_CHARACTERS}
            value={password.text}
            onChange={({ currentTarget }) => dispatch({ type: "passwordTyped", text: currentTarget.value })}
          />
          <p id={hintId} className={field["hint"]} role="status">
            {isFull && t("maxPasswordLength", { length: MAX_PASSWORD_CHARACTERS })}
          </p>
        </div>
      )}
    </div>
  );
}
