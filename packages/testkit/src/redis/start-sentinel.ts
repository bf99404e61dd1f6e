import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { freePort } from "../process/standalone-process.ts";
import type { RedisProcess } from "./start-redis.ts";

export type SentinelProcess = {
  url: string;
  masterName: string;
  [Symbol.asyncDispose](): Promise<void>;
};

/** One Sentinel that decides alone, and knows the primary and its replicas when this resolves. */
export async function startSentinel(
  primary: RedisProcess,
  { replicas }: { replicas: number },
): Promise<SentinelProcess> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-sentinel-"));
  const [port, masterName] = [await freePort(), "envoi"];
  const file = join(directory, "sentinel.conf");
  const settings = [
    `port ${port}`,
    "bind 127.0.0.1",
    `dir ${directory}`,
    `sentinel monitor ${masterName} 127.0.0.1 ${primary.port} 1`,
    `sentinel down-after-milliseconds ${masterName} 300`,
    `sentinel failover-timeout ${masterName} 3000`,
  ];
  await writeFile(file, settings.join("\n"));
  const child = spawn(process.env["REDIS_SERVER_BIN"] ?? "redis-server", [file, "--sentinel"], { stdio: "ignore" });
  const endWithTest = () => child.kill("SIGKILL");
  process.on("exit", endWithTest);

  const client = new Redis({ port, host: "127.0.0.1", retryStrategy: () => 50 });
  // It is not there at once.
  client.on("error", () => {});
  for (;;) {
    const known: unknown = await client.call("SENTINEL", "REPLICAS", masterName).catch(() => []);
    if (Array.isArray(known) && known.length >= replicas) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  client.disconnect();

  return {
    url: `redis://127.0.0.1:${port}`,
    masterName,
    async [Symbol.asyncDispose]() {
      process.off("exit", endWithTest);
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, "exit");
        child.kill("SIGKILL");
        await exited;
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}
