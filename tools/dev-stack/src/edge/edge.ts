import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { findProgram, withinProbe } from "@envoi/backing-stores";
import { type EdgeOptions, edgeConfig } from "@envoi/topology";
import { programEnvironment, type ServerDeps } from "../servers/server-group.ts";

export type EdgeSettings = { host: string; port: number; keepsTraces: boolean; isTraced: boolean };

/** Formats an address for a URL. */
const inUrl = (host: string) => (host.includes(":") ? `[${host}]` : host);

const LOAD_MS = 10_000;
/** A short time limit, because the edge stops only once all transfers have ended. */
const STOP_SECONDS = 2;

/**
 * Caddy with the routes of the edge.
 *
 * @param deps.isRunning - whether Caddy is running and must load new routes; otherwise it reads them when it starts
 */
export function createEdge(settings: EdgeSettings, deps: ServerDeps & { isRunning(): boolean }) {
  const { host, port, keepsTraces, isTraced } = settings;
  const { dataDirectory, variables } = deps;
  const file = join(dataDirectory, "edge", "caddy.json");
  const adminSocket = join(dataDirectory, "edge", "admin.sock");
  const ownHost = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const telemetry = Object.entries(variables).filter(([name]) => name.startsWith("OTEL_"));
  /** Updates run one after the other, because the last update must win. */
  let last: Promise<void> = Promise.resolve();
  let applied: string | null = null;
  async function apply(config: string): Promise<void> {
    if (config === applied) return;
    applied = config;
    await writeFile(file, config, { mode: 0o600 });
    if (deps.isRunning()) await load(adminSocket, config);
  }

  return {
    isRunning: deps.isRunning,
    command: {
      name: "edge",
      program: findProgram("caddy"),
      args: ["run", "--config", file],
      env: {
        ...programEnvironment(variables),
        XDG_DATA_HOME: join(dataDirectory, "edge"),
        XDG_CONFIG_HOME: join(dataDirectory, "edge"),
        ...Object.fromEntries(telemetry),
        OTEL_SERVICE_NAME: "edge",
        OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf",
        OTEL_PROPAGATORS: "tracecontext",
        // With attributes, Caddy's spans would contain paths, and users' addresses and user agents.
        OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT: "0",
      },
      cwd: dataDirectory,
      logFile: join(dataDirectory, "logs", "edge.log"),
      isReady: async () => (await fetch(`http://${ownHost}:${port}/__lbheartbeat__`, withinProbe())).ok,
      stopSeconds: STOP_SECONDS,
    },
    /** Routes new requests to those of these replicas that are ready. Requests in progress continue. */
    route(upstreams: EdgeOptions["upstreams"]): Promise<void> {
      const config = edgeConfig({ listen: `${inUrl(host)}:${port}`, upstreams, keepsTraces, isTraced, adminSocket });
      const loaded = last.then(() => apply(JSON.stringify(config, null, 2)));
      last = loaded.catch(() => {});
      return loaded;
    },
  };
}

async function load(socketPath: string, config: string): Promise<void> {
  const call = request({
    socketPath,
    path: "/load",
    method: "POST",
    headers: { "Content-Type": "application/json", Host: "127.0.0.1" },
    signal: AbortSignal.timeout(LOAD_MS),
  });
  call.end(config);
  const [answer] = await once(call, "response");
  const reason = (await answer.toArray()).join("");
  if (answer.statusCode !== 200) throw new Error(`the edge refused its routes: ${answer.statusCode} ${reason}`);
}
