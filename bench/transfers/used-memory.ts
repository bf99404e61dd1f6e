import { open, rm } from "node:fs/promises";
import { join } from "node:path";

const WRITE_BYTES = 1_048_576;
/** For a log, a database, and the buffers of two processes. */
const MARGIN_BYTES = 64 * WRITE_BYTES;

/**
 * Uses and frees as much of the page cache as a file needs. A virtual machine's host takes back memory that was free
 * for about two seconds (`page_reporting`); the next process to use it would wait, and need half as much CPU again.
 */
export async function useMemory(directory: string, bytes: number): Promise<void> {
  const path = join(directory, "used-memory");
  const block = Buffer.alloc(WRITE_BYTES, 1);
  const file = await open(path, "w");
  try {
    for (let written = 0; written < bytes + MARGIN_BYTES; written += WRITE_BYTES) await file.write(block);
  } finally {
    await file.close();
    await rm(path);
  }
}
