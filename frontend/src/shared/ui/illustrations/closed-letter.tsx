import type { ReactNode } from "react";
import styles from "./illustration.module.css";
import { Illustration } from "./illustration.tsx";
import { Seal } from "./seal.tsx";

/** A closed envelope with a sign pressed into its seal, and what is drawn around it. */
export function ClosedLetter({ sign, children }: { sign: ReactNode; children?: ReactNode }) {
  return (
    <Illustration>
      <rect className={styles["paper"]} x="30" y="34" width="140" height="98" rx="8" />
      <path d="m34 40 54 44q12 9 24 0l54-44" />
      <path className={styles["soft"]} d="m36 126 40-36M164 126l-40-36" />
      <Seal x={100} y={86}>
        {sign}
      </Seal>
      {children}
    </Illustration>
  );
}
