import type { ReactNode } from "react";
import styles from "./illustration.module.css";

/** The wax seal, 44 units wide around the point given, with a sign pressed into it. */
export function Seal({ x, y, children }: { x: number; y: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={styles["seal"]}
        d="M-5.1 -18.9A6 6 0 0 1 5.1 -18.9A6 6 0 0 1 13.9 -13.9A6 6 0 0 1 18.9 -5.1A6 6 0 0 1 18.9 5.1A6 6 0 0 1 13.9 13.9A6 6 0 0 1 5.1 18.9A6 6 0 0 1 -5.1 18.9A6 6 0 0 1 -13.9 13.9A6 6 0 0 1 -18.9 5.1A6 6 0 0 1 -18.9 -5.1A6 6 0 0 1 -13.9 -13.9A6 6 0 0 1 -5.1 -18.9Z"
      />
      <g className={styles["onSeal"]}>{children}</g>
    </g>
  );
}
