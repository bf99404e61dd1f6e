import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";

/** Clock ticks per second in /proc, the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** A server in a process of its own, so that its CPU time and memory are its alone. */
export type MeasuredProcess = Figures & { origin: string; [Symbol.asyncDispose](): Promise<void> };

export type Figures = {
  /** CPU time of all its threads so far, seconds. */
  cpuSeconds(): Promise<number>;
  peakMemoryBytes(): Promise<number>;
};

export async function measurePid(pid: number): Promise<Figures> {
  return {
    async cpuSeconds() {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    async peakMemoryBytes() {
      const status = await readFile(`/proc/${pid}/status`, "utf8");
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },
  };
}

/**
 * Runs a limit server; it writes its port on its first line.
 *
 * @param variables - of its environment, beside ours
 */
export async function startLimit(
  script: URL,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<MeasuredProcess> {
  const child: ChildProcess = spawn(process.execPath, [script.pathname, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...variables },
  });
  if (child.stdout === null || child.pid === undefined) throw new Error("the limit server did not start");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const figures = await measurePid(child.pid);
  return {
    ...figures,
    origin: `http://127.0.0.1:${line.toString().trim()}`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
