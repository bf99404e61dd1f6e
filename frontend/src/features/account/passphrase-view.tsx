import { useState } from "react";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { LockedLetter } from "../../shared/ui/illustrations.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useFocusOnMount } from "../../shared/ui/use-focus-on-mount.ts";
import hidden from "../../shared/ui/visually-hidden.module.css";
import { PassphraseField } from "./passphrase-field.tsx";
import styles from "./passphrase-view.module.css";

/** Shorter passphrases could be guessed by anyone with the encrypted list. */
const MIN_CHARACTERS = 12;

type PassphraseViewProps = {
  attempt: "none" | "running" | "failed";
  onSubmit: (passphrase: string) => void;
  onCancel: () => void;
};

/** Asks for the passphrase from which the list's key is derived. */
export function PassphraseView({ attempt, onSubmit, onCancel }: PassphraseViewProps) {
  const t = useText();
  const [passphrase, setPassphrase] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const input = useFocusOnMount<HTMLInputElement>();
  const isRunning = attempt === "running";
  const isTooShort = passphrase.length < MIN_CHARACTERS;
  return (
    <Panel centred>
      <LockedLetter />
      <ScreenTitle title={t("passphraseNeeded")} lead={t("passphraseNeededLead")} testId="passphrase" />
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          setIsRefused(isTooShort);
          if (isTooShort) input.current?.focus();
          else onSubmit(passphrase);
        }}
      >
        <PassphraseField
          ref={input}
          label={t("passphraseLabel")}
          hint={t("passphraseHint", { length: MIN_CHARACTERS })}
          error={isRefused && isTooShort && t("passphraseTooShort", { length: MIN_CHARACTERS })}
          autoComplete="current-password"
          testId="passphrase-input"
          value={passphrase}
          onChange={setPassphrase}
        />
        <p className={field["error"]} role="alert">
          {attempt === "failed" && t("passphraseFailed")}
        </p>
        <p className={hidden["visuallyHidden"]} role="status">
          {isRunning && t("passphraseRunning")}
        </p>
        <Button type="submit" look="primary" shape="wide" busy={isRunning} data-testid="passphrase-submit">
          {isRunning ? t("passphraseRunning") : t("goOn")}
        </Button>
        <Button look="quiet" shape="wide" busy={isRunning} data-testid="passphrase-cancel" onClick={onCancel}>
          {t("cancelSignIn")}
        </Button>
      </form>
    </Panel>
  );
}
