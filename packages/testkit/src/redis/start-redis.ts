import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { freePort } from "../process/standalone-process.ts";

export type RedisProcess = {
  url: string;
  port: number;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port; ends it before when it runs. */
  restart(): Promise<void>;
  /** Stops it from answering, with its connections left open. */
  pause(): void;
  resume(): void;
  /** Changes a setting until the next start. */
  configure(name: string, value: string): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/**
 * A real Redis on loopback that acknowledges nothing before it is on disk. The program is `redis-server`, or what
 * `REDIS_SERVER_BIN` names.
 *
 * @param options.cluster - a Cluster of this one server
 * @param options.settings - more settings, as in redis.conf
 */
export async function startRedis(
  options: { cluster?: boolean; settings?: Record<string, string> } = {},
): Promise<RedisProcess> {
  const { cluster = false, settings = {} } = options;
  const directory = await mkdtemp(join(tmpdir(), "envoi-redis-"));
  const port = await freePort();
  const all: Record<string, string> = {
    bind: "127.0.0.1",
    port: String(port),
    dir: directory,
    save: "",
    appendonly: "yes",
    appendfsync: "always",
    "maxmemory-policy": "noeviction",
    "repl-diskless-sync-delay": "0",
    ...(cluster
      ? {
          "cluster-enabled": "yes",
          "cluster-port": String(await freePort()),
          "cluster-announce-ip": "127.0.0.1",
        }
      : {}),
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(process.env["REDIS_SERVER_BIN"] ?? "redis-server", args, { stdio: ["ignore", "pipe", "pipe"] });
    const started = child;
    const ready = Promise.withResolvers<void>();
    let output = "";
    started.stdout?.on("data", (data: Buffer) => {
      if (output.includes("Ready to accept connections")) return;
      output += data.toString("utf8");
      if (output.includes("Ready to accept connections")) ready.resolve();
    });
    started.once("error", ready.reject);
    started.once("exit", (code) => ready.reject(new Error(`redis-server ended with ${code}:\n${output}`)));
    await ready.promise;
    if (cluster) await formCluster(port);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }

  const endWithTest = () => child.kill("SIGKILL");
  process.on("exit", endWithTest);
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: () => end("SIGKILL"),
    async restart() {
      await end("SIGTERM");
      await start();
    },
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    async configure(name, value) {
      await withClient(port, (client) => client.config("SET", name, value));
    },
    async [Symbol.asyncDispose]() {
      process.off("exit", endWithTest);
      await end("SIGKILL");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function withClient<T>(port: number, use: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis({ port, host: "127.0.0.1", enableReadyCheck: false });
  try {
    return await use(client);
  } finally {
    client.disconnect();
  }
}

/** Gives a lone server all slots, unless it has them from before, and waits until it serves them. */
async function formCluster(port: number): Promise<void> {
  await withClient(port, async (client) => {
    const info = await client.cluster("INFO");
    if (info.includes("cluster_slots_assigned:0")) await client.cluster("ADDSLOTSRANGE", 0, 16_383);
    while (!(await client.cluster("INFO")).includes("cluster_state:ok")) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}
