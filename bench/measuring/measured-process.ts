import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { endChild, readCpuSeconds, readMemory } from "@envoi/backing-stores";
import { NODE_FLAGS, type StackProcess } from "@envoi/dev-stack";
import { within } from "./within.ts";

const START_SECONDS = 60;

export type MeasuredProcess = Figures & { origin: string; [Symbol.asyncDispose](): Promise<void> };

export type Figures = {
  /** CPU time of all threads of the process, in seconds. */
  cpuSeconds(): Promise<number>;
  peakMemoryBytes(): Promise<number>;
};

export async function measurePid(pid: number): Promise<Figures> {
  return {
    cpuSeconds: async () => (await readCpuSeconds(pid)).own,
    peakMemoryBytes: async () => (await readMemory(pid)).peakBytes,
  };
}

/** The CPU time of an idle process, for probes, polling and timers, is measured for this long. */
const IDLE_MS = 15_000;

/** Measures what an idle process uses, and returns its figures without that. */
export async function withoutIdle({ cpuSeconds }: Pick<Figures, "cpuSeconds">): Promise<Pick<Figures, "cpuSeconds">> {
  const [startedAtMs, before] = [performance.now(), await cpuSeconds()];
  await delay(IDLE_MS);
  const perMillisecond = ((await cpuSeconds()) - before) / (performance.now() - startedAtMs);
  return { cpuSeconds: async () => (await cpuSeconds()) - perMillisecond * performance.now() };
}

/** Measures the first process of a service. Its origin bypasses the edge, so that all requests reach this process. */
export async function measureService(stack: StackProcess, name: string): Promise<Figures & { origin: string }> {
  const [process] = stack.processes(name);
  if (process?.pid == null) throw new Error(`${name} does not run`);
  return { ...(await measurePid(process.pid)), origin: `http://${process.host}:${process.port}` };
}

/**
 * Runs the server that a limit is measured with, under the same Node flags as Envoi's services.
 *
 * @param name - its file in `bench`, such as `transfers/limit-upload`
 * @param variables - added to our environment
 */
export async function startLimit(
  name: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<MeasuredProcess> {
  const program = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...NODE_FLAGS, program, ...args], {
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
