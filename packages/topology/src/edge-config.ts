import { ProtocolError } from "@envoi/protocol";
import { type DeployedService, ROUTES, type RoutedService } from "./services.ts";

/** Replicas of a service as `host:port`, and the port of their readiness checks. */
type Upstream = { replicas: readonly string[]; healthPort: number };

export type EdgeOptions = {
  /** `host:port` to listen on for the public origin. */
  listen: string;
  upstreams: Readonly<Record<RoutedService, Upstream>>;
  /** Whether proxies in front of the edge may start a trace. */
  keepsTraces: boolean;
  isTraced: boolean;
  /** Socket that accepts new configurations; `null`: none. */
  adminSocket: string | null;
};

/** Time that a request waits for a replica while no connection succeeds. */
const TRY_DURATION = "5s";
/** Lets WebSockets survive changes to the configuration. */
const STREAM_CLOSE_DELAY = "24h";
/**
 * How long the edge keeps idle connections to services open. This must be shorter than the idle time after which the
 * services close them.
 */
const KEEP_ALIVE = "60s";
const RETRY_AFTER_SECONDS = 2;
/** Caddy's value for "no limit". */
const NONE = -1;

/** Headers that are removed from clients' requests. */
const TRACE_HEADERS = ["Traceparent", "Tracestate", "Baggage"];
const OWN_HEADERS = { handler: "headers", response: { deferred: true, delete: ["Server", "Via"] } };

/**
 * Caddy's configuration as the edge: routes each path to a service's ready replicas, least busy first.
 *
 * Nothing is buffered, timed out or limited in size. A request goes to another replica if the connection fails; once
 * sent, it is never repeated, because it may have taken effect.
 */
export function edgeConfig(options: EdgeOptions): object {
  const { listen, keepsTraces, isTraced, adminSocket } = options;
  return {
    admin: {
      ...(adminSocket === null ? { disabled: true } : { listen: `unix/${adminSocket}|0600` }),
      config: { persist: false },
    },
    // Disables access logs, because they would contain paths, into which users paste links.
    logging: { logs: { default: { level: "WARN", exclude: ["http.log", "http.handlers"] } } },
    apps: {
      http: {
        servers: {
          edge: {
            listen: [listen],
            // A proxy in front terminates TLS, and may use unencrypted HTTP/2 to the edge. WebSockets use HTTP/1.1.
            protocols: ["h1", "h2c"],
            automatic_https: { disable: true },
            read_idle_timeout: NONE,
            write_idle_timeout: NONE,
            // If all proxies are trusted, Caddy appends the address that it sees to X-Forwarded-For instead of
            // replacing the header. The edge relies on no entry: the services know which proxies are trusted, and skip
            // other entries.
            trusted_proxies: { source: "static", ranges: ["0.0.0.0/0", "::/0"] },
            routes: [
              {
                handle: [
                  OWN_HEADERS,
                  ...(keepsTraces ? [] : [{ handler: "headers", request: { delete: TRACE_HEADERS } }]),
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
      // Caddy repeats a GET if its reused connection is lost, but that request may already have claimed a download.
      keep_alive: service === "download" ? { enabled: false } : { idle_timeout: KEEP_ALIVE },
    },
    load_balancing: {
      selection_policy: { policy: "least_conn" },
      try_duration: TRY_DURATION,
      try_interval: "100ms",
      // Matches no request, so that no request is retried after it has been sent.
      retry_match: [{ not: [{}] }],
    },
    health_checks: { active: { uri: "/readyz", port: healthPort, interval: "1s", timeout: "5s" } },
  };
}

/** The edge's response while no replica is available, as documented in the protocol. */
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
