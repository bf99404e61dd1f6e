import { DEFAULT_CLIENT_PREFIXES, type TrustedProxies } from "./client-address.ts";
import { env, readEnv, refuse } from "./config.ts";

/** The origin of a URL; nothing if the URL is invalid, which is reported when the setting itself is read. */
function parseOrigins(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** A host name, or, with a leading dot, all names below it. */
const HOST_NAME = /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/** IPv6 addresses have brackets in URLs and in Compose. */
function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}

/** The settings of every process: where it listens, how it shuts down, what it logs. */
export type ProcessConfig = ReturnType<typeof readProcessConfig>;

/** @throws ConfigError */
export function readProcessConfig(variables: Readonly<Record<string, string | undefined>>) {
  const read = readEnv(
    {
      // Not 0, because links contain the port, which must be known before the server listens.
      PORT: env.whole(8_080, { min: 1, max: 65_535 }),
      HOST: env.text("::").transform(withoutBrackets),
      PRIVATE_PORT: env.whole(8_081, { max: 65_535 }),
      PRIVATE_HOST: env.text("127.0.0.1").transform(withoutBrackets),
      PRIVATE_HOST_NAMES: env
        .list()
        .refine(
          (names) => names.every((name) => HOST_NAME.test(name)),
          "is not a list of names, such as ops.example.com",
        ),
      BASE_URL: env.origin(),
      DRAIN_SECONDS: env.whole(300),
      MAX_CONNECTIONS: env.whole(5_000, { min: 1 }),
      MAX_CONNECTIONS_PER_NETWORK: env.whole(512),
      CALLS_PER_SECOND_PER_NETWORK: env.whole(300),
      MAX_LOOP_DELAY_MS: env.whole(50, { max: 10_000 }),
      TRUST_PROXY: env.proxies(),
      BEHIND_EDGE: env.flag(false),
      IPV6_NETWORK_PREFIX: env.whole(DEFAULT_CLIENT_PREFIXES.network, { min: 16, max: 128 }),
      IPV6_SITE_PREFIX: env.whole(DEFAULT_CLIENT_PREFIXES.site, { min: 16, max: 128 }),
      ACCESS_LOG_ADDRESSES: env.oneOf(["full", "truncated", "off"], "full"),
      LOG_LEVEL: env.oneOf(["trace", "debug", "info", "warn", "error", "silent"], "info"),
      AUTH_ISSUER: env.optionalText(),
      AUTH_ORIGINS: env.origins(),
      ERROR_REPORTING_DSN: env.optionalText(),
      UI_BACKDROP: env.optionalText(),
      HSTS_SUBDOMAINS: env.flag(false),
      DIRECT_TRANSFERS: env.flag(false),
      S3_PUBLIC_ENDPOINT: env.origin(),
    },
    variables,
  );
  refuse([
    read.IPV6_SITE_PREFIX > read.IPV6_NETWORK_PREFIX &&
      "IPV6_SITE_PREFIX: is longer than IPV6_NETWORK_PREFIX; a site contains networks",
  ]);
  const storeOrigin = read.DIRECT_TRANSFERS ? (read.S3_PUBLIC_ENDPOINT ?? null) : null;
  refuse([
    read.DIRECT_TRANSFERS && storeOrigin === null && "S3_PUBLIC_ENDPOINT: is needed with DIRECT_TRANSFERS",
    read.BASE_URL?.startsWith("https:") === true &&
      storeOrigin?.startsWith("http:") === true &&
      "S3_PUBLIC_ENDPOINT: must be https, like BASE_URL: browsers load nothing over http into a page over https",
  ]);
  const issuerOrigins = [...parseOrigins(read.AUTH_ISSUER), ...read.AUTH_ORIGINS];
  return {
    host: read.HOST,
    port: read.PORT,
    privateHost: read.PRIVATE_HOST,
    privatePort: read.PRIVATE_PORT,
    /** Names accepted by the private port, in addition to those in [Note: Private hosts]. `.x`: all names below x. */
    privateHostNames: read.PRIVATE_HOST_NAMES.map((name) => name.toLowerCase()),
    baseUrl: read.BASE_URL ?? null,
    drainSeconds: read.DRAIN_SECONDS,
    /**
     * Maximum number of connections to this process, in total and, without a proxy in front, per client network (0: no
     * limit).
     */
    maxConnections: read.MAX_CONNECTIONS,
    maxConnectionsPerNetwork: read.MAX_CONNECTIONS_PER_NETWORK,
    /** Maximum number of requests per second to this process from one client network (0: no limit). */
    callsPerSecondPerNetwork: read.CALLS_PER_SECOND_PER_NETWORK,
    /** Event loop delay above which requests are rejected (0: none are). See [Note: Load shedding]. */
    maxLoopDelayMs: read.MAX_LOOP_DELAY_MS,
    trustedProxies: (read.BEHIND_EDGE
      ? { edge: true, inFront: read.TRUST_PROXY }
      : read.TRUST_PROXY) satisfies TrustedProxies as TrustedProxies,
    /** See [Note: Client networks]. */
    prefixes: { network: read.IPV6_NETWORK_PREFIX, site: read.IPV6_SITE_PREFIX },
    addressLogging: read.ACCESS_LOG_ADDRESSES,
    logLevel: read.LOG_LEVEL,
    pageOrigins: {
      connect: [
        ...issuerOrigins,
        ...parseOrigins(read.ERROR_REPORTING_DSN),
        ...(storeOrigin === null ? [] : [storeOrigin]),
      ],
      images: [...issuerOrigins, ...parseOrigins(read.UI_BACKDROP)],
    },
    /** Whether HSTS also covers all subdomains of the public host. */
    hstsSubdomains: read.HSTS_SUBDOMAINS,
  };
}

/** Settings, other than the stores, that a service's replicas must share. */
export type ReplicaConfig = {
  /** Key for hashing addresses, the same in all processes. */
  requesterHashKey: Uint8Array;
};

const MIN_KEY_CHARACTERS = 32;

/** @throws ConfigError */
export function readReplicaConfig(variables: Readonly<Record<string, string | undefined>>): ReplicaConfig {
  const problem = `is needed: a random text of ${MIN_KEY_CHARACTERS} characters or more, the same for all processes`;
  const read = readEnv(
    { REQUESTER_HASH_KEY: env.text("").refine((key) => key.length >= MIN_KEY_CHARACTERS, problem) },
    variables,
  );
  return { requesterHashKey: Buffer.from(read.REQUESTER_HASH_KEY) };
}
