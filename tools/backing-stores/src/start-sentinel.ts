import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Redis } from "ioredis";
import { findProgram } from "./programs/find-program.ts";
import { startStore } from "./run/server-process.ts";
import type { RedisProcess } from "./start-redis.ts";

/**
 * Starts one Sentinel that decides alone. Resolves once it has found the primary and its replicas.
 *
 * @param options.password - password of the Sentinel's default user
 */
export async function startSentinel(
  primary: RedisProcess,
  { replicas, password }: { replicas: number; password?: string },
) {
  const masterName = "envoi";
  const { server, command } = await startStore("sentinel", {}, async ({ port, directory }) => {
    const file = join(directory, "sentinel.conf");
    const settings = [
      `port ${port}`,
      "bind 127.0.0.1",
      `dir ${directory}`,
      `sentinel monitor ${masterName} 127.0.0.1 ${primary.port} 1`,
      `sentinel down-after-milliseconds ${masterName} 300`,
      `sentinel failover-timeout ${masterName} 3000`,
      ...(password === undefined ? [] : [`requirepass ${password}`]),
    ];
    await writeFile(file, settings.join("\n"));
    const client = new Redis({ port, host: "127.0.0.1", retryStrategy: () => 50, ...(password && { password }) });
    // Connections fail until the Sentinel has started.
    client.on("error", () => {});
    return {
      program: findProgram("redis-server"),
      args: [file, "--sentinel"],
      port,
      async isReady() {
        const known: unknown = await client.call("SENTINEL", "REPLICAS", masterName);
        return Array.isArray(known) && known.length >= replicas;
      },
      client,
    };
  });
  // By default, the Sentinel does nothing for 30 s after the host has stalled for 2 s.
  await command.client.call("SENTINEL", "DEBUG", "tilt-period", "1000");
  command.client.disconnect();
  return { url: `redis://127.0.0.1:${server.port}`, masterName, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}
