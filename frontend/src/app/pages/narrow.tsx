import type { ReactNode } from "react";
import styles from "./narrow.module.css";

/** The width of everything that is read or done alone on its page. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles["narrow"]}>{children}</div>;
}
