import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { ProtocolError } from "@envoi/protocol";
import express, { type Router } from "express";
import type { TrustedProxies } from "./client-address.ts";
import { createConnections } from "./connections.ts";
import { createHttpApp, type HttpAppOptions } from "./http-app.ts";
import { createReadiness, type Readiness } from "./readiness.ts";
import type { Service } from "./service.ts";

export type RunOptions = HttpAppOptions & {
  host: string;
  port: number;
  /** Where `/livez`, `/readyz` and `/metrics` are answered: not for the public. */
  privateHost: string;
  privatePort: number;
  drainSeconds: number;
  /** @see ProcessConfig; absent: as many as come. */
  maxConnections?: number;
  maxConnectionsPerNetwork?: number;
  trustedProxies?: TrustedProxies;
  /** Routes after those of the services, such as the static files of the web app. */
  extraRoutes?: readonly Router[];
};

export type RunningServices = {
  port: number;
  privatePort: number;
  /** Readiness off, no new transfers, open ones go on until the drain deadline, then everything is closed. */
  stop(): Promise<void>;
  /** Cuts what `stop` is still waiting for. */
  cut(): void;
};

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Longer than a proxy keeps its side of a connection, so that it is never the server that closes first. */
const KEEP_ALIVE_MS = 75_000;

/** The head of a request takes no longer, and its body no longer than the second. */
const HEAD_MS = 30_000;
const REQUEST_MS = 300_000;
const CHECK_MS = 2_000;
/** Whoever takes nothing of an answer for so long is gone. Sockets that were upgraded have limits of their own. */
const UNREAD_MS = 200_000;

/** Calls to stores have deadlines of their own, longer than anybody waits for a process that was asked to end. */
const AFTER_CUT_MS = 5_000;

/** The part of an address before its query. Compared as text: whatever else it is, it is no path of ours. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? "").split("?", 1)[0] ?? "";
}

/** Other upgrades, and those of other paths, are requests like any other. */
function upgraderOf(services: readonly Service[], request: IncomingMessage): Service["upgrade"] {
  if (request.headers.upgrade?.toLowerCase() !== "websocket") return undefined;
  return services.find(({ upgrade }) => upgrade?.path === pathOf(request))?.upgrade;
}

function createPublicServer(options: RunOptions, listener: RequestListener, services: readonly Service[]) {
  const { maxConnections = 0, maxConnectionsPerNetwork = 0, trustedProxies = 0 } = options;
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEAD_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_MS,
    shouldUpgradeCallback: (request) => upgraderOf(services, request) !== undefined,
  });
  server.setTimeout(UNREAD_MS);
  // Connections of a proxy are those of many people: it has limits of its own.
  const limits = {
    inAll: maxConnections,
    perNetwork: trustedProxies === 0 ? maxConnectionsPerNetwork : 0,
  };
  const connections = createConnections(server, listener, maxConnections === 0 ? undefined : limits);
  server.on("request", connections.listener);
  server.on("upgrade", (request, socket, head) => upgraderOf(services, request)?.handle(request, socket, head));
  return { publicServer: server, connections };
}

/** Refuses an upgrade with the answer that a request would get, and lets the connection go. */
export function refuseUpgrade(socket: Duplex, error: ProtocolError): void {
  const body = JSON.stringify(error);
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    "Connection: close",
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

function createPrivateServer({ registry, clients }: RunOptions, readiness: Readiness): Server {
  const app = express();
  app.disable("x-powered-by");
  app.get("/livez", (_request, response) => void response.send("OK"));
  app.get("/readyz", async (_request, response) => {
    const answer = await readiness.ask();
    response.status(answer.ready ? 200 : 503).json({ ...answer, warnings: clients.warnings() });
  });
  app.get("/metrics", async (_request, response) => {
    response.setHeader("Content-Type", registry.contentType);
    response.send(await registry.metrics());
  });
  return createServer(app);
}

/** Hosts services on one public and one private port until `stop`. */
export async function runServices(options: RunOptions, services: readonly Service[]): Promise<RunningServices> {
  const readiness = createReadiness(services, options.registry);
  const routers = [...services.flatMap(({ routes }) => routes ?? []), ...(options.extraRoutes ?? [])];
  const { publicServer, connections } = createPublicServer(options, createHttpApp(options, routers), services);
  const privateServer = createPrivateServer(options, readiness);
  const deadline = new AbortController();
  await Promise.all(services.map((service) => service.start()));
  const privatePort = await listen(privateServer, options.privatePort, options.privateHost);
  const port = await listen(publicServer, options.port, options.host);
  readiness.enter("serving");

  const tooLate = new Promise<void>((resolve) => {
    const onDeadline = () => void setTimeout(resolve, AFTER_CUT_MS).unref();
    deadline.signal.addEventListener("abort", onDeadline, { once: true });
  });
  const orTooLate = (work: Promise<unknown>) => Promise.race([work, tooLate]);

  /** Requests are answered until the last transfer is over: its sender may still want to protect or delete it. */
  async function stop(): Promise<void> {
    readiness.enter("draining");
    connections.windDown();
    const timer = setTimeout(() => deadline.abort(), options.drainSeconds * 1000);
    await orTooLate(Promise.all(services.map((service) => service.drain(deadline.signal))));
    await connections.end(deadline.signal);
    clearTimeout(timer);
    await orTooLate(Promise.all(services.map((service) => service[Symbol.asyncDispose]())));
    privateServer.closeAllConnections();
    privateServer.close();
  }

  return { port, privatePort, stop, cut: () => deadline.abort() };
}

/** For a service that has nothing to drain. */
export const nothingToDrain = async (): Promise<void> => {};
