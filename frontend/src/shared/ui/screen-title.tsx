import styles from "./screen-title.module.css";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

/** What a screen is about, in a heading that takes the focus, and one sentence more. */
export function ScreenTitle({ title, lead, testId }: { title: string; lead?: string; testId?: string }) {
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
