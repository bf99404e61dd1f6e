import { readSync } from "node:fs";
import { open, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PAGE_BYTES = 4_096;
const STEP_BYTES = 268_435_456;
/** A little more than the system keeps free. */
const FREE_BYTES = 268_435_456;

async function freeBytes(): Promise<number> {
  const [, kibibytes] = /^MemFree: *(\d+) kB$/m.exec(await readFile("/proc/meminfo", "utf8")) ?? [];
  return Number(kibibytes) * 1_024;
}

/** Empties the page cache, which needs root. */
export async function dropPageCache(): Promise<void> {
  await writeFile("/proc/sys/vm/drop_caches", "3");
}

/**
 * Fills the memory with cached pages of an unlinked sparse file, which uses no disk. Every other page is read again and
 * so kept longer, as after days of mixed work: the system then finds free memory only in scattered pages.
 *
 * @param atMost - bytes
 * @returns frees the memory when disposed of
 */
export async function fillPageCache(directory: string, atMost: number): Promise<AsyncDisposable> {
  const path = join(directory, "sparse");
  const file = await open(path, "wx+");
  try {
    await unlink(path);
    const page = Buffer.alloc(PAGE_BYTES);
    for (let at = 0; at < atMost && (await freeBytes()) > FREE_BYTES; at += STEP_BYTES) {
      await file.truncate(at + STEP_BYTES);
      // Not in order, so that the system does not read ahead, which takes pages in blocks.
      for (const first of [0, 0, 0, 1]) {
        for (let offset = first * PAGE_BYTES; offset < STEP_BYTES; offset += 2 * PAGE_BYTES) {
          readSync(file.fd, page, 0, PAGE_BYTES, at + offset);
        }
      }
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return file;
}
