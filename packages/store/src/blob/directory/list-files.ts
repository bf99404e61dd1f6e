import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { storedIfThere } from "../files/file-faults.ts";

export type ListedFile = { relativePath: string; bytes: number; modifiedAtMs: number };

/** Lists the files below `root`/`below` in no particular order; files deleted during the call may be missing. */
export async function* listFiles(root: string, below: string): AsyncGenerator<ListedFile> {
  const directory = await storedIfThere(opendir(join(root, below)));
  if (directory === null) return;
  for await (const entry of directory) {
    const relativePath = join(below, entry.name);
    if (entry.isDirectory()) yield* listFiles(root, relativePath);
    if (!entry.isFile()) continue;
    const found = await storedIfThere(stat(join(root, relativePath)));
    if (found !== null) yield { relativePath, bytes: found.size, modifiedAtMs: found.mtimeMs };
  }
}
