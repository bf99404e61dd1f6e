import styles from "./skeleton.module.css";

/** The shape of what is about to come. */
export function Skeleton() {
  return (
    <div className={styles["skeleton"]} aria-hidden="true">
      <span className={styles["title"]} />
      <span className={styles["line"]} />
      <span className={styles["block"]} />
      <span className={styles["button"]} />
    </div>
  );
}
