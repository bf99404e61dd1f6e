import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { endChild, freePort, readMemory, untilReady } from "@envoi/backing-stores";
import type { ObjectStore, StackRequest } from "./command-line.ts";
import { askStack } from "./control.ts";
import { isRunning, killGroup, type ProcessIdentity } from "./process/process-identity.ts";
import { NODE_FLAGS, ROOT } from "./root.ts";
import { type ProcessStatus, readState, type StackState } from "./state-file.ts";

/** The built program that `npm run stack` runs. */
const MAIN = join(ROOT, "tools/dev-stack/dist/main.js");
const METRICS_MS = 10_000;
const POLL_MS = 20;

export type StackForm = {
  /** Number of processes per service, for services with more than one. */
  replicas?: Record<string, number>;
  redisCluster?: boolean;
  natsCluster?: boolean;
  objectStore?: ObjectStore;
  minioDrives?: number;
  /** Starts an issuer, as the process `issuer`. */
  accounts?: boolean;
  /** Shields the stack from signals to this process's group, such as the terminal's Ctrl-C. */
  ownGroup?: boolean;
  /** Ports of the servers, for tests that put a failing proxy in front of them. */
  ports?: { redis?: number; nats?: number; minio?: number };
};

/** All services as separate processes behind the edge, with real servers. */
export type StackProcess = Awaited<ReturnType<typeof startStackProcess>>;

function createArguments(form: StackForm): string[] {
  const replicas = Object.entries(form.replicas ?? {}).map(([service, count]) => `${service}=${count}`);
  const ports = Object.entries(form.ports ?? {}).flatMap(([server, port]) => [`--${server}-port`, String(port)]);
  return [
    ...(replicas.length === 0 ? [] : ["--replicas", replicas.join(",")]),
    ...(form.redisCluster ? ["--redis-cluster"] : []),
    ...(form.natsCluster ? ["--nats-cluster"] : []),
    ...(form.objectStore === undefined ? [] : ["--object-store", form.objectStore]),
    ...(form.minioDrives === undefined ? [] : ["--minio-drives", String(form.minioDrives)]),
    ...(form.accounts ? ["--accounts"] : []),
    ...ports,
  ];
}

function toIdentities({ pid, startedAt }: ProcessStatus): ProcessIdentity[] {
  return pid === null || startedAt === null ? [] : [{ pid, startedAt }];
}

async function killLeftovers(dataDirectory: string): Promise<void> {
  const left = (readState(dataDirectory)?.processes ?? []).flatMap(toIdentities).filter(isRunning);
  for (const { pid } of left) killGroup(pid);
  while (left.some(isRunning)) await delay(POLL_MS);
}

async function readLogs(dataDirectory: string): Promise<string[]> {
  const folder = join(dataDirectory, "logs");
  return Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), "utf8")));
}

async function fetchMetrics({ host, privatePort }: ProcessStatus): Promise<string> {
  const answer = await fetch(`http://${host}:${privatePort}/metrics`, {
    headers: { Connection: "close" },
    signal: AbortSignal.timeout(METRICS_MS),
  });
  return answer.text();
}

/**
 * The environment variables that programs need, or that contain the paths of programs on this host, and the one with
 * which a test run chooses direct transfers.
 */
function inheritedVariables(): NodeJS.ProcessEnv {
  const isKept = (name: string) =>
    ["PATH", "HOME", "TMPDIR", "NODE_COMPILE_CACHE", "DIRECT_TRANSFERS"].includes(name) || name.endsWith("_BIN");
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)));
}

/**
 * Runs `npm run stack` on loopback, with a data directory that is removed afterwards.
 *
 * @param settings - variables for all services
 */
export async function startStackProcess(settings: Record<string, string> = {}, form: StackForm = {}) {
  const dataDirectory = await mkdtemp(join(tmpdir(), "envoi-stack-"));
  const port = await freePort();
  const args = ["--data-dir", dataDirectory, "--port", String(port), ...createArguments(form)];
  let child: ChildProcess;
  let console = "";

  async function start(variables: Record<string, string>): Promise<void> {
    child = spawn(process.execPath, [...NODE_FLAGS, MAIN, ...args], {
      env: {
        ...inheritedVariables(),
        NODE_ENV: "test",
        HOST: "127.0.0.1",
        DRAIN_SECONDS: "5",
        ...settings,
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: form.ownGroup ?? false,
    });
    await untilReady(child, (text) => {
      console += text;
    });
  }
  function state(): StackState {
    const written = readState(dataDirectory);
    if (written === null) throw new Error("the stack has not been started");
    return written;
  }
  function processes(name?: string): ProcessStatus[] {
    return state().processes.filter((process) => [process.name, process.service, undefined].includes(name));
  }
  function findPid(name: string): number {
    const pid = processes().find((process) => process.name === name)?.pid;
    if (pid === undefined || pid === null) throw new Error(`${name} does not run`);
    return pid;
  }
  const ask = async (asked: StackRequest) => void (await askStack(dataDirectory, asked));
  async function dispose(): Promise<void> {
    await endChild(child, "SIGKILL");
    await killLeftovers(dataDirectory);
    await rm(dataDirectory, { recursive: true, force: true });
  }

  try {
    await start({});
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    origin: `http://localhost:${port}`,
    dataDirectory,
    /** Process id of the stack, which starts all other processes. */
    pid: () => child.pid ?? 0,
    /** The output of the stack and its processes so far. */
    output: async () => [console, ...(await readLogs(dataDirectory))].join("\n"),
    /** All processes, or those of one name or service, by number. Names: `download-1`, `edge`, `redis`, `nats-2`, … */
    processes,
    /** Addresses of the servers, with administrators' credentials. A restart changes ports that were not configured. */
    get servers() {
      return state().servers;
    },
    /**
     * Kills a process as a power cut would. Resolves when the stack has noticed; the stack then restarts the process.
     */
    async killProcess(name: string): Promise<void> {
      const pid = findPid(name);
      process.kill(pid, "SIGKILL");
      while (processes().some((other) => other.pid === pid)) await delay(POLL_MS);
    },
    /** Stops the process with this name, or all processes of a service, until they are started again. */
    stopProcess: (name: string) => ask({ kind: "stop", name }),
    /** Resolves once the process is ready, even if it was already running. */
    startProcess: (name: string) => ask({ kind: "start", name }),
    restartProcess: (name: string) => ask({ kind: "restart", name }),
    scale: (service: string, replicas: number) => ask({ kind: "scale", service, replicas }),
    /** Peak resident memory of a process since its start, in bytes. */
    peakMemoryBytes: async (name: string) => (await readMemory(findPid(name))).peakBytes,
    /** The `/metrics` of all processes with this name, concatenated. */
    readMetrics: async (name: string) => (await Promise.all(processes(name).map(fetchMetrics))).join("\n"),
    /** Kills the stack's own process, as a power cut would. */
    kill: async () => void (await endChild(child, "SIGKILL")),
    /** Stops the stack and all its processes. @returns exit code */
    terminate: (signal: NodeJS.Signals = "SIGTERM") => endChild(child, signal),
    /** Starts everything again with the same data and port. */
    restart: (variables: Record<string, string> = {}) => start(variables),
    [Symbol.asyncDispose]: dispose,
  };
}
