import { execFile } from "node:child_process";
import { mkdtemp, open, rm, statfs, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A small file system in memory, for tests that fill it. Mounting it requires root. */
export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>;

export async function mountSmallDisk(bytes: number) {
  const path = await mkdtemp(join(tmpdir(), "envoi-small-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${bytes},mode=700`, "tmpfs", path]);
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  };
  return {
    path,
    freeBytes,
    /** Uses up the free space, as another program might. @returns a function that frees it */
    async fill(): Promise<() => Promise<void>> {
      const name = join(path, "of-another-program");
      await using file = await open(name, "w");
      const block = Buffer.alloc(65_536, 1);
      try {
        for (;;) await file.write(block);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
      return () => unlink(name);
    },
    async [Symbol.asyncDispose]() {
      await run("umount", [path]);
      await rm(path, { recursive: true });
    },
  };
}

/** Records the minimum free space of the disk until the returned object is disposed of. */
export function watchFree(disk: SmallDisk): Disposable & { minFreeBytes(): number } {
  let least = Number.POSITIVE_INFINITY;
  const timer = setInterval(async () => {
    least = Math.min(least, await disk.freeBytes());
  }, 20);
  return { minFreeBytes: () => least, [Symbol.dispose]: () => clearInterval(timer) };
}
