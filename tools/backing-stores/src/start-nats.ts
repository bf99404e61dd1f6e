import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { findProgram } from "./programs/find-program.ts";
import { withinProbe } from "./run/probe.ts";
import { type Place, type ServerCommand, type ServerProcess, startStore } from "./run/server-process.ts";

export type NatsProcess = ServerProcess & { url: string };

type NatsOptions = Place & {
  name?: string;
  /** Additional lines of the NATS server's configuration, such as users or a cluster. */
  config?: string;
  /** Health-check port, for a server that restarts after a fault. */
  healthPort?: number;
};

/** A long timeout, because the machine may be busy; a server that is down refuses connections immediately. */
const SILENCE_MS = 10_000;

/** Reads the first bytes that a loopback server sends on a new connection; empty if it sends none. */
async function greeting(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1").setTimeout(SILENCE_MS, () => socket.destroy());
  for await (const data of socket) return String(data);
  return "";
}

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
    // Does not use the health endpoint, which waits for the other nodes of a cluster: they may start after this one.
    isReady: async () => (await greeting(port)).startsWith("INFO "),
    // When its disk is full, NATS stops writing to a stream until restarted.
    ...(healthPort !== undefined && {
      isFaulty: async () => !(await fetch(`http://127.0.0.1:${healthPort}/healthz`, withinProbe())).ok,
    }),
  };
}

/** Starts a real NATS with JetStream on loopback. It acknowledges only data on disk. */
export async function startNats(options: Partial<NatsOptions> = {}): Promise<NatsProcess> {
  const { server } = await startStore("nats", options, (place) => natsCommand({ ...options, ...place }));
  return { ...server, url: `nats://127.0.0.1:${server.port}` };
}
