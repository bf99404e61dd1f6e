import { cutPassword } from "@envoi/client";
import { MAX_PASSWORD_CHARACTERS, MAX_STRONG_PASSWORD_CHARACTERS } from "@envoi/protocol";
import { useText } from "../../../shared/l10n/use-text.ts";
import { NewPasswordField } from "../../../shared/passphrase/new-password-field.tsx";
import field from "../../../shared/ui/field.module.css";
import { Tick } from "../../../shared/ui/tick.tsx";
import type { ArchiveAction, PasswordOption } from "../archive/archive.ts";
import styles from "./password-choice.module.css";

type PasswordChoiceProps = {
  password: PasswordOption;
  /** Whether the password must be a strong one, leaving the user no choice. */
  needsStrong?: boolean;
  dispatch: (event: ArchiveAction) => void;
};

/** A checkbox with a password field; unticking it clears the password. */
export function PasswordChoice({ password, needsStrong = false, dispatch }: PasswordChoiceProps) {
  const t = useText();
  return (
    <div className={styles["choice"]}>
      <Tick
        label={t("addPassword")}
        checked={password.kind === "on"}
        testId="password-toggle"
        onChange={(on) => dispatch({ type: "passwordToggled", on })}
      />
      {password.kind === "on" && <PasswordInput password={password} needsStrong={needsStrong} dispatch={dispatch} />}
    </div>
  );
}

type PasswordInputProps = Required<PasswordChoiceProps> & { password: Extract<PasswordOption, { kind: "on" }> };

function PasswordInput({ password, needsStrong, dispatch }: PasswordInputProps) {
  const { text, isStrong, isMissing = false } = password;
  const t = useText();
  return (
    <NewPasswordField
      text={text}
      maxLength={isStrong ? MAX_STRONG_PASSWORD_CHARACTERS : MAX_PASSWORD_CHARACTERS}
      isMissing={isMissing}
      testId="password-input"
      onType={(typed) => dispatch({ type: "passwordTyped", text: typed })}
      onSuggested={(passphrase) => {
        // Switches to a strong password because a passphrase exceeds the length limit for ordinary ones.
        dispatch({ type: "passwordStrengthened", isStrong: true });
        dispatch({ type: "passwordTyped", text: passphrase });
      }}
    >
      {!needsStrong && (
        <Tick
          label={t("strongPassword")}
          checked={isStrong}
          testId="strong-password"
          onChange={(strong) => {
            dispatch({ type: "passwordStrengthened", isStrong: strong });
            if (!strong) dispatch({ type: "passwordTyped", text: cutPassword(text) });
          }}
        />
      )}
      {isStrong && !needsStrong && <p className={field["hint"]}>{t("strongPasswordHint")}</p>}
    </NewPasswordField>
  );
}
