import type { ReactNode } from "react";
import styles from "./panel.module.css";

/** The sheet of paper on which one thing is done. */
export function Panel({ centred = false, children }: { centred?: boolean; children: ReactNode }) {
  return <div className={centred ? `${styles["panel"]} ${styles["centred"]}` : styles["panel"]}>{children}</div>;
}
