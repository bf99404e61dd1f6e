import { ClosedLetter } from "./closed-letter.tsx";
import styles from "./illustration.module.css";

/** A closed and sealed envelope: it is done. */
export function SealedLetter() {
  return (
    <ClosedLetter sign={<path d="m-9 1 6 7L9-7" />}>
      <path className={styles["soft"]} d="M14 60v-10M9 55h10M184 40v-12M178 34h12M176 12v-6M173 9h6" />
    </ClosedLetter>
  );
}
