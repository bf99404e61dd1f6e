import { type Ref, useId } from "react";
import field from "../../shared/ui/field.module.css";

type PassphraseFieldProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: string;
  /** Why the typed passphrase is not accepted. */
  error: string | false;
  autoComplete: "current-password" | "new-password";
  testId: string;
  value: string;
  onChange: (passphrase: string) => void;
};

/** A passphrase input with its error message. */
export function PassphraseField({ ref, label, hint, error, testId, onChange, ...input }: PassphraseFieldProps) {
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
