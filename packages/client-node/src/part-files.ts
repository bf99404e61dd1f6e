import { constants, type FileHandle, link, lstat, mkdir, open, rename, rm, statfs, utimes } from "node:fs/promises";
import path from "node:path";
import { freeMemory, markedName } from "@envoi/client";
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
/** Number of bytes per write. */
const BATCH_BYTES = 4 * 1_048_576;
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

/** Writes a plaintext into consecutive part files. */
export class PartWriter {
  readonly #parts: readonly PartFile[];
  #index = 0;
  #handle: FileHandle | null = null;
  /** Files that are complete but may not be durable yet. */
  #unsynced: string[] = [];
  /** Number of bytes written to the current file. */
  #inFile = 0;
  #written: number;
  #batch: Uint8Array<ArrayBuffer>[] = [];
  #batchBytes = 0;

  private constructor(parts: readonly PartFile[], firstByte: number) {
    this.#parts = parts;
    this.#written = firstByte;
  }

  /** @param firstByte - number of plaintext bytes already in the files; anything after them is truncated */
  static async open(parts: readonly PartFile[], firstByte = 0): Promise<PartWriter> {
    const writer = new PartWriter(parts, firstByte);
    let before = 0;
    for (const part of parts) {
      if (before + part.size > firstByte) break;
      if ((await sizeOf(part)) !== part.size) throw lost(part);
      before += part.size;
      writer.#index += 1;
    }
    const current = parts[writer.#index];
    writer.#inFile = firstByte - before;
    if (current !== undefined && writer.#inFile > 0) {
      const handle = await openPart(current.partPath);
      const { size } = await handle.stat();
      if (size < writer.#inFile) {
        await handle.close();
        throw lost(current);
      }
      await handle.truncate(writer.#inFile);
      writer.#handle = handle;
    }
    return writer;
  }

  /** Number of plaintext bytes in the files, not all of them durable. */
  get writtenBytes(): number {
    return this.#written;
  }

  /** @param chunk - covers all used bytes of its buffer, which is released once it is written */
  async write(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    if (chunk.byteLength > 0) this.#batch.push(chunk);
    this.#batchBytes += chunk.byteLength;
    if (this.#batchBytes >= BATCH_BYTES) await this.#flush();
  }

  /** Makes all written bytes durable. @returns number of plaintext bytes */
  async sync(): Promise<number> {
    await this.#flush();
    const closed = this.#unsynced.splice(0);
    for (const partPath of closed) {
      const handle = await openPart(partPath);
      await handle.datasync().finally(() => handle.close());
    }
    await this.#handle?.datasync();
    return this.#written;
  }

  /** @throws RangeError if a file is incomplete */
  async finish(): Promise<void> {
    await this.#flush();
    await this.#closeWholeFiles();
    if (this.#index < this.#parts.length) throw new RangeError("bytes are missing");
  }

  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    let chunks: Uint8Array[] = batch;
    this.#batch = [];
    this.#batchBytes = 0;
    while (chunks.length > 0) {
      await this.#closeWholeFiles();
      const part = this.#parts[this.#index];
      if (part === undefined) throw new RangeError("there are more bytes than the files have");
      this.#handle ??= await openPart(part.partPath);
      const { taken, rest } = splitAt(chunks, part.size - this.#inFile);
      await writeAll(this.#handle, taken, this.#inFile);
      const bytes = taken.reduce((sum, { byteLength }) => sum + byteLength, 0);
      this.#inFile += bytes;
      this.#written += bytes;
      chunks = rest;
    }
    for (const chunk of batch) freeMemory(chunk);
  }

  async #closeWholeFiles(): Promise<void> {
    for (let part = this.#parts[this.#index]; part !== undefined; part = this.#parts[this.#index]) {
      if (this.#inFile < part.size) return;
      if (this.#handle !== null) this.#unsynced.push(part.partPath);
      await this.close();
      this.#index += 1;
      this.#inFile = 0;
    }
  }
}

/**
 * Number of plaintext bytes in part files, according to their lengths. Unreliable after a power failure, after which
 * a file may have its length but not its content.
 */
export async function measureParts(parts: readonly PartFile[]): Promise<number> {
  let bytes = 0;
  for (const part of parts) {
    const found = await sizeOf(part);
    bytes += Math.min(Math.max(0, found), part.size);
    if (found < part.size) break;
  }
  return bytes;
}

async function sizeOf({ partPath }: PartFile): Promise<number> {
  return (await lstat(partPath).catch(() => null))?.size ?? -1;
}

function lost({ partPath }: PartFile): DeviceError {
  return new DeviceError("part_lost", `${partPath} no longer contains all data received before.`);
}

/** Splits chunks after `bytes` bytes. */
function splitAt(chunks: Uint8Array[], bytes: number): { taken: Uint8Array[]; rest: Uint8Array[] } {
  let left = bytes;
  const taken: Uint8Array[] = [];
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.byteLength > left) {
      if (left > 0) taken.push(chunk.subarray(0, left));
      return { taken, rest: [chunk.subarray(left), ...chunks.slice(index + 1)] };
    }
    taken.push(chunk);
    left -= chunk.byteLength;
  }
  return { taken, rest: [] };
}

async function writeAll(handle: FileHandle, chunks: Uint8Array[], position: number): Promise<void> {
  let rest = chunks;
  let at = position;
  while (rest.length > 0) {
    const { bytesWritten } = await handle.writev(rest, at).catch((cause: NodeJS.ErrnoException) => {
      throw explain(cause, "the files");
    });
    at += bytesWritten;
    rest = splitAt(rest, bytesWritten).rest;
  }
}

/** Does not follow a link in place of a part file, because we create these files. */
function openPart(partPath: string): Promise<FileHandle> {
  return orExplain(partPath, () => open(partPath, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0)));
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

async function orExplain<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explain(error, file);
  }
}

function explain(cause: unknown, file: string): unknown {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return new DeviceError("no_space", "There is no space left.", { cause });
  if (code === "ELOOP") return unsafe(file);
  if (code === "ENOTDIR" || code === "EEXIST") {
    return new DeviceError("not_a_folder", `${file} can't be created, because something else has that name.`, {
      cause,
    });
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new DeviceError("not_writable", `${file} can't be written: ${(cause as Error).message}.`, { cause });
  }
  return cause;
}

function exists(file: string): DeviceError {
  return new DeviceError("exists", `${file} already exists.`);
}

function unsafe(file: string): DeviceError {
  return new DeviceError(
    "link_in_path",
    `${file} is a link, which could point elsewhere, so nothing is written there.`,
  );
}
