import { useMemo } from "react";
import styles from "./file-name.module.css";
import { splitName } from "./split-name.ts";
import hidden from "./visually-hidden.module.css";

/**
 * A name, shortened in the middle if space is short. The page contains the full name once, for screen readers,
 * searching and copying, and draws the visible halves separately.
 */
export function FileName({ name }: { name: string }) {
  const halves = useMemo(() => splitName(name), [name]);
  return (
    <bdi className={styles["name"]} title={name} translate="no">
      {halves === null ? (
        <span className={styles["head"]}>{name}</span>
      ) : (
        <>
          <span className={hidden["visuallyHidden"]}>{name}</span>
          <span className={styles["head"]} data-drawn={halves.head} aria-hidden="true" />
          <span className={styles["tail"]} data-drawn={halves.tail} aria-hidden="true" />
        </>
      )}
    </bdi>
  );
}
