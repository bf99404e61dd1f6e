import field from "./field.module.css";
import { ChevronIcon } from "./icons/chevron-icon.tsx";
import styles from "./select-field.module.css";

type SelectFieldProps = {
  label: string;
  value: number;
  options: readonly { value: number; label: string }[];
  onChoose: (value: number) => void;
  testId: string;
};

/** One of several amounts. */
export function SelectField({ label, value, options, onChoose, testId }: SelectFieldProps) {
  return (
    <label className={field["field"]}>
      <span className={field["label"]}>{label}</span>
      <span className={styles["box"]}>
        <select
          className={`${field["control"]} ${styles["select"]}`}
          data-testid={testId}
          value={value}
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
  );
}
