import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

const KEPT_CHARACTERS = 20_000;

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Asks a child process to exit. Resolves once it has exited.
 *
 * @param patienceMs - time after which the process is killed; absent: never
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

/**
 * Waits until a child process reports on stdout or stderr that it is ready at an address.
 *
 * @param keep - called with all of the process's output
 * @throws Error if the process exits before it is ready
 */
export async function untilReady(child: ChildProcess, keep: (text: string) => void): Promise<void> {
  const ready = Promise.withResolvers<void>();
  let said = "";
  child.once("exit", (code) => ready.reject(new Error(`exited with ${code} before it was ready:\n${said}`)));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      keep(text);
      // The line may arrive in two chunks.
      said = (said + text).slice(-KEPT_CHARACTERS);
      if (said.includes("ready at")) ready.resolve();
    });
  }
  await ready.promise;
}
