import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";

/** All files in a directory with their sizes, as `path size`, sorted. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const lines = await Promise.all(
    files.map(async (file) => {
      const found = await stat(file).catch(() => null);
      return found === null ? null : `${relative(directory, file)} ${found.size}`;
    }),
  );
  return lines.filter((line) => line !== null).sort();
}

/** Blobs and unfinished parts in a data directory, as `path size`, sorted. */
export async function listBlobs(dataDirectory: string): Promise<string[]> {
  const directory = join(dataDirectory, "blobs");
  return existsSync(directory) ? listFiles(directory) : [];
}
