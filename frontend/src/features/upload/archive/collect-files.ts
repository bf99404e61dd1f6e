import { MAX_FILES } from "@envoi/protocol";
import { type ChosenFile, chosenFile, type SkipReason, toFingerprint } from "./archive.ts";

/** Reading a drop stops after this number of entries (files or folders) for each file that an upload may have. */
const ENTRIES_PER_FILE = 10;

const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * Number of files whose dates are read before yielding to the page: browsers read each date from disk synchronously.
 */
const FILES_BEFORE_PAUSE = 50;

/** Sorts a folder's files, which browsers list in any order. */
function sortByPath<File extends { path: string }>(files: readonly File[]): File[] {
  return files.toSorted((one, other) => collator.compare(one.path, other.path));
}

function createSkipped(path: string, skip: SkipReason): ChosenFile {
  return { path, blob: new Blob(), lastModifiedMs: 0, skip };
}

/**
 * Reads the dates of many picked files, or of a picked folder's files, while keeping the page usable. A folder is
 * sorted by path, and its system files are marked. Stops after one more file than any upload may have.
 */
export async function collectPicked(files: readonly File[], isFolder: boolean): Promise<ChosenFile[]> {
  const picked = files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  const chosen: ChosenFile[] = [];
  let read = 0;
  for (const { path, file } of isFolder ? sortByPath(picked) : picked) {
    if (read > MAX_FILES) break;
    if (isSystemFile(path)) {
      chosen.push(createSkipped(path, "system"));
      continue;
    }
    chosen.push(chosenFile(file));
    read += 1;
    if (read % FILES_BEFORE_PAUSE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return chosen;
}

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectoryEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

async function* readDirectory(directory: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = directory.createReader();
  // A reader returns entries in batches; the last batch is empty.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return;
    yield* entries;
  }
}

/** Yields each file in a folder, at any depth, and `null` for each subfolder. */
async function* walk(entry: FileSystemEntry, folder: string): AsyncGenerator<ChosenFile | null> {
  const path = `${folder}${entry.name}`;
  if (isSystemFile(path)) {
    yield createSkipped(path, "system");
    return;
  }
  try {
    if (isFileEntry(entry)) {
      yield chosenFile(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)), folder);
    } else if (isDirectoryEntry(entry)) {
      yield null;
      for await (const child of readDirectory(entry)) yield* walk(child, `${path}/`);
    }
  } catch {
    yield createSkipped(path, "unreadable");
  }
}

/** Reads a byte because some browsers present a folder as an empty file. */
async function collectFile(file: File): Promise<ChosenFile> {
  try {
    await file.slice(0, 1).arrayBuffer();
    if (file.size === 0) await file.stream().getReader().read();
    return chosenFile(file);
  } catch {
    return createSkipped(file.name, "unreadable");
  }
}

/**
 * Collects dropped or pasted files. Files in folders have their relative path. System files and unreadable files are
 * marked.
 *
 * @param handles - handles for some of the files, in the same order
 * @param atMost - reading stops after this many files, to avoid reading a whole dropped disk
 * @throws Error if nothing can be read
 */
export async function collectDroppedFiles(
  dropped: readonly (FileSystemEntry | File)[],
  handles: readonly Promise<FileSystemHandle | null>[],
  atMost: number,
): Promise<ChosenFile[]> {
  const chosen: ChosenFile[] = [];
  let [files, entries] = [0, 0];
  const isFull = () => files >= atMost || entries >= atMost * ENTRIES_PER_FILE;
  for (const entry of dropped) {
    if (isFull()) break;
    if (entry instanceof File) {
      chosen.push(await collectFile(entry));
      files += 1;
      continue;
    }
    const inside: ChosenFile[] = [];
    for await (const file of walk(entry, "")) {
      entries += 1;
      if (file !== null) inside.push(file);
      if (file !== null && file.skip === undefined) files += 1;
      if (isFull()) break;
    }
    chosen.push(...sortByPath(inside));
  }
  if (chosen.length > 0 && chosen.every(({ skip }) => skip === "unreadable")) throw new Error("nothing can be read");
  return addHandles(chosen, handles);
}

/** Adds handles to the files that have one; files in folders have none. */
async function addHandles(
  files: readonly ChosenFile[],
  dropped: readonly Promise<FileSystemHandle | null>[],
): Promise<ChosenFile[]> {
  const handles = await Promise.all(dropped.map((one) => one.catch(() => null)));
  return files.map((file) => {
    // Each handle is used once because files of several folders may share a name.
    const at = handles.findIndex((one) => one?.kind === "file" && one.name === file.path);
    if (at < 0) return file;
    const [handle] = handles.splice(at, 1);
    return { ...file, handle: handle as FileSystemFileHandle };
  });
}

/** Number of bytes compared per step. */
const PIECE_BYTES = 1_048_576;

async function haveSameContent(one: Blob, other: Blob): Promise<boolean> {
  for (let at = 0; at < one.size; at += PIECE_BYTES) {
    const [first, second] = await Promise.all(
      [one, other].map(async (blob) => new Uint8Array(await blob.slice(at, at + PIECE_BYTES).arrayBuffer())),
    );
    if (first === undefined || second === undefined || first.length !== second.length) return false;
    if (first.some((byte, index) => byte !== second[index])) return false;
  }
  return true;
}

async function areSame(one: ChosenFile, other: ChosenFile): Promise<boolean> {
  try {
    if (one.handle !== undefined && other.handle !== undefined && (await one.handle.isSameEntry(other.handle)))
      return true;
    return await haveSameContent(one.blob, other.blob);
  } catch {
    // If a file is unreadable, the upload will report it.
    return false;
  }
}

/**
 * Marks new files that are already selected. Files of other folders may have the same name, length and time, so
 * contents are compared byte by byte.
 */
export async function markChosen(known: readonly ChosenFile[], chosen: readonly ChosenFile[]): Promise<ChosenFile[]> {
  const alike = new Map<string, ChosenFile[]>();
  for (const file of known) alike.set(toFingerprint(file), [...(alike.get(toFingerprint(file)) ?? []), file]);
  const marked: ChosenFile[] = [];
  for (const file of chosen) {
    const others = alike.get(toFingerprint(file)) ?? [];
    const compared = file.skip === undefined ? await Promise.all(others.map((other) => areSame(file, other))) : [];
    if (compared.includes(true)) marked.push({ ...file, skip: "chosen" });
    else {
      marked.push(file);
      if (file.skip === undefined) alike.set(toFingerprint(file), [...others, file]);
    }
  }
  return marked;
}

/** Names, in lower case, of mostly hidden files and folders created by systems and file servers. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set([
  // macOS
  ...[
    ".ds_store",
    ".appledouble",
    ".lsoverride",
    ".localized",
    ".apdisk",
    ".volumeicon.icns",
    "icon\r",
    "icon\uf00d",
    "__macosx",
  ],
  ...[".documentrevisions-v100", ".fseventsd", ".spotlight-v100", ".temporaryitems", ".trashes", "temporary items"],
  ...[".com.apple.timemachine.donotpresent", ".appledb", ".appledesktop", "network trash folder"],
  // Windows
  ...["thumbs.db", "thumbs.db:encryptable", "ehthumbs.db", "ehthumbs_vista.db", "desktop.ini"],
  ...["$recycle.bin", "system volume information"],
  // Linux and network storage
  ...[".directory", "lost+found", "@eadir", ".@__thumb", "#recycle", "#snapshot"],
]);

/**
 * Names with a variable part: the companion files (`._name`) that macOS writes on other systems' disks; lock files of
 * Office and LibreOffice; files deleted while open, on NFS, SMB and FUSE; Linux recycle bins; and the download marks
 * that Linux shows as files on Windows disks. Where a name must not contain a colon or a carriage return, U+F03A and
 * U+F00D stand for them.
 */
const SYSTEM_PATTERN =
  /^(?:\._.+|~\$.+|\.~lock\..+#|\.nfs[0-9a-f]{4,}|\.smbdelete[0-9a-z]+|\.fuse_hidden[0-9a-f]+|\.trash-\d+|.+[:\uf03a]zone\.identifier)$/is;

/**
 * Whether a file in a selected folder was created by the operating system or a program, not by the user. A file or
 * folder selected by name is never a system file.
 *
 * @param path - the file's path, starting with the selected folder
 */
export function isSystemFile(path: string): boolean {
  const [, ...inside] = path.split("/");
  return inside.some((name) => SYSTEM_NAMES.has(name.toLowerCase()) || SYSTEM_PATTERN.test(name));
}
