import { open, stat, statfs, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import type { Log } from "@envoi/platform";

/** Interval between checks for enough space to recreate the ballast. */
const CHECK_MS = 10_000;
/** The most random bytes that one call returns. */
const BLOCK_BYTES = 65_536;

/**
 * A file that exists only to be removed. When the disk is full, removing it gives the database the space needed to
 * delete data, which frees more space.
 */
export type Ballast = AsyncDisposable & {
  /** Removes the file if the disk is full. @returns whether this freed space */
  makeRoom(): Promise<boolean>;
};

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(dirname(path));
  return bavail * bsize;
}

async function isThere(path: string, bytes: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && found.size >= bytes;
}

/** Writes random bytes, because some file systems allocate no space for zeros. */
async function write(path: string, bytes: number): Promise<void> {
  await using file = await open(path, "w", 0o600);
  for (let at = 0; at < bytes; at += BLOCK_BYTES) {
    await file.write(crypto.getRandomValues(Buffer.alloc(Math.min(BLOCK_BYTES, bytes - at))), 0, null, at);
  }
  await file.sync();
}

/**
 * Creates the ballast. After its removal, recreates it as soon as there is enough space.
 *
 * @param options.bytes - size of the ballast
 * @param options.reserveBytes - space that must stay free in addition to the ballast
 */
export async function takeBallast(options: {
  path: string;
  bytes: number;
  reserveBytes: number;
  log: Log;
}): Promise<Ballast> {
  const { path, bytes, reserveBytes, log } = options;

  async function makeRoom(): Promise<boolean> {
    if ((await freeBytes(path)) >= bytes) return false;
    const thrown = await unlink(path).then(
      () => true,
      () => false,
    );
    if (thrown) log.warn({ bytes }, "the disk is full: the ballast was removed, so that files can be deleted");
    return thrown;
  }

  async function restore(): Promise<void> {
    try {
      if ((await isThere(path, bytes)) || (await freeBytes(path)) < reserveBytes + bytes) return;
      await write(path, bytes);
    } catch (error) {
      await unlink(path).catch(() => {});
      log.warn({ err: error }, "the ballast could not be created");
    }
  }

  await makeRoom();
  await restore();
  const timer = setInterval(() => void restore(), CHECK_MS);
  return {
    makeRoom,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
    },
  };
}
