import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { stored } from "../files/file-faults.ts";

/** What was created, renamed or removed in a directory survives a power cut after this. */
export async function syncDirectory(path: string): Promise<void> {
  await using directory = await stored(open(path, "r"));
  await stored(directory.sync());
}

async function makeDurable(root: string, path: string): Promise<void> {
  const created = await stored(mkdir(path, { recursive: true, mode: 0o700 }));
  const top = created !== undefined && root.startsWith(created) ? dirname(created) : root;
  // Also those that were there: their maker may have died before it synced them.
  for (let below = path; below !== top; below = dirname(below)) await syncDirectory(dirname(below));
}

/** Makes directories below a root, each durable when its promise resolves; once per directory and process. */
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
