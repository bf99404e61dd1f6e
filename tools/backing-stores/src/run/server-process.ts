import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { endChild, hasEnded } from "./end-child.ts";
import { freePort } from "./free-port.ts";

/** A server in its own process, on loopback. */
export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** How to start a server, and how to check that it is ready. */
export type ServerCommand = {
  program: string;
  args: readonly string[];
  port: number;
  env?: Record<string, string>;
  /** Called repeatedly until it returns true; a rejection counts as false. */
  isReady: () => Promise<boolean>;
  /** Whether the server reports a fault that only a restart can clear. A missing reply does not count as a fault. */
  isFaulty?: () => Promise<boolean>;
};

const START_MS = 60_000;
const PROBE_MS = 25;
const END_MS = 10_000;
const STOP_TURNS = 1_000;
const KEPT_OUTPUT = 20_000;

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Waits until a process has stopped: `kill` may return before the signal takes effect, and a thread may still respond
 * to requests.
 */
function waitUntilStopped(pid: number): void {
  const tasks = `/proc/${pid}/task`;
  const isStopped = (task: string) => {
    const status = `${tasks}/${task}/status`;
    return !existsSync(status) || /^State:\s+[TtZX]/m.test(readFileSync(status, "utf8"));
  };
  for (let turn = 0; turn < STOP_TURNS; turn += 1) {
    // These files exist only on Linux; on other systems, nothing is waited for.
    if (!existsSync(tasks) || readdirSync(tasks).every(isStopped)) return;
    Atomics.wait(sleeper, 0, 0, 1);
  }
}

/**
 * Starts a server and waits until it is ready.
 *
 * The server has its own process group, so Ctrl-C does not reach it directly; it is killed when this process exits.
 *
 * @param cleanUp - called once the server has been disposed of
 */
export async function startServerProcess(command: ServerCommand, cleanUp: () => Promise<void> = async () => {}) {
  const { program, args, port, isReady } = command;
  let child: ChildProcess;
  let output = "";

  const keep = (data: Buffer) => {
    output = (output + data.toString("utf8")).slice(-KEPT_OUTPUT);
  };

  async function start(): Promise<void> {
    const env = { ...process.env, ...command.env };
    child = spawn(program, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    let failure: Error | null = null;
    child.once("error", (error) => {
      failure = error;
    });
    const deadline = performance.now() + START_MS;
    while (!(await isReady().catch(() => false))) {
      if (failure !== null) throw failure;
      if (hasEnded(child)) throw new Error(`${program} exited with ${child.exitCode ?? child.signalCode}:\n${output}`);
      if (performance.now() > deadline) throw new Error(`${program} is not ready after ${START_MS} ms:\n${output}`);
      await delay(PROBE_MS);
    }
  }

  // A paused process reacts only to SIGKILL.
  const end = async (signal: NodeJS.Signals) => void (await endChild(child, signal, END_MS));

  const endWithThis = () => child.kill("SIGKILL");
  process.on("exit", endWithThis);
  const dispose = async () => {
    process.off("exit", endWithThis);
    await end("SIGKILL");
    await cleanUp();
  };
  try {
    await start();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    port,
    pid: () => child.pid ?? 0,
    /** The last part of the server's output (stdout and stderr). */
    output: () => output,
    /** Kills the server as a power cut would. */
    kill: () => end("SIGKILL"),
    /** Stops the server if it is running, and starts it again with the same data and port. */
    async restart(): Promise<void> {
      await end("SIGTERM");
      await start();
    },
    /** Pauses the server: it stops responding, but its connections stay open. */
    pause(): void {
      child.kill("SIGSTOP");
      waitUntilStopped(child.pid ?? 0);
    },
    resume: () => void child.kill("SIGCONT"),
    [Symbol.asyncDispose]: dispose,
  };
}

export type Place = { port: number; directory: string };

/**
 * Starts a server with data of its own.
 *
 * @param given - port (default: any free one) and data directory (default: a temporary one, which is removed)
 */
export async function startStore<Command extends ServerCommand>(
  name: string,
  given: Partial<Place>,
  createCommand: (place: Place) => Promise<Command>,
): Promise<{ server: ServerProcess; command: Command }> {
  const directory = given.directory ?? (await mkdtemp(join(tmpdir(), `envoi-${name}-`)));
  await mkdir(directory, { recursive: true });
  const command = await createCommand({ port: given.port ?? (await freePort()), directory });
  const server = await startServerProcess(command, async () => {
    if (given.directory === undefined) await rm(directory, { recursive: true, force: true });
  });
  return { server, command };
}
