import { close, fsync, open } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { stored } from "../files/file-faults.ts";

const [closeFile, syncFile, openFile] = [promisify(close), promisify(fsync), promisify(open)];
/** Maximum number of directories that stay open: more than the 256 used for uploads. */
const MAX_OPEN = 300;

/** Makes creations, renames and removals in directories survive a power cut. */
export type DirectorySyncs = AsyncDisposable & { sync(path: string): Promise<void> };

/** Up to `maxOpen` directories stay open, so a sync is one call instead of three. Do not remove open directories. */
export function createDirectorySyncs(maxOpen = MAX_OPEN): DirectorySyncs {
  const files = new Map<string, Promise<number>>();

  async function syncOnce(path: string): Promise<void> {
    const file = await openFile(path, "r");
    try {
      await syncFile(file);
    } finally {
      await closeFile(file);
    }
  }

  function keepOpen(path: string): Promise<number> {
    const opening = openFile(path, "r");
    files.set(path, opening);
    opening.catch(() => files.delete(path));
    return opening;
  }

  /**
   * Does not close the directory when a sync fails: other callers may be syncing it, and its file descriptor may be
   * reused.
   */
  async function syncOpen(path: string): Promise<void> {
    await syncFile(await (files.get(path) ?? keepOpen(path)));
  }

  return {
    sync: (path) => stored(files.has(path) || files.size < maxOpen ? syncOpen(path) : syncOnce(path)),
    async [Symbol.asyncDispose]() {
      const opened = [...files.values()];
      files.clear();
      await Promise.allSettled(opened.map((opening) => opening.then(closeFile)));
    },
  };
}

async function makeDurable(root: string, path: string, sync: DirectorySyncs["sync"]): Promise<void> {
  const created = await stored(mkdir(path, { recursive: true, mode: 0o700 }));
  const top = created !== undefined && root.startsWith(created) ? dirname(created) : root;
  // Also syncs existing directories, because the process that created them may have died before syncing them.
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
