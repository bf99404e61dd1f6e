import { randomBytes } from "node:crypto";
import { open, stat, statfs, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import type { Log } from "@envoi/platform";

/** Interval between checks for room to restore it. */
const LOOK_MS = 10_000;
const BLOCK_BYTES = 1_048_576;

/**
 * A file that is there to be removed: on a disk that something has filled, the database then has room to delete with, and
 * what it deletes gives the disk back.
 */
export type Ballast = AsyncDisposable & {
  /** Throws it off, if the disk is full. @returns whether there is more room now */
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

/** Of random bytes, as some file systems store nothing for others. */
async function write(path: string, bytes: number): Promise<void> {
  await using file = await open(path, "w", 0o600);
  for (let at = 0; at < bytes; at += BLOCK_BYTES) {
    await file.write(randomBytes(Math.min(BLOCK_BYTES, bytes - at)), 0, null, at);
  }
  await file.sync();
}

/**
 * Takes the ballast on, and again whenever it was thrown off and there is room for it.
 *
 * @param options.bytes - how large it is
 * @param options.reserveBytes - free space required besides it before it is restored
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
    if (thrown) log.warn({ bytes }, "the disk is full: the ballast was thrown off, so that files can be removed");
    return thrown;
  }

  async function takeOn(): Promise<void> {
    try {
      if ((await isThere(path, bytes)) || (await freeBytes(path)) < reserveBytes + bytes) return;
      await write(path, bytes);
    } catch (error) {
      await unlink(path).catch(() => {});
      log.warn({ err: error }, "the ballast could not be taken on");
    }
  }

  await makeRoom();
  await takeOn();
  const timer = setInterval(() => void takeOn(), LOOK_MS);
  return {
    makeRoom,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
    },
  };
}
