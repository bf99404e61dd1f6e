import { cutPassword } from "@envoi/client";
import { MAX_PASSWORD_CHARACTERS, MAX_STRONG_PASSWORD_CHARACTERS } from "@envoi/protocol";
import { useEffect, useId, useRef, useState } from "react";
import { loadChunk } from "../../../shared/chunks/load-chunk.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { CopyText } from "../../../shared/ui/copy-text.tsx";
import field from "../../../shared/ui/field.module.css";
import { PasswordField } from "../../../shared/ui/password-field.tsx";
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

/** Maximum length of a password that fits in the field on a phone. */
const MAX_FITTING_CHARACTERS = 20;

/** Suggests a passphrase whose words are loaded on demand. */
function useSuggestion(onSuggested: (passphrase: string) => void) {
  const [suggestion, setSuggestion] = useState<"none" | "loading" | "failed">("none");
  async function suggest(): Promise<void> {
    setSuggestion("loading");
    try {
      const load = () => import("../../../shared/passphrase/create-passphrase.ts");
      const { createPassphrase } = await loadChunk("passphrase-words", load);
      onSuggested(createPassphrase());
      setSuggestion("none");
    } catch {
      setSuggestion("failed");
    }
  }
  return { suggestion, suggest };
}

type PasswordInputProps = Required<PasswordChoiceProps> & { password: Extract<PasswordOption, { kind: "on" }> };

function PasswordInput({ password, needsStrong, dispatch }: PasswordInputProps) {
  const { text, isStrong, isMissing = false } = password;
  const t = useText();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const reveal = useState(false);
  const maxLength = isStrong ? MAX_STRONG_PASSWORD_CHARACTERS : MAX_PASSWORD_CHARACTERS;
  const isFull = text.length >= maxLength;
  const { suggestion, suggest } = useSuggestion((passphrase) => {
    // Switches to a strong password because a passphrase exceeds the length limit for ordinary ones.
    dispatch({ type: "passwordStrengthened", isStrong: true });
    dispatch({ type: "passwordTyped", text: passphrase });
    // Reveals the passphrase so that the sender can read it and pass it on.
    reveal[1](true);
  });

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
        reveal={reveal}
        value={text}
        onChange={(typed) => dispatch({ type: "passwordTyped", text: cutPassword(typed, maxLength) })}
      />
      {reveal[0] && text.length > MAX_FITTING_CHARACTERS && (
        <p className={styles["whole"]} translate="no" aria-hidden="true" data-testid="whole-password">
          {text}
        </p>
      )}
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
          <CopyText
            look="quiet"
            data-testid="copy-password"
            text={text}
            label={t("copyPassword")}
            byHand={<p role="alert">{t("textCopyRefused")}</p>}
          />
        )}
      </div>
      {suggestion === "failed" && (
        <p className={field["error"]} role="alert" data-testid="suggest-failed">
          {t("suggestFailed")}
        </p>
      )}
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
