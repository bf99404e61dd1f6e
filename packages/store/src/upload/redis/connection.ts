import { Cluster, Redis } from "ioredis";

export type RedisCredentials = { username?: string; password?: string };

/** Where to connect to Redis. URLs have the form `redis://host:port`, or `rediss://host:port` for TLS. */
export type RedisAddress = RedisCredentials &
  (
    | { mode: "single"; url: string }
    | { mode: "sentinel"; sentinelUrls: readonly string[]; masterName: string; sentinel?: RedisCredentials }
    | { mode: "cluster"; urls: readonly string[] }
  );

const CONNECT_MS = 2_000;
/** Number of attempts to reconnect before pending commands fail. With the delays below, the attempts take about 4 s. */
const RETRIES = 8;

function retryDelayMs(attempt: number): number {
  return Math.min(25 * 2 ** attempt, 1_000);
}

export type ConnectionOptions = {
  /** A connection with pending replies is dropped after it has been silent for this long. */
  silenceMs: number;
  /**
   * Whether to resend a command whose connection ends before the reply arrives. `false`: the command fails. Default:
   * `true`.
   */
  repeats?: boolean;
};

function connectionOptions({ silenceMs, repeats = true }: ConnectionOptions) {
  return {
    connectTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    // Set instead of `autoResendUnfulfilledCommands`, without which ioredis would neither send nor reject the commands.
    maxRetriesPerRequest: repeats ? RETRIES : 0,
    disableClientInfo: true,
    // A former master replies with this error after a failover: reconnect to find the new master.
    reconnectOnError: (error: Error) => error.message.startsWith("READONLY"),
  };
}

type Server = { host: string; port: number; db?: number; tls?: object };

function parse(url: string): Server {
  const { protocol, hostname, port, pathname } = new URL(url);
  return {
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? 6379 : Number(port),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === "rediss:" ? { tls: {} } : {}),
  };
}

/** Starts connecting, and retries until the client is closed. */
export function connectRedis(address: RedisAddress, connection: ConnectionOptions): Redis | Cluster {
  const options = connectionOptions(connection);
  const credentials = {
    ...(address.username === undefined ? {} : { username: address.username }),
    ...(address.password === undefined ? {} : { password: address.password }),
  };
  switch (address.mode) {
    case "single":
      return new Redis({ ...options, ...parse(address.url), ...credentials, retryStrategy: retryDelayMs });
    case "sentinel": {
      const sentinels = address.sentinelUrls.map(parse);
      const { username, password } = address.sentinel ?? {};
      const { tls } = sentinels[0] ?? {};
      return new Redis({
        ...options,
        retryStrategy: retryDelayMs,
        sentinelRetryStrategy: retryDelayMs,
        sentinelCommandTimeout: CONNECT_MS,
        failoverDetector: true,
        sentinels: sentinels.map(({ host, port }) => ({ host, port })),
        name: address.masterName,
        ...(username === undefined ? {} : { sentinelUsername: username }),
        ...(password === undefined ? {} : { sentinelPassword: password }),
        ...(tls === undefined ? {} : { tls, sentinelTLS: tls, enableTLSForSentinelMode: true }),
        ...credentials,
      });
    }
    case "cluster": {
      const nodes = address.urls.map(parse);
      const { tls } = nodes[0] ?? {};
      return new Cluster(
        nodes.map(({ host, port }) => ({ host, port })),
        {
          redisOptions: { ...options, ...(tls === undefined ? {} : { tls }), ...credentials },
          clusterRetryStrategy: retryDelayMs,
          slotsRefreshTimeout: CONNECT_MS,
          ...(connection.repeats === false && { retryDelayOnFailover: 0 }),
        },
      );
    }
  }
}

/** Delay before restarting a client that has ended unexpectedly. */
const REVIVE_MS = 250;

/**
 * Restarts a client whenever it ends unexpectedly. ioredis retries while it cannot connect, but ends permanently when
 * its failover detector learns of a new master while ioredis is asking a Sentinel for the master.
 *
 * @param isClosed - whether the client's owner has closed it
 */
export function reviveEnded(client: Redis | Cluster, isClosed: () => boolean): void {
  client.on("end", () => {
    if (isClosed()) return;
    setTimeout(() => {
      if (!isClosed()) client.connect().catch(() => {});
    }, REVIVE_MS);
  });
}
