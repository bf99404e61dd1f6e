import type { ChosenFile } from "./archive.ts";
import { chosenFile } from "./chosen-file.ts";

type HandlePicker = { showOpenFilePicker?(options: { multiple: boolean }): Promise<FileSystemFileHandle[]> };

/** Once it was of no use: Chromium refuses files of the system in this dialog, but not in that of an input. */
let isOut = false;

/**
 * Opens the file dialog whose handles can reopen the files after a reload. Touch screens have better ways to choose
 * files, such as the camera, in the dialog of an input.
 *
 * @returns `null` if the dialog of an input is to be opened instead; no files if the person chose none
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
