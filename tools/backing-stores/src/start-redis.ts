import { mkdir } from "node:fs/promises";
import { Redis } from "ioredis";
import { findProgram } from "./programs/find-program.ts";
import { freePort } from "./run/free-port.ts";
import { type Place, type ServerCommand, startStore } from "./run/server-process.ts";

export type RedisProcess = Awaited<ReturnType<typeof startRedis>>;

/** Long, because a server may be busy, or paused by a test. */
const ANSWER_MS = 5_000;

type RedisOptions = Place & {
  /** `alone`: a Cluster of this server only; `member`: a node that joins a Cluster later. */
  cluster?: "alone" | "member";
  /** Port of the Cluster's bus. */
  clusterPort?: number;
  /** Additional settings, as in redis.conf. */
  settings?: Record<string, string>;
  /** Password of the default user, if the settings require one. */
  password?: string;
  program?: "redis-server" | "valkey-server";
};

/** Runs commands on one connection, without retries. @throws if the server does not reply */
export async function askRedis<T>(
  { port, password }: Pick<RedisOptions, "port" | "password">,
  work: (client: Redis) => Promise<T>,
): Promise<T> {
  const client = new Redis({
    port,
    host: "127.0.0.1",
    enableReadyCheck: false,
    commandTimeout: ANSWER_MS,
    retryStrategy: () => null,
    ...(password === undefined ? {} : { password }),
  });
  client.on("error", () => {});
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

/** The command that starts a Redis on loopback. Creates its folder. */
export async function redisCommand(options: RedisOptions): Promise<ServerCommand> {
  const { port, directory, cluster, clusterPort, settings = {} } = options;
  await mkdir(directory, { recursive: true });
  const all: Record<string, string> = {
    bind: "127.0.0.1",
    port: String(port),
    dir: directory,
    save: "",
    appendonly: "yes",
    appendfsync: "always",
    "maxmemory-policy": "noeviction",
    "repl-diskless-sync-delay": "0",
    ...(cluster === undefined
      ? {}
      : {
          "cluster-enabled": "yes",
          "cluster-port": String(clusterPort ?? (await freePort())),
          "cluster-announce-ip": "127.0.0.1",
        }),
    ...settings,
  };
  return {
    program: findProgram(options.program ?? "redis-server"),
    args: Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
    port,
    isReady: () => askRedis(options, (client) => (cluster === "alone" ? takeAllSlots(client) : isLoaded(client))),
  };
}

/** Starts a real Redis on loopback. It acknowledges data only once the data is on disk. */
export async function startRedis(options: Partial<RedisOptions> = {}) {
  const { server } = await startStore("redis", options, (place) => redisCommand({ ...options, ...place }));
  const { port } = server;
  return {
    ...server,
    url: `redis://127.0.0.1:${port}`,
    /** Changes a setting; the change lasts until the next start. */
    async configure(name: string, value: string): Promise<void> {
      await askRedis({ ...options, port }, (client) => client.config("SET", name, value));
    },
  };
}

async function isLoaded(client: Redis): Promise<boolean> {
  return (await client.info("persistence")).includes("loading:0");
}

/** Assigns all slots to a lone server, unless it already has them. @returns whether the server serves all slots */
async function takeAllSlots(client: Redis): Promise<boolean> {
  const info = await client.cluster("INFO");
  if (info.includes("cluster_slots_assigned:0")) await client.cluster("ADDSLOTSRANGE", 0, 16_383);
  return info.includes("cluster_state:ok");
}
