import styles from "./meter.module.css";

/** Below this part it is shown as little. */
const LOW = 1 / 4;

/** How much of something is left, to see at a glance; the text beside it says it. */
export function Meter({ left, whole }: { left: number; whole: number }) {
  const max = Math.max(whole, left);
  const low = max * LOW;
  return (
    <meter className={styles["meter"]} aria-hidden="true" max={max} low={low} high={low} optimum={max} value={left} />
  );
}
