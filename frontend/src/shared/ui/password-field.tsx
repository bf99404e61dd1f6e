import { type Ref, useState } from "react";
import { useText } from "../l10n/use-text.ts";
import { EyeIcon, EyeOffIcon } from "./eye-icons.tsx";
import field from "./field.module.css";
import styles from "./password-field.module.css";

type PasswordFieldProps = {
  value: string;
  onChange: (value: string) => void;
  label: string;
  testId: string;
  autofocus?: boolean;
  invalid?: boolean;
  /** Id of the element with its description or error. */
  describedBy?: string;
  inputRef?: Ref<HTMLInputElement>;
  /**
   * Whether the password is revealed, and a function that changes this. If absent, the field manages this state itself.
   */
  reveal?: readonly [isShown: boolean, setIsShown: (isShown: boolean) => void];
};

/** A password field with a button to reveal the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, label, testId, autofocus = false, invalid = false, describedBy, inputRef, reveal } = props;
  const t = useText();
  const own = useState(false);
  const [isShown, setIsShown] = reveal ?? own;
  const toggle = isShown ? t("hidePassword") : t("showPassword");
  return (
    <div className={styles["box"]}>
      <label className={field["field"]}>
        <span className={field["label"]}>{label}</span>
        <input
          ref={inputRef}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
          autoFocus={autofocus}
          type={isShown ? "text" : "password"}
          className={`${field["control"]} ${styles["input"]}`}
          data-testid={testId}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        className={styles["toggle"]}
        data-testid={`${testId}-toggle`}
        aria-label={toggle}
        title={toggle}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </div>
  );
}
