import type { ReactNode } from "react";
import styles from "./illustration.module.css";

/** The frame of every illustration. They are decoration: the words beside them say the same. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={styles["illustration"]} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
