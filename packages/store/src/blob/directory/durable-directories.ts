import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { stored } from "../files/file-faults.ts";

/** Makes creations, renames and removals in a directory survive a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  await using directory = await stored(open(path, "r"));
  await stored(directory.sync());
}

async function makeDurable(root: string, path: string): Promise<void> {
  const created = await stored(mkdir(path, { recursive: true, mode: 0o700 }));
  const top = created !== undefined && root.startsWith(created) ? dirname(created) : root;
  // Includes existing directories, because the process that created them may have died before it synced them.
  for (let below = path; below !== top; below = dirname(below)) await syncDirectory(dirname(below));
}

/** @returns a function that creates a directory below `root` durably, once per process */
export function createDurableDirectories(root: string): (path: string) => Promise<void> {
  const made = new Map<string, Promise<void>>();
  return async (path) => {
    const making = made.get(path) ?? makeDurable(root, path);
    made.set(path, making);
    try {
      await making;
    } catch (error) {
      made.delete(path);
      throw error;
    }
  };
}
