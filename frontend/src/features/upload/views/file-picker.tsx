import type { ReactNode } from "react";
import { useCapabilities } from "../../../shared/capabilities/use-capabilities.ts";
import hidden from "../../../shared/ui/visually-hidden.module.css";
import { type ChosenFile, chosenFile } from "../archive/archive.ts";
import { loadCollecting } from "../archive/collect-items.ts";
import styles from "./file-picker.module.css";

type FilePickerProps = {
  look: "area" | "button";
  takes?: "files" | "folder";
  /** Suggestions for the file dialog, as in HTML's `accept`. Dialogs let users choose other files, too. */
  kinds?: readonly string[] | undefined;
  onFiles: (files: ChosenFile[]) => void;
  children: ReactNode;
};

/** Maximum number of files read without pauses. */
const MAX_FILES_AT_ONCE = 100;

/** Whether the browser can pick folders; most phones cannot. */
export function canPickFolders(): boolean {
  return "webkitdirectory" in HTMLInputElement.prototype;
}

/** A click on the children opens the browser's file dialog. Keyboards and screen readers use the input itself. */
export function FilePicker({ look, takes = "files", kinds = [], onFiles, children }: FilePickerProps) {
  const { multifile } = useCapabilities();
  const isFolder = takes === "folder";
  return (
    <label className={styles[look]}>
      <input
        // React has no property for this attribute.
        {...(isFolder && { webkitdirectory: "" })}
        {...(kinds.length > 0 && !isFolder && { accept: kinds.join(",") })}
        type="file"
        multiple={multifile || isFolder}
        className={hidden["visuallyHidden"]}
        data-shortcut={isFolder ? undefined : "o"}
        data-testid={isFolder ? "folder-input" : "file-input"}
        onClick={(event) => {
          // The dialog with handles takes no media types without their extensions.
          const picking = isFolder || kinds.length > 0 ? null : pickWithHandles(multifile);
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
          // The input is reset, so that a file removed from the list can be selected again.
          currentTarget.value = "";
        }}
      />
      {children}
    </label>
  );
}

type HandlePicker = { showOpenFilePicker?(options: { multiple: boolean }): Promise<FileSystemFileHandle[]> };

/**
 * Whether the dialog with handles has failed once; from then on, an input's dialog is used. Chromium rejects system
 * files in the dialog with handles, but not in an input's dialog.
 */
let isOut = false;

/**
 * Opens the file dialog whose handles can reopen the files after a reload. On touch screens, an input's dialog is
 * better because it offers more sources, such as the camera.
 *
 * @returns `null` to open an input's dialog instead; no files if the user chose none
 */
export function pickWithHandles(multiple: boolean): Promise<ChosenFile[]> | null {
  const page: Window & HandlePicker = window;
  if (isOut || !matchMedia("(pointer: fine)").matches) return null;
  const picked = page.showOpenFilePicker?.({ multiple });
  if (picked === undefined) return null;
  return picked
    .then((handles) => Promise.all(handles.map(async (handle) => ({ ...chosenFile(await handle.getFile()), handle }))))
    .catch(() => {
      isOut = true;
      return [];
    });
}
