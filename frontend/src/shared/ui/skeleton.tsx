import styles from "./skeleton.module.css";

/** A placeholder in the shape of the loading content. */
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
