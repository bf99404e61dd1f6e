import { readFile } from "node:fs/promises";
import { uptime } from "node:os";

/** Longer than any expected adjustment of the clock while the device is running. */
const STEP_MS = 600_000;

/** An id that changes with each boot. On systems that provide no boot id, it may also change while the device runs. */
export async function readBootId(): Promise<string> {
  return (await readKernelBootId()) ?? `started ${Math.round((Date.now() - uptime() * 1_000) / STEP_MS)}`;
}

/** @returns `null` on systems other than Linux */
export async function readKernelBootId(): Promise<string | null> {
  const known = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => null);
  return known?.trim() ?? null;
}
