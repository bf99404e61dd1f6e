import { constants, link, lstat, mkdir, open, rename, rm, statfs, utimes } from "node:fs/promises";
import path from "node:path";
import { markedName } from "@envoi/client";
import { exists, explain, orExplain, unsafe } from "./file-errors.ts";
import { DeviceError } from "./private-files.ts";

/*
 * [Note: Receiving into a folder]
 *
 * Names come from an untrusted sender. They are safe relative paths (`safeNames`), and each folder of a path is created
 * or checked one by one: a link in place of a folder is rejected, so nothing is written outside. Bytes go to
 * `NAME.<id>.part`, and the files are renamed once all are complete. Everything that can fail is tried before the
 * download is claimed, because a failed claim may cost the sender a download: folders, names, permissions, free space.
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

/**
 * Chooses the names in a folder, and creates the folders and part files.
 *
 * @param tag - a component of part file names, constant for an upload
 * @returns `null` for each skipped file
 * @throws DeviceError `exists`, `link_in_path`, `not_a_folder`, `no_space`, `not_writable`
 */
export async function preparePartFiles(
  folder: string,
  files: readonly ExpectedFile[],
  { ifExists, tag }: { ifExists: IfExists; tag: string },
): Promise<(PartFile | null)[]> {
  const root = path.resolve(folder);
  await orExplain(root, () => mkdir(root, { recursive: true }));
  const made = new Set([root]);
  const parts: (PartFile | null)[] = [];
  try {
    for (const { name, size, modified } of files) {
      const target = path.join(root, ...name.split("/"));
      if (!target.startsWith(root === path.sep ? root : root + path.sep)) throw unsafe(target);
      await makeFolders(root, path.dirname(target), made);
      const finalPath = await chooseName(target, ifExists);
      if (finalPath === null) {
        parts.push(null);
        continue;
      }
      const partPath = path.join(
        path.dirname(finalPath),
        markedName(`${path.basename(finalPath)}.part`, `.${tag}`, MAX_NAME_BYTES),
      );
      await createEmpty(partPath);
      parts.push({ partPath, finalPath, size, modifiedMs: modified ?? null });
    }
    await requireSpace(
      root,
      files.reduce((sum, { size }, index) => sum + (parts[index] === null ? 0 : size), 0),
    );
    return parts;
  } catch (error) {
    await removePartFiles(parts);
    throw error;
  }
}

/** Removes everything received so far. */
export async function removePartFiles(parts: readonly (PartFile | null)[]): Promise<void> {
  for (const part of parts) if (part !== null) await rm(part.partPath, { force: true });
}

/** Gives complete files their final names and times. @throws DeviceError `exists` if a name is no longer free */
export async function finishPartFiles(parts: readonly PartFile[], ifExists: IfExists): Promise<string[]> {
  const names: string[] = [];
  for (const { partPath, finalPath, modifiedMs } of parts) {
    if (modifiedMs !== null) await utimes(partPath, new Date(), new Date(modifiedMs)).catch(() => {});
    let name = finalPath;
    if (ifExists === "replace") await rename(partPath, name);
    else {
      while (!(await moveToFreeName(partPath, name))) {
        if (ifExists !== "rename") throw exists(name);
        name = (await chooseName(finalPath, "rename")) ?? name;
      }
    }
    names.push(name);
  }
  return names;
}

async function createEmpty(partPath: string): Promise<void> {
  // An existing part file belongs to an abandoned transfer.
  await rm(partPath, { force: true });
  const flags = constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);
  await orExplain(partPath, async () => (await open(partPath, flags, 0o666)).close());
}

async function makeFolders(root: string, folder: string, made: Set<string>): Promise<void> {
  if (made.has(folder)) return;
  await makeFolders(root, path.dirname(folder), made);
  await orExplain(folder, async () => {
    await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  });
  const found = await lstat(folder);
  if (found.isSymbolicLink()) throw unsafe(folder);
  if (!found.isDirectory()) throw new DeviceError("not_a_folder", `${folder} already exists and is not a folder.`);
  made.add(folder);
}

/** @returns `null` for a skipped file */
async function chooseName(target: string, ifExists: IfExists): Promise<string | null> {
  const isTaken = async (file: string) =>
    lstat(file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return false;
        throw explain(error, file);
      },
    );
  if (!(await isTaken(target))) return target;
  if (ifExists === "skip") return null;
  if (ifExists === "fail") throw exists(target);
  if (ifExists === "replace") {
    if ((await lstat(target)).isFile()) return target;
    throw new DeviceError("not_a_file", `${target} already exists and is not a regular file.`);
  }
  for (let count = 2; count < MAX_NAME_TRIES; count += 1) {
    const name = path.join(path.dirname(target), markedName(path.basename(target), ` (${count})`, MAX_NAME_BYTES));
    if (!(await isTaken(name))) return name;
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
    if (code === "EEXIST") return false;
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

async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= bytes + SPARE_BYTES) return;
  throw new DeviceError("no_space", `${folder} has ${freeBytes} bytes free, but ${bytes} are needed.`);
}
