import { cutPassword } from "@envoi/client";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { loadChunk } from "../chunks/load-chunk.ts";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { CopyText } from "../ui/copy-text.tsx";
import field from "../ui/field.module.css";
import { PasswordField } from "../ui/password-field.tsx";
import styles from "./new-password-field.module.css";

/** Maximum length of a password that fits in the field on a phone. */
const MAX_FITTING_CHARACTERS = 20;

/** Suggests a passphrase whose words are loaded on demand. */
function useSuggestion(onSuggested: (passphrase: string) => void) {
  const [suggestion, setSuggestion] = useState<"none" | "loading" | "failed">("none");
  async function suggest(): Promise<void> {
    setSuggestion("loading");
    try {
      const load = () => import("./create-passphrase.ts");
      const { createPassphrase } = await loadChunk("passphrase-words", load);
      onSuggested(createPassphrase());
      setSuggestion("none");
    } catch {
      setSuggestion("failed");
    }
  }
  return { suggestion, suggest };
}

type NewPasswordFieldProps = {
  text: string;
  maxLength: number;
  /** Whether the user tried to go on without a password. */
  isMissing: boolean;
  testId: string;
  onType: (text: string) => void;
  /** Called with a passphrase, which may be longer than `maxLength`. */
  onSuggested: (passphrase: string) => void;
  children?: ReactNode;
};

/** A field for a password that the user invents and passes on, which suggests passphrases. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { text, maxLength, isMissing, testId, onType, onSuggested, children } = props;
  const t = useText();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const reveal = useState(false);
  const isFull = text.length >= maxLength;
  const { suggestion, suggest } = useSuggestion((passphrase) => {
    onSuggested(passphrase);
    // Reveals the passphrase so that the user can read it and pass it on.
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
        testId={testId}
        invalid={isMissing}
        describedBy={hintId}
        reveal={reveal}
        value={text}
        onChange={(typed) => onType(cutPassword(typed, maxLength))}
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
      {children}
    </div>
  );
}
