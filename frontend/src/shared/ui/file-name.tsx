import styles from "./file-name.module.css";

/** The end of a long name tells files apart, so the middle is what is cut. */
const TAIL_CHARACTERS = 8;

export function FileName({ name }: { name: string }) {
  const characters = [...name];
  const at = characters.length > 1.5 * TAIL_CHARACTERS ? characters.length - TAIL_CHARACTERS : characters.length;
  return (
    <bdi className={styles["name"]} title={name}>
      <span className={styles["head"]}>{characters.slice(0, at).join("")}</span>
      <span className={styles["tail"]}>{characters.slice(at).join("")}</span>
    </bdi>
  );
}
