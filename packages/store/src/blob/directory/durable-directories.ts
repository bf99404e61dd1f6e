import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { stored } from "../files/file-faults.ts";
import type { DirectorySyncs } from "./directory-syncs.ts";

async function makeDurable(root: string, path: string, sync: DirectorySyncs["sync"]): Promise<void> {
  const created = await stored(mkdir(path, { recursive: true, mode: 0o700 }));
  const top = created !== undefined && root.startsWith(created) ? dirname(created) : root;
  // Includes existing directories, because the process that created them may have died before it synced them.
  for (let below = path; below !== top; below = dirname(below)) await sync(dirname(below));
}

/** @returns a function that creates a directory below `root` durably, once per process */
export function createDurableDirectories(
  root: string,
  { sync }: Pick<DirectorySyncs, "sync">,
): (path: string) => Promise<void> {
  const made = new Map<string, Promise<void>>();
  return async (path) => {
    const making = made.get(path) ?? makeDurable(root, path, sync);
    made.set(path, making);
    try {
      await making;
    } catch (error) {
      made.delete(path);
      throw error;
    }
  };
}
