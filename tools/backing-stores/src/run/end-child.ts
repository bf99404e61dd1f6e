import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Asks a child to end, and resolves when it has, or had before.
 *
 * @param patienceMs - then it is made to end; absent: never
 * @returns exit code; `null` when a signal has ended it
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
