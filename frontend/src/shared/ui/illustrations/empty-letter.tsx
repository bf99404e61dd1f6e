import styles from "./illustration.module.css";
import { Illustration } from "./illustration.tsx";

/** An open envelope with nothing in it: what was here is gone. */
export function EmptyLetter() {
  return (
    <Illustration>
      <path className={styles["back"]} d="M30 66 100 20l70 46v68H30Z" />
      <path className={styles["soft"]} strokeDasharray="6 8" d="M60 84V34h80v50" />
      <path className={styles["paper"]} d="m30 66 58 40q12 8 24 0l58-40v68q0 6-6 6H36q-6 0-6-6Z" />
      <path className={styles["soft"]} d="m36 136 46-36M164 136l-46-36" />
    </Illustration>
  );
}
