import { ProtocolError } from "@envoi/protocol";
import { ROUTES } from "./routes.ts";
import type { DeployedService } from "./services.ts";

/** Replicas of a service, `host:port` each, and where all of them tell whether they are ready. */
type Upstream = { replicas: readonly string[]; healthPort: number };

export type EdgeOptions = {
  /** `host:port` of the one public origin. */
  listen: string;
  upstreams: Readonly<Record<Exclude<DeployedService, "janitor">, Upstream>>;
  /** Proxies in front of the edge: what they say of where a request came from is kept. */
  trustedProxies: number;
  isTraced: boolean;
  /** Where it takes a new configuration; absent: nowhere. */
  adminSocket: string | null;
};

/** A request waits so long for a replica, while none can be connected to. */
const TRY_DURATION = "5s";
/** WebSockets outlive the configuration that they were opened under. */
const STREAM_CLOSE_DELAY = "24h";
/** Less than the services keep a connection that says nothing. */
const KEEP_ALIVE = "60s";
const RETRY_AFTER_SECONDS = 2;
/** In Caddy's settings: no limit. */
const NONE = -1;

/** What the services never see from strangers: a trace is begun by the first one who is trusted. */
const TRACE_HEADERS = ["Traceparent", "Tracestate", "Baggage"];
const OWN_HEADERS = { handler: "headers", response: { deferred: true, delete: ["Server", "Via"] } };

/**
 * Configuration of Caddy as the edge: routes by path to replicas that are ready, least busy first.
 *
 * Nothing is buffered, cut by time or limited in size. A request whose connection could not be made goes to another
 * replica; one that was sent is never sent again, as it may have had its effect.
 */
export function edgeConfig(options: EdgeOptions): object {
  const { listen, trustedProxies, isTraced, adminSocket } = options;
  return {
    admin: {
      ...(adminSocket === null ? { disabled: true } : { listen: `unix/${adminSocket}|0600` }),
      config: { persist: false },
    },
    // Lines of requests would hold their paths, and people paste links.
    logging: { logs: { default: { level: "WARN", exclude: ["http.log", "http.handlers"] } } },
    apps: {
      http: {
        servers: {
          edge: {
            listen: [listen],
            protocols: ["h1"],
            automatic_https: { disable: true },
            read_idle_timeout: NONE,
            write_idle_timeout: NONE,
            ...(trustedProxies > 0 ? { trusted_proxies: { source: "static", ranges: ["0.0.0.0/0", "::/0"] } } : {}),
            routes: [
              {
                handle: [
                  OWN_HEADERS,
                  ...(trustedProxies > 0 ? [] : [{ handler: "headers", request: { delete: TRACE_HEADERS } }]),
                  ...(isTraced ? [{ handler: "tracing", span: "edge" }] : []),
                ],
              },
              ...serviceRoutes(options),
            ],
            errors: { routes: [{ handle: [OWN_HEADERS, unavailable()] }] },
          },
        },
      },
    },
  };
}

function serviceRoutes({ upstreams }: EdgeOptions): object[] {
  const byPath = ROUTES.map(([service, pattern]) => ({
    group: "service",
    match: [{ vars_regexp: { "{http.request.uri}": { pattern: `(?i)${pattern}` } } }],
    handle: [toReplicas(service, upstreams[service as keyof typeof upstreams])],
  }));
  return [...byPath, { group: "service", handle: [toReplicas("web-origin", upstreams["web-origin"])] }];
}

function toReplicas(service: DeployedService, { replicas, healthPort }: Upstream): object {
  if (replicas.length === 0) return unavailable();
  return {
    handler: "reverse_proxy",
    upstreams: replicas.map((dial) => ({ dial })),
    flush_interval: NONE,
    stream_close_delay: STREAM_CLOSE_DELAY,
    transport: {
      protocol: "http",
      versions: ["1.1"],
      compression: false,
      dial_timeout: "2s",
      // On a connection that was used before, a GET that broke off is sent again; here it may have taken a download.
      keep_alive: service === "download" ? { enabled: false } : { idle_timeout: KEEP_ALIVE },
    },
    load_balancing: {
      selection_policy: { policy: "least_conn" },
      try_duration: TRY_DURATION,
      try_interval: "100ms",
      // Nothing that was sent: it matches no request.
      retry_match: [{ not: [{}] }],
    },
    health_checks: { active: { uri: "/readyz", port: healthPort, interval: "1s", timeout: "5s" } },
  };
}

/** The documented answer when nobody can answer. */
function unavailable(): object {
  const error = new ProtocolError("unavailable");
  return {
    handler: "static_response",
    status_code: error.status,
    headers: {
      "Content-Type": ["application/json; charset=utf-8"],
      "Cache-Control": ["no-store"],
      "Retry-After": [String(RETRY_AFTER_SECONDS)],
      "X-Content-Type-Options": ["nosniff"],
    },
    body: JSON.stringify(error),
  };
}
