import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { ProtocolError } from "@envoi/protocol";
import express, { type Router } from "express";
import type { TrustedProxies } from "./client-address.ts";
import { createConnections } from "./connections.ts";
import { answerErrors, createHttpApp, type HttpAppOptions } from "./http-app.ts";
import { boundBody } from "./limits/body-deadline.ts";
import { type CountRequest, countRequests } from "./limits/limit-requests.ts";
import type { SlotUse } from "./limits/slots.ts";
import { type ProcessOperators, processDoctorRoutes, processOperatorRoutes } from "./operators/process-operators.ts";
import { requirePrivateHost } from "./private-hosts.ts";
import { createReadiness, type Readiness } from "./readiness.ts";
import { refusalHeaders } from "./refusal-headers.ts";
import type { Service } from "./service.ts";

export type RunOptions = Omit<HttpAppOptions, "countRequest"> & {
  host: string;
  port: number;
  /** Address of `/livez`, `/readyz` and `/metrics`, which are private. */
  privateHost: string;
  privatePort: number;
  /** See `ProcessConfig`. If absent, no names are added. */
  privateHostNames?: readonly string[];
  drainSeconds: number;
  /** See `ProcessConfig`. If absent, there is no limit. */
  maxConnections?: number;
  maxConnectionsPerNetwork?: number;
  /** See `ProcessConfig`. If absent, there is no limit. */
  callsPerSecondPerNetwork?: number;
  trustedProxies?: TrustedProxies;
  /** If absent, operators cannot make calls to the process itself. */
  operators?: ProcessOperators;
  /** Routes after those of the services, such as the static files of the web app. */
  extraRoutes?: readonly Router[];
  /** Makes a server accept connections. @returns its port. Absent: on TCP */
  listen?: (server: Server, port: number, host: string) => Promise<number>;
};

export type RunningServices = {
  port: number;
  privatePort: number;
  /**
   * Turns readiness off, rejects new transfers, lets open ones continue until the drain deadline, and then closes
   * everything.
   */
  stop(): Promise<void>;
  /** Cuts the transfers that `stop` is still waiting for. */
  cut(): void;
};

/** `::` also serves IPv4. A system without IPv6 rejects it, so `0.0.0.0` is used there. */
const EVERYWHERE = { withIpv6: "::", withoutIpv6: "0.0.0.0" };

async function listenOnTcp(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const lacksIpv6 = code === "EAFNOSUPPORT" || code === "EADDRNOTAVAIL";
    if (host !== EVERYWHERE.withIpv6 || !lacksIpv6) throw error;
    return listenOnTcp(server, port, EVERYWHERE.withoutIpv6);
  }
  return (server.address() as AddressInfo).port;
}

/** Longer than proxies keep idle connections open, so the server never closes one first. */
const KEEP_ALIVE_MS = 75_000;

/** Timeout for a request's head; `boundBody` sets the one for bodies. */
const HEAD_MS = 30_000;
const CHECK_MS = 2_000;
/** Timeout for a client that reads nothing. Upgraded sockets have limits of their own. */
const UNREAD_MS = 200_000;

/** Time that a stopping process waits for its services after the deadline: calls to stores have longer timeouts. */
const CUT_GRACE_MS = 5_000;

/** The path of a request's URL, without the query. It is not decoded, because other spellings are never our paths. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? "").split("?", 1)[0] ?? "";
}

/** Requests to upgrade to other protocols or on other paths are treated as plain requests. */
function findUpgrade(services: readonly Service[], request: IncomingMessage): Service["upgrade"] {
  if (request.headers.upgrade?.toLowerCase() !== "websocket") return undefined;
  return services.find(({ upgrade }) => upgrade?.path === pathOf(request))?.upgrade;
}

/** Upgrades count as requests, because they cost as much, and each is logged. */
async function upgrade(
  [request, socket, head]: [IncomingMessage, Duplex, Buffer],
  services: readonly Service[],
  countRequest: CountRequest,
): Promise<void> {
  try {
    await countRequest(request);
  } catch (error) {
    return refuseUpgrade(socket, error instanceof ProtocolError ? error : new ProtocolError("internal"));
  }
  findUpgrade(services, request)?.handle(request, socket, head);
}

/**
 * Lets a client that asked first (`Expect: 100-continue`) send its body only when something reads the body, so that no
 * body is sent for a rejected request. The connection ends with the response, because a body may or may not follow.
 */
function continueOnceRead(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
  const onListener = (event: string | symbol) => {
    if (event !== "data" && event !== "readable") return;
    request.off("newListener", onListener);
    if (!response.headersSent) response.writeContinue();
  };
  request.on("newListener", onListener);
}

function createPublicServer(
  options: RunOptions,
  listener: RequestListener,
  services: readonly Service[],
  countRequest: CountRequest,
) {
  const { maxConnections = 0, maxConnectionsPerNetwork = 0, trustedProxies = 0, clients, load } = options;
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEAD_MS,
    requestTimeout: 0,
    connectionsCheckingInterval: CHECK_MS,
    shouldUpgradeCallback: (request) => findUpgrade(services, request) !== undefined,
  });
  server.setTimeout(UNREAD_MS);
  // A proxy's connections carry many clients' requests, and the proxy has limits of its own.
  const limits = {
    inAll: maxConnections,
    perNetwork: trustedProxies === 0 ? maxConnectionsPerNetwork : 0,
    networkOfAddress: clients.networkOfAddress,
  };
  const connections = createConnections(server, listener, maxConnections === 0 ? undefined : limits);
  load?.watch(server);
  const serve: RequestListener = (request, response) => {
    boundBody(request, response);
    connections.listener(request, response);
  };
  server.on("request", serve);
  server.on("checkContinue", (request, response) => {
    continueOnceRead(request, response);
    serve(request, response);
  });
  // Node would refuse any other expectation with an undocumented status. RFC 9110, section 10.1.1, lets servers ignore it.
  server.on("checkExpectation", serve);
  server.on("upgrade", (...upgraded) => void upgrade(upgraded, services, countRequest));
  return { publicServer: server, connections };
}

/** Rejects an upgrade with the response that a request would get, and closes the connection. */
export function refuseUpgrade(socket: Duplex, error: ProtocolError): void {
  const body = JSON.stringify(error);
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    "Connection: close",
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Array.from(refusalHeaders(error), ([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

function createPrivateServer(
  { registry, clients, log, operators, baseUrl, privateHostNames = [] }: RunOptions,
  readiness: Readiness,
  services: readonly Service[],
  connections: SlotUse | undefined,
): Server {
  const app = express();
  app.disable("x-powered-by");
  app.use(requirePrivateHost([new URL(baseUrl).hostname, ...privateHostNames]));
  app.get("/livez", (_request, response) => void response.send("OK"));
  app.get("/readyz", async (_request, response) => {
    const answer = await readiness.ask();
    response.status(answer.ready ? 200 : 503).json({ ...answer, warnings: clients.warnings() });
  });
  app.get("/metrics", async (_request, response) => {
    response.setHeader("Content-Type", registry.contentType);
    response.send(await registry.metrics());
  });
  if (operators !== undefined) {
    const slots = { process: { ...(connections !== undefined && { connections }) } };
    for (const { name, slots: own = {} } of services) Object.assign(slots, { [name]: own });
    app.use(processOperatorRoutes({ ...operators, log, readiness, slots }));
  }
  for (const { privateRoutes } of services) if (privateRoutes !== undefined) app.use(privateRoutes);
  if (operators !== undefined) app.use(processDoctorRoutes({ ...operators, log, clients }));
  app.use(answerErrors(log));
  return createServer(app);
}

/** Hosts services on one public and one private port until `stop`. */
export async function runServices(options: RunOptions, services: readonly Service[]): Promise<RunningServices> {
  const readiness = createReadiness(services, options.registry);
  const routers = [...services.flatMap(({ routes }) => routes ?? []), ...(options.extraRoutes ?? [])];
  const countRequest = countRequests(options.clients, options.callsPerSecondPerNetwork ?? 0);
  const app = createHttpApp({ ...options, countRequest }, routers);
  const { publicServer, connections } = createPublicServer(options, app, services, countRequest);
  const privateServer = createPrivateServer(options, readiness, services, connections.slots);
  const { listen = listenOnTcp } = options;
  const deadline = new AbortController();
  await Promise.all(services.map((service) => service.start()));
  const privatePort = await listen(privateServer, options.privatePort, options.privateHost);
  const port = await listen(publicServer, options.port, options.host);
  readiness.enter("serving");

  const tooLate = new Promise<void>((resolve) => {
    const onDeadline = () => void setTimeout(resolve, CUT_GRACE_MS).unref();
    deadline.signal.addEventListener("abort", onDeadline, { once: true });
  });
  const orTooLate = (work: Promise<unknown>) => Promise.race([work, tooLate]);

  /** Handles requests until the last transfer ends, because a sender may still set a password or delete the upload. */
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

/** A `drain` function for services without transfers. */
export const nothingToDrain = async (): Promise<void> => {};
