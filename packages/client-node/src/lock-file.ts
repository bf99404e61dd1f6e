import { open, readFile, rm, stat } from "node:fs/promises";
import { uptime } from "node:os";

/** Tolerance, because the clock may have been adjusted since boot. */
const BOOT_ALLOWANCE_MS = 60_000;

const held = new Set<string>();

/**
 * Acquires a lock shared by the device's processes. A dead process's lock is taken over.
 *
 * @returns a function that releases the lock; `null` while another process holds it
 */
export async function takeLock(file: string): Promise<(() => Promise<void>) | null> {
  if (held.has(file)) return null;
  for (let tries = 0; tries < 2; tries += 1) {
    if (await create(file)) {
      held.add(file);
      return async () => {
        held.delete(file);
        await rm(file, { force: true });
      };
    }
    if (await isHeld(file)) return null;
    await rm(file, { force: true });
  }
  return null;
}

async function create(file: string): Promise<boolean> {
  try {
    const handle = await open(file, "wx", 0o600);
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** A lock from before the last boot is stale, even if its process id is in use again. */
async function isHeld(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - uptime() * 1_000 - BOOT_ALLOWANCE_MS) return false;
    const owner = Number(await readFile(file, "utf8"));
    return owner !== process.pid && isRunning(owner) && !(await isZombie(owner));
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process that has ended without being reaped by its parent, as in many containers. */
async function isZombie(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return /^State:\s+Z/m.test(status);
}
