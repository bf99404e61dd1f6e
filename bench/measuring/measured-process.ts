import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endChild, readCpuSeconds, readMemory } from "@envoi/backing-stores";
import { within } from "./within.ts";

const START_SECONDS = 60;

/** A server in a separate process, so that its CPU time and memory can be measured. */
export type MeasuredProcess = Figures & { origin: string; [Symbol.asyncDispose](): Promise<void> };

export type Figures = {
  /** CPU time of all its threads so far, seconds. */
  cpuSeconds(): Promise<number>;
  peakMemoryBytes(): Promise<number>;
};

export async function measurePid(pid: number): Promise<Figures> {
  return {
    cpuSeconds: async () => (await readCpuSeconds(pid)).own,
    peakMemoryBytes: async () => (await readMemory(pid)).peakBytes,
  };
}

/**
 * Runs a server, which prints its port on its first line.
 *
 * @param name - its file in `bench`, such as `transfers/limit-upload`
 * @param variables - added to our environment
 * @param flags - for Node
 */
export async function startLimit(
  name: string,
  args: readonly string[],
  variables: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<MeasuredProcess> {
  const program = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...flags, program, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...variables },
  });
  const end = async () => void (await endChild(child, "SIGKILL"));
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`${name} exited with ${code} before it listened`);
  });
  try {
    const line = await within(START_SECONDS, `the port of ${name}`, Promise.race([once(child.stdout, "data"), ended]));
    const figures = await measurePid(child.pid ?? 0);
    const origin = `http://127.0.0.1:${String(line).trim()}`;
    return { ...figures, origin, [Symbol.asyncDispose]: end };
  } catch (error) {
    await end();
    throw error;
  } finally {
    ended.catch(() => {});
  }
}
