import { useMemo } from "react";
import styles from "./file-name.module.css";
import { splitName } from "./split-name.ts";
import hidden from "./visually-hidden.module.css";

/**
 * A name that is cut in its middle where there is no room. It stands in the page once and whole, to be read out, found
 * and copied; what is seen of it is drawn beside.
 */
export function FileName({ name }: { name: string }) {
  const halves = useMemo(() => splitName(name), [name]);
  return (
    <bdi className={styles["name"]} title={name}>
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
