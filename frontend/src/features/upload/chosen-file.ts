import type { ChosenFile } from "./archive.ts";

/** A chosen file; `folder` ends in a slash or is empty. */
export function chosenFile(file: File, folder = ""): ChosenFile {
  return { path: `${folder}${file.name}`, blob: file, lastModifiedMs: file.lastModified };
}

/** Browsers list a folder's files in any order. */
export function byPath(files: readonly ChosenFile[]): ChosenFile[] {
  return files.toSorted((one, other) => one.path.localeCompare(other.path, undefined, { numeric: true }));
}

type HandleGiver = { getAsFileSystemHandle?(): Promise<FileSystemHandle | null> };

/** Handles that reopen dropped files, in browsers that have them. To be called while the event is handled. */
export function droppedHandles(items: DataTransferItemList): Promise<FileSystemHandle | null>[] {
  return [...items].flatMap((item: DataTransferItem & HandleGiver) => item.getAsFileSystemHandle?.() ?? []);
}

/**
 * What was dropped: entries of files and folders, or files where the browser has no entries. To be read while the event
 * is handled, after which the list is empty.
 */
export function droppedEntries(items: DataTransferItemList): (FileSystemEntry | File)[] {
  return [...items]
    .filter(({ kind }) => kind === "file")
    .map((item): FileSystemEntry | File | null => item.webkitGetAsEntry() ?? item.getAsFile())
    .filter((entry) => entry !== null);
}
