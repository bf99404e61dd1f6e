import type { ChosenFile } from "./archive.ts";
import { byPath, chosenFile } from "./chosen-file.ts";

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectoryEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

async function* readDirectory(directory: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = directory.createReader();
  // A reader returns entries in batches, an empty one last.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return;
    yield* entries;
  }
}

async function* walk(entry: FileSystemEntry, folder: string): AsyncGenerator<ChosenFile> {
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    yield chosenFile(file, folder);
  } else if (isDirectoryEntry(entry)) {
    for await (const child of readDirectory(entry)) yield* walk(child, `${folder}${entry.name}/`);
  }
}

/**
 * Collects dropped files, those in folders with their relative path.
 *
 * @param atMost - reading stops after this many files, so that dropping a whole disk takes no time
 */
export async function collectDroppedFiles(
  dropped: readonly (FileSystemEntry | File)[],
  atMost: number,
): Promise<ChosenFile[]> {
  const chosen: ChosenFile[] = [];
  for (const entry of dropped) {
    if (entry instanceof File) {
      chosen.push(chosenFile(entry));
      continue;
    }
    const inside: ChosenFile[] = [];
    for await (const file of walk(entry, "")) {
      inside.push(file);
      if (inside.length >= atMost) break;
    }
    chosen.push(...byPath(inside));
    if (chosen.length >= atMost) break;
  }
  return chosen;
}

/** Adds to each file its handle, if there is one; files in folders have none. */
export async function withHandles(
  files: readonly ChosenFile[],
  dropped: readonly Promise<FileSystemHandle | null>[],
): Promise<ChosenFile[]> {
  const handles = await Promise.all(dropped.map((one) => one.catch(() => null)));
  return files.map((file) => {
    const handle = handles.find((one) => one?.kind === "file" && one.name === file.path);
    return handle === undefined ? file : { ...file, handle: handle as FileSystemFileHandle };
  });
}
