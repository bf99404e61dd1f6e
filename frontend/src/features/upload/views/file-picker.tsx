import type { ReactNode } from "react";
import { useCapabilities } from "../../../shared/capabilities/use-capabilities.ts";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import type { ChosenFile } from "../archive/archive.ts";
import { chosenFile } from "../archive/chosen-file.ts";
import { loadCollecting } from "../archive/collect-items.ts";
import { pickWithHandles } from "../archive/pick-with-handles.ts";
import styles from "./file-picker.module.css";

type FilePickerProps = {
  look: "area" | "button";
  takes?: "files" | "folder";
  onFiles: (files: ChosenFile[]) => void;
  children: ReactNode;
};

/** More are read with pauses. */
const MAX_FILES_AT_ONCE = 100;

/** Most phones cannot pick folders. */
export function canPickFolders(): boolean {
  return "webkitdirectory" in HTMLInputElement.prototype;
}

/** A click on the children opens the browser's file dialog. Keyboards and screen readers use the input itself. */
export function FilePicker({ look, takes = "files", onFiles, children }: FilePickerProps) {
  const { multifile } = useCapabilities();
  const isFolder = takes === "folder";
  return (
    <label className={styles[look]}>
      <input
        // React has no property for this attribute.
        {...(isFolder && { webkitdirectory: "" })}
        type="file"
        multiple={multifile || isFolder}
        className={hidden["visuallyHidden"]}
        data-shortcut={isFolder ? undefined : "o"}
        data-testid={isFolder ? "folder-input" : "file-input"}
        onClick={(event) => {
          const picking = isFolder ? null : pickWithHandles(multifile);
          if (picking === null) return;
          event.preventDefault();
          void picking.then((files) => files.length > 0 && onFiles(files));
        }}
        onChange={({ currentTarget }) => {
          const picked = [...(currentTarget.files ?? [])];
          const readAll = () => picked.map((file) => chosenFile(file));
          if (isFolder || picked.length > MAX_FILES_AT_ONCE) {
            void loadCollecting()
              .then(({ collectPicked }) => collectPicked(picked, isFolder))
              .catch(readAll)
              .then(onFiles);
          } else onFiles(readAll());
          // Reset, so that a removed file can be chosen again.
          currentTarget.value = "";
        }}
      />
      {children}
    </label>
  );
}
