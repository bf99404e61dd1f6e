import { readFile } from "node:fs/promises";
import { uptime } from "node:os";

/** Clocks are set by less than this while a device runs. */
const STEP_MS = 600_000;

/** Differs after each start of the device. Where the system has no such name, it may also differ without one. */
export async function readBootId(): Promise<string> {
  const known = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => null);
  return known?.trim() ?? `started ${Math.round((Date.now() - uptime() * 1_000) / STEP_MS)}`;
}
