import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, freePort, startServerProcess } from "@envoi/backing-stores";
import { type EdgeOptions, edgeConfig } from "../edge-config.ts";

type Upstreams = EdgeOptions["upstreams"];

/** A service that a test defines, with each replica on its own loopback address. */
export type Replicas = AsyncDisposable & {
  upstream: Upstreams[keyof Upstreams];
  /** Requests received by each replica, as `METHOD url`. */
  asked: string[][];
  /** Whether each replica reports itself healthy. */
  healthy: boolean[];
};

async function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener).listen(port, host);
  await once(server, "listening");
  return server;
}

/** @param missing - number of additional replicas that do not exist */
export async function startReplicas(answers: readonly RequestListener[], missing = 0): Promise<Replicas> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const asked = answers.map((): string[] => []);
  const healthy = answers.map(() => true);
  const servers: Server[] = [];
  for (const [index, answer] of answers.entries()) {
    const host = `127.0.0.${index + 1}`;
    const noted: RequestListener = (request, response) => {
      asked[index]?.push(`${request.method} ${request.url}`);
      answer(request, response);
    };
    servers.push(await listen(noted, port, host));
    servers.push(
      await listen((_, response) => response.writeHead(healthy[index] === true ? 200 : 503).end(), healthPort, host),
    );
  }
  const replicas = Array.from({ length: answers.length + missing }, (_, index) => `127.0.0.${index + 1}:${port}`);
  return {
    upstream: { replicas, healthPort },
    asked,
    healthy,
    async [Symbol.asyncDispose]() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** A real edge in front of these services; other services have no replicas. */
export async function startEdge(
  services: Partial<Record<keyof Upstreams, Replicas>>,
  options: Partial<EdgeOptions> = {},
): Promise<AsyncDisposable & { origin: string; port: number }> {
  const none = { replicas: [], healthPort: 1 };
  const upstreams = Object.fromEntries(
    ["upload-gateway", "download", "metadata", "filelist", "metrics", "web-origin"].map((name) => [
      name,
      services[name as keyof Upstreams]?.upstream ?? none,
    ]),
  ) as Upstreams;
  const directory = await mkdtemp(join(tmpdir(), "envoi-edge-"));
  const port = await freePort();
  const config = edgeConfig({
    listen: `127.0.0.1:${port}`,
    upstreams,
    keepsTraces: false,
    isTraced: false,
    adminSocket: null,
    ...options,
  });
  await writeFile(join(directory, "caddy.json"), JSON.stringify(config));
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServerProcess(
    {
      program: findProgram("caddy"),
      args: ["run", "--config", join(directory, "caddy.json")],
      port,
      env: { XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
      isReady: async () => (await fetch(`${origin}/api/filelist/`)).status > 0,
    },
    () => rm(directory, { recursive: true, force: true }),
  );
  return { origin, port, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
