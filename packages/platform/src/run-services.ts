import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { ProtocolError } from "@envoi/protocol";
import express, { type Router } from "express";
import { createHttpApp, type HttpAppOptions } from "./http-app.ts";
import type { Service } from "./service.ts";

export type RunOptions = HttpAppOptions & {
  host: string;
  port: number;
  /** Where `/livez`, `/readyz` and `/metrics` are answered: not for the public. */
  privateHost: string;
  privatePort: number;
  drainSeconds: number;
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

/** Calls to stores have deadlines of their own, longer than anybody waits for a process that was asked to end. */
const AFTER_CUT_MS = 5_000;

/** How long sockets may take to end by themselves once their work is done. */
const LINGER_MS = 2_000;

/** The part of an address before its query. Compared as text: whatever else it is, it is no path of ours. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? "").split("?", 1)[0] ?? "";
}

/** Other upgrades, and those of other paths, are requests like any other. */
function upgraderOf(services: readonly Service[], request: IncomingMessage): Service["upgrade"] {
  if (request.headers.upgrade?.toLowerCase() !== "websocket") return undefined;
  return services.find(({ upgrade }) => upgrade?.path === pathOf(request))?.upgrade;
}

/** @param upgraded - gets the sockets that are no longer the server's */
function createPublicServer(listener: RequestListener, services: readonly Service[], upgraded: Set<Duplex>): Server {
  const shouldUpgradeCallback = (request: IncomingMessage) => upgraderOf(services, request) !== undefined;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, shouldUpgradeCallback }, listener);
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
    upgraderOf(services, request)?.handle(request, socket, head);
  });
  return server;
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

function createPrivateServer(options: RunOptions, services: readonly Service[], isReady: () => boolean): Server {
  const app = express();
  app.disable("x-powered-by");
  app.get("/livez", (_request, response) => void response.send("OK"));
  app.get("/readyz", async (_request, response) => {
    const checks = await Promise.allSettled(services.map((service) => service.check()));
    const failing = services.filter((_service, index) => checks[index]?.status === "rejected").map(({ name }) => name);
    const ready = isReady() && failing.length === 0;
    response.status(ready ? 200 : 503).json({ ready, failing });
  });
  app.get("/metrics", async (_request, response) => {
    response.setHeader("Content-Type", options.registry.contentType);
    response.send(await options.registry.metrics());
  });
  return createServer(app);
}

/** Hosts services on one public and one private port until `stop`. */
export async function runServices(options: RunOptions, services: readonly Service[]): Promise<RunningServices> {
  let ready = false;
  const routers = [...services.flatMap(({ routes }) => routes ?? []), ...(options.extraRoutes ?? [])];
  const upgraded = new Set<Duplex>();
  const publicServer = createPublicServer(createHttpApp(options, routers), services, upgraded);
  const privateServer = createPrivateServer(options, services, () => ready);
  const deadline = new AbortController();
  await Promise.all(services.map((service) => service.start()));
  const privatePort = await listen(privateServer, options.privatePort, options.privateHost);
  const port = await listen(publicServer, options.port, options.host);
  ready = true;

  const tooLate = new Promise<void>((resolve) => {
    const onDeadline = () => void setTimeout(resolve, AFTER_CUT_MS).unref();
    deadline.signal.addEventListener("abort", onDeadline, { once: true });
  });
  const orTooLate = (work: Promise<unknown>) => Promise.race([work, tooLate]);

  /** Requests are answered until the last transfer is over: its sender may still want to protect or delete it. */
  async function stop(): Promise<void> {
    ready = false;
    const timer = setTimeout(() => deadline.abort(), options.drainSeconds * 1000);
    await orTooLate(Promise.all(services.map((service) => service.drain(deadline.signal))));
    clearTimeout(timer);
    const closed = once(publicServer, "close");
    publicServer.close();
    publicServer.closeIdleConnections();
    const linger = setTimeout(() => {
      publicServer.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
    }, LINGER_MS);
    await closed;
    clearTimeout(linger);
    await orTooLate(Promise.all(services.map((service) => service[Symbol.asyncDispose]())));
    privateServer.closeAllConnections();
    privateServer.close();
  }

  return { port, privatePort, stop, cut: () => deadline.abort() };
}

/** For a service that has nothing to drain. */
export const nothingToDrain = async (): Promise<void> => {};
