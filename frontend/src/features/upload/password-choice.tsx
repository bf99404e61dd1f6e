import { cutPassword } from "@envoi/client";
import { MAX_PASSWORD_CHARACTERS, MAX_STRONG_PASSWORD_CHARACTERS } from "@envoi/protocol";
import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../../shared/l10n/use-text.ts";
import { createPassphraseLazily } from "../../shared/passphrase/lazy-passphrase.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { PasswordField } from "../../shared/ui/password-field.tsx";
import { Tick } from "../../shared/ui/tick.tsx";
import { useCopy } from "../../shared/ui/use-copy.ts";
import type { ArchiveAction, PasswordOption } from "./archive.ts";
import styles from "./password-choice.module.css";

type PasswordChoiceProps = {
  password: PasswordOption;
  /** A strong password is used in any case. */
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
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy();
  const maxLength = isStrong ? MAX_STRONG_PASSWORD_CHARACTERS : MAX_PASSWORD_CHARACTERS;
  const isFull = text.length >= maxLength;
  const [suggestion, setSuggestion] = useState<"none" | "loading" | "failed">("none");
  /** A suggested passphrase exceeds the limit for ordinary passwords, so it becomes a strong one. */
  async function suggest(): Promise<void> {
    setSuggestion("loading");
    try {
      const passphrase = await createPassphraseLazily();
      dispatch({ type: "passwordStrengthened", isStrong: true });
      dispatch({ type: "passwordTyped", text: passphrase });
      setSuggestion("none");
    } catch {
      setSuggestion("failed");
    }
  }

  useEffect(() => {
    if (isMissing) input.current?.focus();
  }, [isMissing]);
  return (
    <div className={field["field"]}>
      <PasswordField
        inputRef={input}
        autofocus
        label={t("passwordLabel")}
        testId="password-input"
        invalid={isMissing}
        describedBy={hintId}
        value={text}
        onChange={(typed) => dispatch({ type: "passwordTyped", text: cutPassword(typed, maxLength) })}
      />
      <p id={hintId} className={field[isMissing ? "error" : "hint"]} role="status">
        {isMissing ? t("passwordMissing") : isFull && t("maxPasswordLength", { length: maxLength })}
      </p>
      <div className={styles["help"]}>
        <Button
          look="quiet"
          busy={suggestion === "loading"}
          data-testid="suggest-passphrase"
          onClick={() => void suggest()}
        >
          {t("suggestPassphrase")}
        </Button>
        {text !== "" && (
          <Button look="quiet" data-testid="copy-password" onClick={() => copy(text)}>
            {outcome === "copied" ? t("copied") : t("copyPassword")}
          </Button>
        )}
      </div>
      {suggestion === "failed" && (
        <p className={field["error"]} role="alert" data-testid="suggest-failed">
          {t("suggestFailed")}
        </p>
      )}
      {outcome === "refused" && <p role="alert">{t("textCopyRefused")}</p>}
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
    </div>
  );
}
