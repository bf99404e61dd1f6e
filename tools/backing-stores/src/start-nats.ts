import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "./programs/find-program.ts";
import { openDataDirectory } from "./run/data-directory.ts";
import { freePort } from "./run/free-port.ts";
import { greeting } from "./run/greeting.ts";
import { withinProbe } from "./run/probe.ts";
import { type ServerCommand, type ServerProcess, startServerProcess } from "./run/server-process.ts";

export type NatsProcess = ServerProcess & { url: string };

type NatsOptions = {
  port: number;
  directory: string;
  name?: string;
  /** Additional lines of its configuration, such as users or a cluster. */
  config?: string;
  /** Of its health, for a server that restarts after a fault. */
  healthPort?: number;
};

/** The command that starts a NATS on loopback. Writes its configuration. */
export async function natsCommand({ port, directory, name, config, healthPort }: NatsOptions): Promise<ServerCommand> {
  const file = join(directory, "nats.conf");
  const lines = [
    `server_name: ${name ?? "nats-1"}`,
    `listen: "127.0.0.1:${port}"`,
    `jetstream { store_dir: ${JSON.stringify(join(directory, "jetstream"))}, sync_interval: always }`,
    ...(healthPort === undefined ? [] : [`http: "127.0.0.1:${healthPort}"`]),
    config ?? "",
  ];
  await mkdir(directory, { recursive: true });
  await writeFile(file, lines.join("\n"), { mode: 0o600 });
  return {
    program: findProgram("nats-server"),
    args: ["--config", file],
    port,
    // Its health endpoint waits for the other nodes of a cluster, which may start after this one.
    isReady: async () => (await greeting(port)).startsWith("INFO "),
    // After its disk was full, it writes nothing to a stream until it is restarted.
    ...(healthPort !== undefined && {
      isFaulty: async () => !(await fetch(`http://127.0.0.1:${healthPort}/healthz`, withinProbe())).ok,
    }),
  };
}

/** A real NATS with JetStream on loopback. It acknowledges only what is on disk. */
export async function startNats(options: Partial<NatsOptions> = {}): Promise<NatsProcess> {
  const data = await openDataDirectory("nats", options.directory);
  const port = options.port ?? (await freePort());
  const command = await natsCommand({ ...options, port, directory: data.path });
  const server = await startServerProcess(command, data.cleanUp);
  return { ...server, url: `nats://127.0.0.1:${port}` };
}
