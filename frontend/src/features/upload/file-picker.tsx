import type { ReactNode } from "react";
import hidden from "../../shared/ui/visually-hidden.module.css";
import type { ChosenFile } from "./archive.ts";
import { chosenFile } from "./collect-dropped-files.ts";
import styles from "./file-picker.module.css";

type FilePickerProps = { look: "area" | "button"; onFiles: (files: ChosenFile[]) => void; children: ReactNode };

/** What is inside opens the browser's file dialog; the input itself is there for keyboards and screen readers. */
export function FilePicker({ look, onFiles, children }: FilePickerProps) {
  return (
    <label className={styles[look]}>
      <input
        type="file"
        multiple
        className={hidden["visuallyHidden"]}
        data-testid="file-input"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])].map((file) => chosenFile(file)));
          // The same file can be chosen again after it was removed.
          currentTarget.value = "";
        }}
      />
      {children}
    </label>
  );
}
