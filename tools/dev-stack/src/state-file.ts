import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { isRunning, killGroup, readIdentity } from "./process/process-identity.ts";
import { StackError } from "./stack-error.ts";

const FILE = "stack.json";
const POLL_MS = 20;

export const processStatus = z.object({
  name: z.string(),
  /** The service of which the process is a replica; for any other process, its own name. */
  service: z.string(),
  replica: z.number(),
  state: z.enum(["stopped", "starting", "ready", "stopping", "waiting"]),
  pid: z.number().nullable(),
  startedAt: z.string().nullable(),
  host: z.string(),
  port: z.number(),
  privatePort: z.number().nullable(),
});

const runningStack = z.object({
  stack: z.object({ pid: z.number(), startedAt: z.string() }),
  origin: z.string(),
  processes: z.array(processStatus),
  /** Addresses of the backing stores, and the credentials of their administrators. */
  servers: z.object({
    redis: z.object({ mode: z.enum(["single", "cluster"]), urls: z.array(z.string()), password: z.string() }),
    nats: z.object({ servers: z.array(z.string()), user: z.string(), password: z.string() }),
    s3: z.object({
      endpoint: z.string(),
      region: z.string(),
      bucket: z.string(),
      accessKeyId: z.string(),
      secretAccessKey: z.string(),
      pathStyle: z.boolean(),
    }),
  }),
});

export type ProcessStatus = z.infer<typeof processStatus>;
/** All running processes, and how to reach them. */
export type StackState = z.infer<typeof runningStack>;

/**
 * Writes the state synchronously, so that each process is recorded before the stack can die. Only its owner can read
 * the file.
 */
export function writeState(dataDirectory: string, state: Omit<StackState, "stack">): void {
  const file = join(dataDirectory, FILE);
  writeFileSync(`${file}.new`, JSON.stringify({ stack: readIdentity(process.pid), ...state }, null, 2), {
    mode: 0o600,
  });
  renameSync(`${file}.new`, file);
}

/** @returns the last written state; `null` if no stack has ever run in this directory */
export function readState(dataDirectory: string): StackState | null {
  try {
    return runningStack.parse(JSON.parse(readFileSync(join(dataDirectory, FILE), "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Kills the processes that a killed stack left running. Resolves once they have exited and their ports are free.
 *
 * @throws if that stack is still running
 */
export async function endLeftovers(dataDirectory: string, say: (line: string) => void): Promise<void> {
  const last = readState(dataDirectory);
  if (last === null) return;
  if (isRunning(last.stack))
    throw new StackError(`a stack with process id ${last.stack.pid} runs in ${dataDirectory}; name another --data-dir`);
  for (const { name, pid, startedAt } of last.processes) {
    if (pid === null || startedAt === null || !isRunning({ pid, startedAt })) continue;
    say(`${name} was left running by an earlier stack (process id ${pid}); killing it`);
    killGroup(pid);
    while (isRunning({ pid, startedAt })) await delay(POLL_MS);
  }
}
