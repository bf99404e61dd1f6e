import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MS = 200;
/** Longer than any process holds the lock. After this time, the holder's process id may belong to another process. */
const MAX_HELD_MS = 900_000;

/**
 * Runs `work` while no other process runs under the same lock file, which contains its holder's process id.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void }} [options] - `onWait` is called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait } = {}) {
  await mkdir(path.dirname(file), { recursive: true });
  let hasReported = false;
  while (!(await create(file))) {
    if (await isAbandoned(file)) {
      await rm(file, { force: true });
      continue;
    }
    if (!hasReported) onWait?.();
    hasReported = true;
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** @param {string} file */
async function create(file) {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Whether the lock's holder is no longer running. @param {string} file */
async function isAbandoned(file) {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(file, "utf8"), stat(file)]);
    if (Date.now() - mtimeMs > MAX_HELD_MS) return true;
    process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    // A missing file means that the lock has been released.
    return codeOf(error) === "ESRCH";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
