import type { ReactNode } from "react";
import styles from "./screen-title.module.css";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

/** A screen's heading, which receives the focus, and an optional sentence. */
export function ScreenTitle({ title, lead, testId }: { title: string; lead?: ReactNode; testId?: string }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className={styles["title"]} data-testid={testId}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
    </div>
  );
}
