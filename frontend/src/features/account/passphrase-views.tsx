import { type Ref, useId, useState } from "react";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { BrokenLetter, EmptyLetter, LockedLetter } from "../../shared/ui/illustrations.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useFocusOnMount } from "../../shared/ui/use-focus-on-mount.ts";
import hidden from "../../shared/ui/visually-hidden.module.css";
import type { ReturningSession, ReturningState } from "./returning-session.ts";

/** Minimum length of a passphrase: anyone with the encrypted list could guess shorter ones. */
const MIN_CHARACTERS = 12;

type ViewProps<Kind extends ReturningState["kind"]> = {
  session: ReturningSession;
  state: Extract<ReturningState, { kind: Kind }>;
};

type PassphraseFieldProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: string;
  /** Explains why the typed passphrase is not accepted. */
  error: string | false;
  autoComplete: "current-password" | "new-password";
  testId: string;
  value: string;
  onChange: (passphrase: string) => void;
};

function PassphraseField({ ref, label, hint, error, testId, onChange, ...input }: PassphraseFieldProps) {
  const hintId = useId();
  const errorId = useId();
  return (
    <>
      <label className={field["field"]}>
        <span className={field["label"]}>{label}</span>
        <input
          {...input}
          ref={ref}
          type="password"
          className={field["control"]}
          data-testid={testId}
          aria-invalid={error !== false}
          aria-describedby={hint === undefined ? errorId : `${hintId} ${errorId}`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      {hint !== undefined && (
        <p id={hintId} className={field["hint"]}>
          {hint}
        </p>
      )}
      <p id={errorId} className={field["error"]} role="alert">
        {error}
      </p>
    </>
  );
}

/** Asks for the passphrase that derives the list's key. */
export function PassphraseView({ session, state: { attempt } }: ViewProps<"passphrase">) {
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
        className="narrowForm"
        onSubmit={(event) => {
          event.preventDefault();
          setIsRefused(isTooShort);
          if (isTooShort) input.current?.focus();
          else void session.tryPassphrase(passphrase);
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
        <Button look="quiet" shape="wide" busy={isRunning} data-testid="passphrase-cancel" onClick={session.cancel}>
          {t("cancelSignIn")}
        </Button>
      </form>
    </Panel>
  );
}

/**
 * Asks whether a passphrase without a list is new or mistyped, which only the user knows. A new passphrase must be
 * entered twice, because a typo would lock the user out.
 */
export function UnknownPassphraseView({ session, state: { repeated } }: ViewProps<"unknownPassphrase">) {
  const t = useText();
  const [passphrase, setPassphrase] = useState("");
  const [isEdited, setIsEdited] = useState(false);
  return (
    <Panel centred>
      <EmptyLetter />
      <ScreenTitle title={t("unknownPassphrase")} lead={t("unknownPassphraseLead")} testId="unknown-passphrase" />
      <form
        className="narrowForm"
        onSubmit={(event) => {
          event.preventDefault();
          setIsEdited(false);
          session.beginList(passphrase);
        }}
      >
        <PassphraseField
          label={t("passphraseAgain")}
          error={repeated === "differs" && !isEdited && t("passphraseDiffers")}
          autoComplete="new-password"
          testId="passphrase-again"
          value={passphrase}
          onChange={(typed) => {
            setPassphrase(typed);
            setIsEdited(true);
          }}
        />
        <Button type="submit" look="primary" shape="wide" data-testid="begin-list">
          {t("beginList")}
        </Button>
        <Button shape="wide" data-testid="another-passphrase" onClick={session.tryAnother}>
          {t("anotherPassphrase")}
        </Button>
        <Button look="quiet" shape="wide" data-testid="passphrase-cancel" onClick={session.cancel}>
          {t("cancelSignIn")}
        </Button>
      </form>
    </Panel>
  );
}

/** Shown if the passphrase could not be checked because the server did not respond. */
export function UncheckedPassphraseView({ session, state: { check } }: ViewProps<"uncheckedPassphrase">) {
  const t = useText();
  const busy = check === "running";
  return (
    <Panel centred>
      <BrokenLetter />
      <ScreenTitle title={t("uncheckedPassphrase")} testId="unchecked-passphrase" />
      <p role="status">{t(busy ? "loading" : "uncheckedPassphraseLead")}</p>
      <Button look="primary" busy={busy} data-testid="check-again" onClick={() => void session.checkAgain()}>
        {t("tryAgain")}
      </Button>
      <Button busy={busy} data-testid="trust-passphrase" onClick={session.trust}>
        {t("trustPassphrase")}
      </Button>
      <Button busy={busy} data-testid="another-passphrase" onClick={session.tryAnother}>
        {t("retypePassphrase")}
      </Button>
      <Button look="quiet" busy={busy} data-testid="passphrase-cancel" onClick={session.cancel}>
        {t("cancelSignIn")}
      </Button>
    </Panel>
  );
}
