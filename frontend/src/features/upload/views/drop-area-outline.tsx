import { Skeleton } from "../../../shared/ui/skeleton.tsx";
import styles from "./drop-area.module.css";
import picker from "./file-picker.module.css";

/** A placeholder of the drop area's size. */
export function DropAreaOutline() {
  return (
    <div className={`${styles["empty"]} ${styles["outline"]}`} aria-hidden="true">
      <div className={picker["area"]}>
        <Skeleton />
      </div>
      <div className={picker["button"]} />
      <div className={picker["button"]} />
    </div>
  );
}
