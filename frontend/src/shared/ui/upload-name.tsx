import { useText } from "../l10n/use-text.ts";
import type { NameParts } from "../uploads/name-parts.ts";
import { uploadName } from "../uploads/upload-name.ts";
import { FileName } from "./file-name.tsx";
import styles from "./upload-name.module.css";

/**
 * An upload's name. If space is short, the middle of the file name is left out, but the number of other files is always
 * shown.
 */
export function UploadName({ first, more }: NameParts) {
  const t = useText();
  if (more === 0) return <FileName name={first} />;
  const whole = uploadName(t, { first, more });
  const at = whole.indexOf(first);
  return (
    <span className={styles["name"]} title={whole}>
      <span className={styles["beside"]}>{whole.slice(0, at)}</span>
      <FileName name={first} />
      <span className={styles["beside"]}>{whole.slice(at + first.length)}</span>
    </span>
  );
}
