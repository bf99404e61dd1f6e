import type { Stats } from "node:fs";
import { constants, link, lstat, mkdir, open, rename, rm, rmdir, statfs, utimes } from "node:fs/promises";
import path from "node:path";
import { DeviceError, diskKey, markedName, TransferError } from "@envoi/client";
import { exists, explain, orExplain, unsafe } from "./file-errors.ts";
import { makeFolder } from "./make-folder.ts";

/*
 * [Note: Receiving into a folder]
 *
 * Names come from an untrusted sender. They are safe relative paths (`safeNames`), and each folder of a path is created
 * or checked one by one: a link in place of a folder is rejected, and so is a folder that other users can change, so
 * nothing is written outside. Bytes go to `NAME.<id>.part`, and the files are renamed once all are complete; a file
 * whose name has been taken by then gets another one, so nothing that has been received is lost. Everything that can
 * fail is tried before the download is claimed, because a failed claim may cost the sender a download: folders, names,
 * permissions, free space.
 */

/** What to do when a file's name already exists. */
export type IfExists = "fail" | "rename" | "replace" | "skip";

/** A file to be received. `name` is a safe relative path. */
export type ExpectedFile = { name: string; size: number; modified?: number };

/** A file being received. Paths are absolute. */
export type PartFile = { partPath: string; finalPath: string; size: number; modifiedMs: number | null };

const MAX_NAME_BYTES = 255;
/** Disk space left free, because a full disk affects every program. */
const SPARE_BYTES = 16 * 1_048_576;
/** Maximum number of attempts to find a free name. */
const MAX_NAME_TRIES = 10_000;
/** Maximum number of folders that one download may create. */
export const MAX_FOLDERS = 20_000;

export type PartOptions = {
  ifExists: IfExists;
  /** A component of part file names, constant for an upload. */
  tag: string;
  /** Whether the user chose the folder. One named by the sender is checked like the folders below it. Default: true. */
  isFolderGiven?: boolean;
  signal?: AbortSignal;
};

/** Folders that are safe to write to, and those among them that did not exist before. */
type Folders = { checked: Set<string>; created: string[] };

/**
 * Chooses the names in a folder, and creates the folders and part files. If it fails, it removes them.
 *
 * @returns `null` for each skipped file
 * @throws DeviceError `exists`, `link_in_path`, `not_a_folder`, `shared_folder`, `too_many_folders`, `no_space`,
 *   `not_writable`; TransferError `cancelled`
 */
export async function preparePartFiles(
  folder: string,
  files: readonly ExpectedFile[],
  { ifExists, tag, isFolderGiven = true, signal }: PartOptions,
): Promise<(PartFile | null)[]> {
  const root = path.resolve(folder);
  const targets = files.map(({ name }) => targetBelow(root, name));
  const folders: Folders = { checked: new Set(), created: [] };
  // Names are distinct on every file system, even where they have been cut or numbered.
  const taken = new Set([...targets, ...listFolders(root, targets)].map(diskKey));
  const parts: (PartFile | null)[] = [];
  try {
    await makeRoot(root, isFolderGiven, folders);
    for (const [index, { size, modified }] of files.entries()) {
      if (signal?.aborted === true) throw new TransferError("cancelled");
      const target = targets[index] ?? root;
      await makeFolders(path.dirname(target), folders);
      const finalPath = await chooseName(target, ifExists, taken);
      if (finalPath === null) {
        parts.push(null);
        continue;
      }
      taken.add(diskKey(finalPath));
      const mark = files.length > 1 ? `${tag}-${index + 1}` : tag;
      parts.push({
        partPath: await createPart(finalPath, mark, taken),
        finalPath,
        size,
        modifiedMs: modified ?? null,
      });
    }
    await requireSpace(
      root,
      files.reduce((sum, { size }, index) => sum + (parts[index] === null ? 0 : size), 0),
    );
    return parts;
  } catch (error) {
    await removePartFiles(parts);
    for (const created of folders.created.toReversed()) await rmdir(created).catch(() => {});
    throw error;
  }
}

/** Removes everything received so far. */
export async function removePartFiles(parts: readonly (PartFile | null)[]): Promise<void> {
  for (const part of parts) if (part !== null) await rm(part.partPath, { force: true });
}

/**
 * Gives complete files their final names and times. A file whose name has been taken since gets a free one, unless it is
 * to replace the other file. After a crash, this can be repeated.
 *
 * @returns the files' names
 * @throws DeviceError `part_lost` if a file has neither name; all others then have theirs
 */
export async function finishPartFiles(parts: readonly PartFile[], ifExists: IfExists): Promise<string[]> {
  const taken = new Set(parts.map(({ finalPath }) => diskKey(finalPath)));
  const names: string[] = [];
  let lost: PartFile | null = null;
  for (const part of parts) {
    const name = await finishPart(part, ifExists, taken);
    if (name === null) lost ??= part;
    else names.push(name);
  }
  if (lost !== null) throw new DeviceError("part_lost", `${lost.finalPath} was received, but has been removed since.`);
  return names;
}

/** @returns `null` if there is no such file */
async function finishPart(
  { partPath, finalPath, modifiedMs }: PartFile,
  ifExists: IfExists,
  taken: Set<string>,
): Promise<string | null> {
  // Without a part file, the file got its name before a crash.
  if ((await find(partPath)) === null) return (await find(finalPath)) === null ? null : finalPath;
  if (modifiedMs !== null) await utimes(partPath, new Date(), new Date(modifiedMs)).catch(() => {});
  if (ifExists === "replace" && (await find(finalPath))?.isDirectory() !== true) {
    await orExplain(finalPath, () => rename(partPath, finalPath));
    return finalPath;
  }
  let name = finalPath;
  while (!(await moveToFreeName(partPath, name))) {
    name = await chooseFreeName(finalPath, taken);
    taken.add(diskKey(name));
  }
  return name;
}

/** Creates a part file under a name that was free: an existing one may belong to another transfer. */
async function createPart(finalPath: string, mark: string, taken: Set<string>): Promise<string> {
  const flags = constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);
  for (let count = 1; count < MAX_NAME_TRIES; count += 1) {
    const distinct = count === 1 ? mark : `${mark}-${count}`;
    const name = markedName(`${path.basename(finalPath)}.part`, `.${distinct}`, MAX_NAME_BYTES);
    const partPath = path.join(path.dirname(finalPath), name);
    if (taken.has(diskKey(partPath)) || (await find(partPath)) !== null) continue;
    taken.add(diskKey(partPath));
    await orExplain(partPath, async () => (await open(partPath, flags, 0o666)).close());
    return partPath;
  }
  throw exists(finalPath);
}

function targetBelow(root: string, name: string): string {
  const target = path.join(root, ...name.split("/"));
  if (!target.startsWith(root === path.sep ? root : root + path.sep)) throw unsafe(target);
  return target;
}

/** The folders between a root and files. @throws DeviceError `too_many_folders` */
function listFolders(root: string, files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.dirname(file); folder !== root && !folders.has(folder); folder = path.dirname(folder)) {
      folders.add(folder);
    }
    if (folders.size <= MAX_FOLDERS) continue;
    throw new DeviceError(
      "too_many_folders",
      `The files are in more than ${MAX_FOLDERS} folders. Receive some of them at a time, or all as a ZIP.`,
    );
  }
  return folders;
}

async function makeRoot(root: string, isGiven: boolean, folders: Folders): Promise<void> {
  const base = isGiven ? root : path.dirname(root);
  const first = await orExplain(base, () => makeFolder(base));
  for (let made = base; first !== null && made.length >= first.length; made = path.dirname(made)) {
    folders.created.unshift(made);
  }
  folders.checked.add(base);
  await makeFolders(root, folders);
}

async function makeFolders(folder: string, folders: Folders): Promise<void> {
  const { checked, created } = folders;
  if (checked.has(folder)) return;
  await makeFolders(path.dirname(folder), folders);
  const isNew = await orExplain(folder, () =>
    mkdir(folder).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") return false;
        throw error;
      },
    ),
  );
  if (isNew) created.push(folder);
  const found = await lstat(folder);
  if (found.isSymbolicLink()) throw unsafe(folder);
  if (!found.isDirectory()) throw new DeviceError("not_a_folder", `${folder} already exists and is not a folder.`);
  if (!isNew && isOpenToOthers(found)) {
    throw new DeviceError(
      "shared_folder",
      `${folder} belongs to another user or can be changed by others, who could redirect the files. Choose another folder.`,
    );
  }
  checked.add(folder);
}

const OTHERS_WRITE = 0o002;
const GROUP_WRITE = 0o020;
const STICKY = 0o1000;

/** Whether other users could replace what the folder contains. Many systems give each user a group of its own. */
function isOpenToOthers({ uid, gid, mode }: Stats): boolean {
  if (process.getuid === undefined || process.getgid === undefined) return false;
  if (uid !== process.getuid()) return true;
  const isWritable = (mode & OTHERS_WRITE) !== 0 || ((mode & GROUP_WRITE) !== 0 && gid !== process.getgid());
  return isWritable && (mode & STICKY) === 0;
}

/** @returns `null` if nothing has this name */
async function find(file: string): Promise<Stats | null> {
  return lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw explain(error, file);
  });
}

/** @returns `null` for a skipped file */
async function chooseName(target: string, ifExists: IfExists, taken: ReadonlySet<string>): Promise<string | null> {
  const found = await find(target);
  if (found === null) return target;
  if (ifExists === "skip") return null;
  if (ifExists === "fail") throw exists(target);
  if (ifExists === "rename") return chooseFreeName(target, taken);
  if (found.isFile()) return target;
  throw new DeviceError("not_a_file", `${target} already exists and is not a regular file.`);
}

async function chooseFreeName(target: string, taken: ReadonlySet<string>): Promise<string> {
  for (let count = 2; count < MAX_NAME_TRIES; count += 1) {
    const name = path.join(path.dirname(target), markedName(path.basename(target), ` (${count})`, MAX_NAME_BYTES));
    if (!taken.has(diskKey(name)) && (await find(name)) === null) return name;
  }
  throw exists(target);
}

/** @returns whether the name was free */
async function moveToFreeName(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    await rm(from);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return wasMoved(from, to);
    // Some file systems have no hard links.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS" && code !== "EMLINK") throw explain(error, to);
  }
  try {
    await (await open(to, "wx")).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw explain(error, to);
  }
  await rename(from, to);
  return true;
}

/** Whether a crash has interrupted `moveToFreeName` between its two steps. */
async function wasMoved(from: string, to: string): Promise<boolean> {
  const [one, other] = [await find(from), await find(to)];
  const isSame = one !== null && other !== null && one.ino === other.ino && one.dev === other.dev;
  if (isSame) await rm(from);
  return isSame;
}

async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= bytes + SPARE_BYTES) return;
  throw new DeviceError("no_space", `${folder} has ${freeBytes} bytes free, but ${bytes} are needed.`);
}
