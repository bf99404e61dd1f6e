import styles from "./progress-bar.module.css";

/** @param ratio - completed fraction, 0 to 1 */
export function ProgressBar({ ratio, label }: { ratio: number; label: string }) {
  return <progress className={styles["bar"]} max={1} value={ratio} aria-label={label} data-testid="progress" />;
}
