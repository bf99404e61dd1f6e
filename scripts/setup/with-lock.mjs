import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MS = 200;
const BEAT_MS = 5_000;
const STALE_MS = 30_000;

/**
 * Runs `work` while no other process runs under the same lock file.
 *
 * The file names its holder, which touches it regularly, so the lock of a killed process can be taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void }} [options] - `onWait` is called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait } = {}) {
  await mkdir(path.dirname(file), { recursive: true });
  const mine = `${process.pid} ${randomUUID()}`;
  let hasReported = false;
  while (!(await create(file, mine))) {
    if (await takenFromTheDead(file)) continue;
    if (!hasReported) onWait?.();
    hasReported = true;
    await sleep(RETRY_MS);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if ((await contents(file)) === mine) await rm(file, { force: true });
  }
}

/** @param {string} file @param {string} text */
async function create(file, text) {
  try {
    await writeFile(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} file @returns {Promise<boolean>} true if the caller can try again at once */
async function takenFromTheDead(file) {
  const holder = await contents(file);
  const age = await ageMs(file);
  if (holder === null || age === null) return true;
  // The file is empty while its holder has created but not yet written it.
  const pid = Number(holder.split(" ")[0]);
  if (age < STALE_MS && (holder === "" || isAlive(pid))) return false;
  const grave = `${file}.${randomUUID()}`;
  try {
    await rename(file, grave);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return true;
    throw error;
  }
  // Another process may have taken the lock over between the check and the move: return it.
  if ((await contents(grave)) !== holder) await rename(grave, file);
  else await rm(grave, { force: true });
  return true;
}

/** @param {string} file */
async function contents(file) {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** @param {string} file */
async function ageMs(file) {
  try {
    return Date.now() - (await stat(file)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
