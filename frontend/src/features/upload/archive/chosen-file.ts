import type { ChosenFile } from "./archive.ts";

/** The file's folder, if that was picked, as a path that starts with the picked folder. */
function folderOf({ name, webkitRelativePath }: File): string {
  return webkitRelativePath?.slice(0, -name.length) ?? "";
}

/** A chosen file; `folder` ends in a slash or is empty. */
export function chosenFile(file: File, folder = folderOf(file)): ChosenFile {
  return { path: `${folder}${file.name}`, blob: file, lastModifiedMs: file.lastModified };
}
