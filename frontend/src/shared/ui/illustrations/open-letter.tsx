import styles from "./illustration.module.css";
import { Illustration } from "./illustration.tsx";
import { Seal } from "./seal.tsx";

/** A sheet on its way into an open envelope: files can be dropped here. */
export function OpenLetter() {
  return (
    <Illustration>
      <path className={styles["back"]} d="M30 66 100 18l70 48v68H30Z" />
      <path className={styles["paper"]} d="M52 10h66l22 22v74H52Z" />
      <path d="M118 10v22h22" />
      <path className={styles["soft"]} d="M68 42h40M68 56h56M68 70h48" />
      <path className={styles["paper"]} d="m30 66 58 40q12 8 24 0l58-40v68q0 6-6 6H36q-6 0-6-6Z" />
      <Seal x={100} y={112}>
        <path d="M0 9V-9M-8-1l8-8 8 8" />
      </Seal>
    </Illustration>
  );
}
