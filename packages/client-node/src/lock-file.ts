import { link, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import { readKernelBootId } from "./boot-id.ts";

/*
 * [Note: Locks]
 *
 * A lock is a file that names its holder: it appears with its content, by a hard link, so no process ever reads half a
 * lock. The lock of a process that has ended is replaced by renaming another over it, while holding a second lock.
 * Without the second lock, a process that is slow to replace a lock could replace its successor instead.
 */

/** Tolerance for adjustments of the clock since boot. */
const BOOT_ALLOWANCE_MS = 60_000;
/** Age at which a lock without content belongs to a process that crashed, on file systems without hard links. */
const EMPTY_MS = 5_000;
const TAKEOVER = ".takeover";
/** Position of the start time in /proc/PID/stat, after the name. See proc_pid_stat(5). */
const START_FIELD = 19;

/** `life` distinguishes a process from a later one with the same id. `null` on systems without /proc. */
type Holder = { pid: number; life: string | null };

const held = new Set<string>();

/**
 * Acquires a lock shared by the device's processes. A dead process's lock is taken over.
 *
 * @returns a function that releases the lock; `null` while another process holds it
 */
export async function takeLock(file: string): Promise<(() => Promise<void>) | null> {
  if (held.has(file)) return null;
  held.add(file);
  const own = `${file}.${process.pid}.${crypto.randomUUID()}`;
  const holder: Holder = { pid: process.pid, life: await readLife(process.pid) };
  let isTaken = false;
  try {
    await writeFile(own, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    isTaken = (await create(own, file)) || (await takeOver(own, file));
  } finally {
    await rm(own, { force: true });
    if (!isTaken) held.delete(file);
  }
  if (!isTaken) return null;
  return async () => {
    if (held.delete(file)) await rm(file, { force: true });
  };
}

/** @returns false if there is a lock already */
async function create(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    // Some file systems have no hard links.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
  }
  try {
    await (await open(file, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
  await rename(own, file);
  return true;
}

/** @returns false if the lock is held, or is being taken over by another process */
async function takeOver(own: string, file: string): Promise<boolean> {
  const state = await readState(file);
  if (state !== "stale") return state === "free" && create(own, file);
  // A process that ends while it takes over a lock leaves a second one, which can be taken over like the first.
  const unlock = await takeLock(`${file}${TAKEOVER}`);
  if (unlock === null) return false;
  try {
    // Another process may have taken it over in the meantime, and may hold it now.
    if ((await readState(file)) !== "stale") return false;
    await rename(own, file);
    return true;
  } finally {
    await unlock();
  }
}

async function readState(file: string): Promise<"free" | "held" | "stale"> {
  let text: string;
  let mtimeMs: number;
  try {
    text = await readFile(file, "utf8");
    ({ mtimeMs } = await stat(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "free";
    throw error;
  }
  const holder = parseHolder(text);
  if (holder === null) return Date.now() - mtimeMs < EMPTY_MS ? "held" : "stale";
  if (holder.life !== null) return holder.life === (await readLife(holder.pid)) ? "held" : "stale";
  const isOlderThanBoot = mtimeMs < Date.now() - uptime() * 1_000 - BOOT_ALLOWANCE_MS;
  return !isOlderThanBoot && holder.pid !== process.pid && isRunning(holder.pid) ? "held" : "stale";
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, life } = Object(JSON.parse(text));
    const isHolder = Number.isSafeInteger(pid) && pid > 0 && (life === null || typeof life === "string");
    return isHolder ? { pid, life } : null;
  } catch {
    return null;
  }
}

/** @returns `null` if the process has ended, even if its parent has not reaped it, and on systems without /proc */
async function readLife(pid: number): Promise<string | null> {
  const [bootId, status] = await Promise.all([
    readKernelBootId(),
    readFile(`/proc/${pid}/stat`, "utf8").catch(() => null),
  ]);
  if (bootId === null || status === null) return null;
  // The process's name, in parentheses, may contain spaces and parentheses.
  const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
  const [state, startTicks] = [fields[0], fields[START_FIELD]];
  return state === "Z" || state === "X" || startTicks === undefined ? null : `${bootId} ${startTicks}`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is running, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
