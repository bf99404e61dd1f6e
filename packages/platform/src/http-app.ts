import { AUTHORIZATION_HEADER, ERRORS, ProtocolError } from "@envoi/protocol";
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from "express";
import { type AddressLogging, loggedAddress } from "./client-address.ts";
import type { Clients } from "./clients.ts";
import { limitBodies } from "./limits/limit-bodies.ts";
import type { CountRequest } from "./limits/limit-requests.ts";
import type { WatchedLoad } from "./limits/load-shedding.ts";
import { shedAnswers } from "./limits/shed-answers.ts";
import type { Log } from "./log.ts";
import { Histogram, type Registry } from "./metrics.ts";
import { refusalHeaders } from "./refusal-headers.ts";
import { type PageOrigins, securityHeaders } from "./security-headers.ts";

export type HttpAppOptions = {
  log: Log;
  registry: Registry;
  /** The public origin. */
  baseUrl: string;
  clients: Clients;
  /** Absent: there is no limit on requests. */
  countRequest?: CountRequest;
  /** If absent, the service sheds no load. */
  load?: WatchedLoad;
  addressLogging: AddressLogging;
  /** Absent: pages connect to the public origin only. */
  pageOrigins?: PageOrigins;
  /** Absent: HSTS covers the public host only. */
  hstsSubdomains?: boolean;
};

const NO_OTHERS: PageOrigins = { connect: [], images: [] };

/** Label for unknown methods and routes, and for static files. */
const OTHER = "other";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Statuses of successful responses. */
const SUCCESSES = [200, 201, 204, 206, 304];
const STATUSES = [...new Set([...SUCCESSES, ...Object.values(ERRORS).map(({ status }) => status)])].sort().map(String);

const NO_STORE = "private, no-cache, no-store, must-revalidate, max-age=0";

function commonHeaders({ baseUrl, pageOrigins = NO_OTHERS, hstsSubdomains = false }: HttpAppOptions) {
  const headers = securityHeaders({ baseUrl, pageOrigins, hstsSubdomains });
  return headers.set("Cache-Control", NO_STORE).set("Pragma", "no-cache");
}

/** Route paths, as named in the access log and the metrics. */
function listPaths(router: Router): string[] {
  return router.stack.flatMap(({ route }) => (typeof route?.path === "string" ? [route.path] : []));
}

/** Responses whose log lines omit the client's address. */
const withoutAddress = new WeakSet<object>();

/**
 * Omits the client address from the access log of a route. Must come before any handler that may reject the request.
 */
export const leaveOutAddress: RequestHandler = (_request, response, next) => {
  withoutAddress.add(response);
  next();
};

/**
 * Sets the headers of every response, and logs and measures it. The path is omitted, because users may paste anything
 * into it.
 */
function beginResponse(options: HttpAppOptions, routes: readonly string[]): RequestHandler {
  const headers = commonHeaders(options);
  // Access log lines have known fields only. Searching for fields to redact would take longer than the rest of the
  // line.
  const log = options.log.child({}, { redact: [] });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the head of a request to the end of its response: for a download or a stream of events, to its last byte",
    labelValues: { method: [...METHODS, OTHER], route: [OTHER, ...routes], status: STATUSES },
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 600],
    registers: [options.registry],
  });
  return (request, response, next) => {
    const startedAt = performance.now();
    // The address is read now, because an aborted request no longer has a socket.
    const address = options.clients.addressOf(request);
    response.setHeaders(headers);
    response.once("close", () => {
      const durationMs = Math.round(performance.now() - startedAt);
      const route = typeof request.route?.path === "string" ? request.route.path : OTHER;
      const method = METHODS.includes(request.method) ? request.method : OTHER;
      seconds.observe({ method, route, status: response.statusCode }, durationMs / 1000);
      log.info(
        {
          requestId: crypto.randomUUID(),
          method,
          route,
          status: response.statusCode,
          durationMs,
          complete: response.writableFinished,
          clientAddress: loggedAddress(address, withoutAddress.has(response) ? "off" : options.addressLogging),
        },
        "request answered",
      );
    });
    next();
  };
}

/** Behind a proxy with Basic authentication, `Authorization` contains the credentials for the proxy. */
const readOwnAuthorization: RequestHandler = ({ headers }, _response, next) => {
  const own = headers[AUTHORIZATION_HEADER.toLowerCase()];
  if (typeof own === "string") headers.authorization = own;
  next();
};

/**
 * Malformed paths are rejected here for every route, because the library that serves files would respond in plain text.
 */
const refuseMalformedPaths: RequestHandler = (request, _response, next) => {
  if (request.url.includes("%")) decodePath(request.path);
  next();
};

/** @throws ProtocolError `bad_request` */
function decodePath(path: string): void {
  try {
    decodeURIComponent(path);
  } catch (cause) {
    throw new ProtocolError("bad_request", { cause });
  }
}

/** Express and body-parser errors that indicate a bad request. */
function asProtocolError(error: unknown): ProtocolError | null {
  if (error instanceof ProtocolError) return error;
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  if (status === 413) return new ProtocolError("too_large", { cause: error });
  if (typeof status === "number" && status >= 400 && status < 500)
    return new ProtocolError("bad_request", { cause: error });
  return null;
}

export function answerErrors(log: Log): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    const known = asProtocolError(error);
    if (known === null || known.code === "unavailable" || known.code === "internal")
      log.error({ err: error }, "request failed");
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const refusal = known ?? new ProtocolError("internal");
    response.setHeaders(refusalHeaders(refusal));
    response.status(refusal.status).json(refusal);
  };
}

/** An Express app that adds headers, access log and error responses to the routes of one or more services. */
export function createHttpApp(options: HttpAppOptions, routers: readonly Router[]): Express {
  const { countRequest, load } = options;
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  // Rejecting is cheap at this point: rejected requests are not logged and reach no store.
  if (countRequest !== undefined) app.use((request, _response, next) => countRequest(request).then(() => next()));
  if (load !== undefined) app.use(shedAnswers(load, options.clients));
  const routes = [...new Set(routers.flatMap(listPaths))];
  app.use(beginResponse(options, routes), limitBodies(options.clients), refuseMalformedPaths, readOwnAuthorization);
  for (const router of routers) app.use(router);
  app.use(() => {
    throw new ProtocolError("not_found");
  });
  app.use(answerErrors(options.log));
  return app;
}
