import { open, rm } from "node:fs/promises";
import { join } from "node:path";

const WRITE_BYTES = 1_048_576;
/** Beside a body there are a log, a database, and the buffers of two processes. */
const MARGIN_BYTES = 64 * WRITE_BYTES;

/**
 * Uses as much memory of the page cache as a file needs, and frees it. What a virtual machine has freed for some two
 * seconds its host takes back (`page_reporting`): the next process that uses it waits for it, and needs half as much CPU time again.
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
