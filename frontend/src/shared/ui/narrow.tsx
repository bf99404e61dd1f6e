import type { ReactNode } from "react";
import styles from "./narrow.module.css";

/** The width of pages with a single panel. */
export function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className={styles["narrow"]} data-narrow="">
      {children}
    </div>
  );
}
