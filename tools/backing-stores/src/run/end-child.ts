import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Asks a child process to exit. Resolves once it has exited.
 *
 * @param patienceMs - time after which it is killed; absent: never
 * @returns exit code; `null` if a signal killed it
 */
export async function endChild(
  child: ChildProcess,
  signal: NodeJS.Signals,
  patienceMs?: number,
): Promise<number | null> {
  if (hasEnded(child) || child.pid === undefined) return child.exitCode;
  const exited = once(child, "exit");
  child.kill(signal);
  const timer = patienceMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), patienceMs);
  await exited;
  clearTimeout(timer);
  return child.exitCode;
}
