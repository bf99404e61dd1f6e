import type { ReactNode } from "react";
import styles from "./file-list.module.css";
import { FileName } from "./file-name.tsx";
import { FileTypeIcon } from "./file-type-icon.tsx";
import { Size } from "./size.tsx";
import { useDrawnRows } from "./use-drawn-rows.ts";

/** If `size` is `null`, no size is shown. */
type Entry = { key: number; name: string; size: number | null; type: string };

/** Number of files visible without scrolling, at any list width. */
const FITTING = 6;

/**
 * A list of files, each with an icon, its name, its size and the element returned by `action`. `icon`: returns a
 * replacement for the file type's icon.
 */
export function FileList<Item extends Entry>({
  files,
  label,
  icon,
  action,
}: {
  files: readonly Item[];
  label: string;
  icon?: (file: Item) => ReactNode;
  action?: (file: Item) => ReactNode;
}) {
  const { drawn, list, row } = useDrawnRows(files.length);
  return (
    <ul
      {...list}
      className={styles["list"]}
      aria-label={label}
      // Only a focused list can be scrolled with the keyboard, and a list without buttons contains nothing that can be
      // focused.
      {...(action === undefined && files.length > FITTING && { tabIndex: 0 })}
    >
      {files.slice(0, drawn).map((file, place) => (
        <li {...row(place)} key={file.key} className={styles["item"]}>
          <span className={styles["icon"]}>{icon?.(file) ?? <FileTypeIcon type={file.type} />}</span>
          <FileName name={file.name} />
          {file.size !== null && <Size bytes={file.size} className={styles["size"]} />}
          {action?.(file)}
        </li>
      ))}
    </ul>
  );
}
