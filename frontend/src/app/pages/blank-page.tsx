import styles from "./home-page.module.css";

/** `/blank`: the two columns of the home page, empty. */
export function BlankPage() {
  return (
    <div className={styles["columns"]}>
      <div />
      <div />
    </div>
  );
}
