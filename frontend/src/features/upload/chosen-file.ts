import type { ChosenFile } from "./archive.ts";

/** A chosen file; `folder` ends in a slash or is empty. */
export function chosenFile(file: File, folder = ""): ChosenFile {
  return { path: `${folder}${file.name}`, blob: file, lastModifiedMs: file.lastModified };
}

/** Browsers list a folder's files in any order. */
export function byPath(files: readonly ChosenFile[]): ChosenFile[] {
  return files.toSorted((one, other) => one.path.localeCompare(other.path, undefined, { numeric: true }));
}

/** Handles that reopen dropped files, in browsers that have them. To be called while the event is handled. */
export async function droppedHandles(items: DataTransferItemList): Promise<FileSystemFileHandle[]> {
  const handles = [...items]
    .filter(({ kind }) => kind === "file")
    .map((item: DataTransferItem & HandleGiver) => item.getAsFileSystemHandle?.().catch(() => null));
  return (await Promise.all(handles)).filter((handle) => handle?.kind === "file") as FileSystemFileHandle[];
}

type HandleGiver = { getAsFileSystemHandle?(): Promise<FileSystemHandle | null> };

/** Adds to each file its handle, if there is one; files in folders have none. */
export function withHandles(files: readonly ChosenFile[], handles: readonly FileSystemFileHandle[]): ChosenFile[] {
  return files.map((file) => {
    const handle = handles.find(({ name }) => name === file.path);
    return handle === undefined ? file : { ...file, handle };
  });
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
