import styles from "./tick.module.css";

type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void; testId: string };

/** A checkbox with its label. */
export function Tick({ label, checked, onChange, testId }: TickProps) {
  return (
    <label className={styles["tick"]}>
      <input
        type="checkbox"
        className={styles["box"]}
        data-testid={testId}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
