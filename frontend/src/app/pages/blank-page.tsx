import { useServiceTitle } from "../../shared/config/config-context.tsx";
import hidden from "../../shared/ui/visually-hidden.module.css";
import styles from "./home-page.module.css";

/** `/blank`: the two columns of the home page, empty. */
export function BlankPage() {
  return (
    <>
      <h1 className={hidden["visuallyHidden"]}>{useServiceTitle()}</h1>
      <div className={styles["columns"]}>
        <div />
        <div />
      </div>
    </>
  );
}
