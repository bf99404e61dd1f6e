import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";

/** A process of the stack, as its state file has it. */
export type ProcessStatus = {
  name: string;
  service: string;
  replica: number;
  state: "stopped" | "starting" | "ready" | "stopping" | "waiting";
  pid: number | null;
  host: string;
  port: number;
  privatePort: number | null;
};

/** What the stack writes for whoever works with it. */
export type StackState = {
  processes: ProcessStatus[];
  servers: {
    redis: { mode: "single" | "cluster"; urls: string[]; password: string };
    nats: { servers: string[]; user: string; password: string };
    s3: {
      endpoint: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
      pathStyle: boolean;
    };
  };
};

/** @returns `null` when no stack has run in this directory */
export function readState(dataDirectory: string): StackState | null {
  try {
    return JSON.parse(readFileSync(join(dataDirectory, "stack.json"), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** @param path - such as `stop/download-1` @throws what the stack says when it does not do it */
export async function askStack(dataDirectory: string, path: string): Promise<void> {
  const socketPath = join(dataDirectory, "control.sock");
  const [answer] = await once(request({ socketPath, path: `/${path}`, method: "POST" }).end(), "response");
  const body = (await answer.toArray()).join("");
  if (answer.statusCode !== 200) throw new Error(`${path}: ${body}`);
}

/** Ends a process that leads a group, and the group. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** One that has ended and that nobody has noticed yet has no program any more. */
export function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}/exe`);
}
