import { markedName } from "@envoi/client";
import { isException } from "../../is-exception.ts";
import { removeEntry } from "../file-system.ts";

/** Maximum number of files whose names differ only in their number. */
const MAX_TRIES = 10_000;

/**
 * Maximum length of names. File systems allow 255 bytes, but Chromium's temporary copy has a name up to a dozen bytes
 * longer.
 */
const MAX_NAME_BYTES = 240;

/** "a.txt" for count 1, "a (2).txt" for count 2. */
function numberName(name: string, count: number): string {
  return markedName(name, count === 1 ? "" : ` (${count})`, MAX_NAME_BYTES);
}

/** Whether the browser rejects a name that is safe elsewhere, such as one ending in ".lnk". */
function isRefusedName(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Whether the folder has an entry whose name its file system treats as the same. */
async function hasEntry(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await folder.getFileHandle(name);
    return true;
  } catch (error) {
    if (isException(error, "NotFoundError")) return false;
    if (isException(error, "TypeMismatchError")) return true;
    throw error;
  }
}

/** Opens or creates a subfolder. Uses a different name if a file already has this one. */
async function openSubfolder(parent: FileSystemDirectoryHandle, name: string): Promise<FileSystemDirectoryHandle> {
  for (let count = 1; count < MAX_TRIES; count += 1) {
    try {
      return await parent.getDirectoryHandle(numberName(name, count), { create: true });
    } catch (error) {
      if (isRefusedName(error) && !name.endsWith("_")) return openSubfolder(parent, `${name}_`);
      if (!isException(error, "TypeMismatchError")) throw error;
    }
  }
  throw new RangeError("no free name for a folder");
}

async function findFreeName(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
  for (let count = 1; count < MAX_TRIES; count += 1) {
    const candidate = numberName(name, count);
    try {
      if (!(await hasEntry(folder, candidate))) return candidate;
    } catch (error) {
      if (!isRefusedName(error) || name.endsWith("_")) throw error;
      return findFreeName(folder, `${name}_`);
    }
  }
  throw new RangeError("no free name for a file");
}

/**
 * Writes a new file below a folder on the user's device. Never changes existing files: if the name exists, the new file
 * is numbered. Browsers write into a copy until the file is complete; a file that cannot be completed is removed.
 *
 * @param path - a safe path, as `safeNames` returns it
 * @throws the stream's error; DOMException `QuotaExceededError` if the disk is full, and others if the folder is
 * missing or the browser denies writing
 */
export async function writeInFolder(
  folder: FileSystemDirectoryHandle,
  path: string,
  body: ReadableStream<Uint8Array>,
): Promise<void> {
  let parent = folder;
  const parts = path.split("/");
  const name = parts.pop() ?? "";
  try {
    for (const part of parts) parent = await openSubfolder(parent, part);
    const free = await findFreeName(parent, name);
    const file = await parent.getFileHandle(free, { create: true });
    try {
      // The cast is safe, because none of our streams yields shared memory.
      await (body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeTo(await file.createWritable());
    } catch (error) {
      await removeEntry(parent, free);
      throw error;
    }
  } catch (error) {
    await body.cancel(error).catch(() => undefined);
    throw error;
  }
}
