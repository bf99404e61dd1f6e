import type { ReactNode } from "react";
import { useFormat } from "../l10n/use-format.ts";
import styles from "./file-list.module.css";
import { FileName } from "./file-name.tsx";
import { FileTypeIcon } from "./icons.tsx";

type Entry = { key: number; name: string; size: number; type: string };

/** The number of files visible at any width without scrolling. */
const FITTING = 6;

/** Files with icon, name, size, and the element returned by `action`. */
export function FileList<Item extends Entry>({
  files,
  label,
  action,
}: {
  files: readonly Item[];
  label: string;
  action?: (file: Item) => ReactNode;
}) {
  const format = useFormat();
  return (
    <ul
      className={styles["list"]}
      aria-label={label}
      // A keyboard scrolls only a focused element, and nothing inside is focusable.
      {...(action === undefined && files.length > FITTING && { tabIndex: 0 })}
    >
      {files.map((file) => (
        <li key={file.key} className={styles["item"]}>
          <span className={styles["icon"]}>
            <FileTypeIcon type={file.type} />
          </span>
          <FileName name={file.name} />
          <span className={styles["size"]}>{format.size(file.size)}</span>
          {action?.(file)}
        </li>
      ))}
    </ul>
  );
}
