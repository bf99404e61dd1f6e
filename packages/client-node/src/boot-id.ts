import { readFile } from "node:fs/promises";
import { uptime } from "node:os";

/** Larger than any clock adjustment while the device runs. */
const STEP_MS = 600_000;

/** Changes with each boot. On systems without a boot id, it may also change while the device runs. */
export async function readBootId(): Promise<string> {
  const known = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => null);
  return known?.trim() ?? `started ${Math.round((Date.now() - uptime() * 1_000) / STEP_MS)}`;
}
