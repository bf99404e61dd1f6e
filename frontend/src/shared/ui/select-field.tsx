import { useId } from "react";
import field from "./field.module.css";
import { ChevronIcon } from "./icons.tsx";
import styles from "./select-field.module.css";

type SelectFieldProps = {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChoose: (value: number) => void;
  testId: string;
  hint?: string;
};

export function SelectField({ label, value, options, onChoose, testId, hint }: SelectFieldProps) {
  const hintId = useId();
  return (
    <div className={field["field"]}>
      <label className={field["field"]}>
        <span className={field["label"]}>{label}</span>
        <span className={styles["box"]}>
          <select
            className={`${field["control"]} ${styles["select"]}`}
            data-testid={testId}
            value={value}
            aria-describedby={hint === undefined ? undefined : hintId}
            onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles["arrow"]}>
            <ChevronIcon />
          </span>
        </span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={field["hint"]}>
          {hint}
        </p>
      )}
    </div>
  );
}
