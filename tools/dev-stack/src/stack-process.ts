import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { endChild, freePort, readMemory } from "@envoi/backing-stores";
import type { ObjectStore, StackRequest } from "./command-line.ts";
import { askStack } from "./control/ask-stack.ts";
import { isRunning, killGroup, type ProcessIdentity } from "./process/process-identity.ts";
import { NODE_FLAGS, ROOT } from "./root.ts";
import { type ProcessStatus, readState, type StackState } from "./state-file.ts";

/** What `npm run stack` runs: the built program. */
const MAIN = join(ROOT, "tools/dev-stack/dist/main.js");
/** A process that does not answer within this time has no figures. */
const METRICS_MS = 10_000;
const POLL_MS = 20;

export type StackForm = {
  /** Processes of a service, where it is not one. */
  replicas?: Record<string, number>;
  redisCluster?: boolean;
  natsCluster?: boolean;
  objectStore?: ObjectStore;
  minioDrives?: number;
  /** With an issuer: the process `issuer`. */
  accounts?: boolean;
  /** Where servers listen, such as behind a proxy that can fail. */
  ports?: { redis?: number; nats?: number; minio?: number };
};

/** All services as separate processes, over real servers, behind the edge. */
export type StackProcess = AsyncDisposable & {
  origin: string;
  dataDirectory: string;
  /** Process id of what started the others. */
  pid(): number;
  /** What it and all its processes wrote so far. */
  output(): Promise<string>;
  /** Every process; of a service, in order of their numbers. Names: `download-1`, `edge`, `redis`, `nats-2`, … */
  processes(name?: string): ProcessStatus[];
  /** How to reach the servers, as administrators. Ports change with a restart unless they were configured. */
  readonly servers: StackState["servers"];
  /** Kills a process like a power cut. Resolves when the stack has noticed; it restarts the process. */
  killProcess(name: string): Promise<void>;
  /** Stops a process from answering, with its connections left open. */
  pauseProcess(name: string): void;
  resumeProcess(name: string): void;
  /** Ends processes in order, until they are started. Names are those of processes or of services. */
  stopProcess(name: string): Promise<void>;
  /** Resolves when it is ready, also where it runs already. */
  startProcess(name: string): Promise<void>;
  restartProcess(name: string): Promise<void>;
  scale(service: string, replicas: number): Promise<void>;
  /** Peak resident memory of a process since it was started, bytes. */
  peakMemoryBytes(name: string): Promise<number>;
  /** What Prometheus gets of all processes of this name, one after the other. */
  metricsOf(name: string): Promise<string>;
  /** Ends the one that started the others like a power cut. */
  kill(): Promise<void>;
  /** Asks all to end. @returns exit code */
  terminate(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts all again on the same data and port. */
  restart(variables?: Record<string, string>): Promise<void>;
};

function argumentsOf(form: StackForm): string[] {
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

function identitiesOf({ pid, startedAt }: ProcessStatus): ProcessIdentity[] {
  return pid === null || startedAt === null ? [] : [{ pid, startedAt }];
}

/** What programs need, and where the machine's own are. */
function machineVariables(): NodeJS.ProcessEnv {
  const isKept = (name: string) => ["PATH", "HOME", "TMPDIR"].includes(name) || name.endsWith("_BIN");
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)));
}

/**
 * What `npm run stack` is, on loopback, with a data directory that goes with it.
 *
 * @param settings - variables for all services
 */
export async function startStackProcess(
  settings: Record<string, string> = {},
  form: StackForm = {},
): Promise<StackProcess> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "envoi-stack-"));
  const port = await freePort();
  const args = ["--data-dir", dataDirectory, "--port", String(port), ...argumentsOf(form)];
  let child: ChildProcess;
  let console = "";

  async function start(variables: Record<string, string>): Promise<void> {
    child = spawn(process.execPath, [...NODE_FLAGS, MAIN, ...args], {
      env: {
        ...machineVariables(),
        NODE_ENV: "test",
        HOST: "127.0.0.1",
        DRAIN_SECONDS: "5",
        ...settings,
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ready = Promise.withResolvers<void>();
    let said = "";
    child.once("exit", (code) => ready.reject(new Error(`ended with ${code} before it was ready:\n${console}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        console += text;
        // It may come in two pieces.
        said += text;
        if (said.includes("ready at")) ready.resolve();
      });
    }
    await ready.promise;
  }
  function state(): StackState {
    const written = readState(dataDirectory);
    if (written === null) throw new Error("the stack has not been started");
    return written;
  }
  function processes(name?: string): ProcessStatus[] {
    return state().processes.filter((process) => [process.name, process.service, undefined].includes(name));
  }
  function pidOf(name: string): number {
    const pid = processes().find((process) => process.name === name)?.pid;
    if (pid === undefined || pid === null) throw new Error(`${name} does not run`);
    return pid;
  }
  const ask = async (asked: StackRequest) => void (await askStack(dataDirectory, asked));
  async function dispose(): Promise<void> {
    await endChild(child, "SIGKILL");
    const left = (readState(dataDirectory)?.processes ?? []).flatMap(identitiesOf).filter(isRunning);
    for (const { pid } of left) killGroup(pid);
    while (left.some(isRunning)) await delay(POLL_MS);
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
    pid: () => child.pid ?? 0,
    async output() {
      const folder = join(dataDirectory, "logs");
      const logs = (await readdir(folder)).map((file) => readFile(join(folder, file), "utf8"));
      return [console, ...(await Promise.all(logs))].join("\n");
    },
    processes,
    get servers() {
      return state().servers;
    },
    async killProcess(name) {
      const pid = pidOf(name);
      process.kill(pid, "SIGKILL");
      while (processes().some((other) => other.pid === pid)) await delay(POLL_MS);
    },
    pauseProcess: (name) => void process.kill(pidOf(name), "SIGSTOP"),
    resumeProcess: (name) => void process.kill(pidOf(name), "SIGCONT"),
    stopProcess: (name) => ask({ kind: "stop", name }),
    startProcess: (name) => ask({ kind: "start", name }),
    restartProcess: (name) => ask({ kind: "restart", name }),
    scale: (service, replicas) => ask({ kind: "scale", service, replicas }),
    peakMemoryBytes: async (name) => (await readMemory(pidOf(name))).peakBytes,
    async metricsOf(name) {
      const texts = processes(name).map(async ({ host, privatePort }) => {
        const answer = await fetch(`http://${host}:${privatePort}/metrics`, {
          headers: { Connection: "close" },
          signal: AbortSignal.timeout(METRICS_MS),
        });
        return answer.text();
      });
      return (await Promise.all(texts)).join("\n");
    },
    kill: async () => void (await endChild(child, "SIGKILL")),
    terminate: (signal = "SIGTERM") => endChild(child, signal),
    restart: (variables = {}) => start(variables),
    [Symbol.asyncDispose]: dispose,
  };
}
