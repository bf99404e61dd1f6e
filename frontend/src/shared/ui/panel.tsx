import type { ReactNode } from "react";
import styles from "./panel.module.css";

export function Panel({ centred = false, children }: { centred?: boolean; children: ReactNode }) {
  return <div className={centred ? `${styles["panel"]} ${styles["centred"]}` : styles["panel"]}>{children}</div>;
}
