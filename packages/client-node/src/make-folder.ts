import { mkdir, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Creates a folder and its parents. Unlike Node's recursive `mkdir`, it also ends where no folder can be created and the
 * system reports a missing one, as in /proc.
 *
 * @returns the topmost folder that is new; `null` if none is
 */
export async function makeFolder(folder: string, mode?: number): Promise<string | null> {
  try {
    await mkdir(folder, { mode });
    return folder;
  } catch (error) {
    const parent = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && (await find(parent)) === null && parent !== folder) {
      const first = await makeFolder(parent, mode);
      const own = await makeFolder(folder, mode);
      return first ?? own;
    }
    if ((await find(folder))?.isDirectory()) return null;
    throw error;
  }
}

const find = (file: string) => stat(file).catch(() => null);
