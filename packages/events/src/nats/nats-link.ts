import { EventEmitter, once } from "node:events";
import { type Log, pause, succeedsInTime } from "@envoi/platform";
import {
  type ConnectionOptions,
  connect,
  credsAuthenticator,
  type NatsConnection,
  nkeyAuthenticator,
} from "@nats-io/transport-node";

/** Address of NATS. Servers are `nats://host:port` or `tls://host:port`. */
export type NatsAddress = {
  servers: readonly string[];
  /** The user's name, required with a password. Also names the connection and its reply subjects. */
  user?: string;
  password?: string;
  /** The text of a credentials file: JWT and seed of a user of a decentralized server. */
  creds?: string;
  /** Seed of a user whose public NKey the server has. */
  nkeySeed?: string;
  /** Number of servers that are to store each Fact; default: 1. For streams that this process creates. */
  replicas?: number;
};

/** A connection to NATS that reconnects indefinitely, even if NATS is unavailable at first. */
export type NatsLink = {
  /** The connection, or `null` while it is down, because messages sent during that time would wait indefinitely. */
  connection(): NatsConnection | null;
  /** Calls the listener now if connected, and after each later connect or reconnect. */
  onArrival(listener: (connection: NatsConnection) => void): Disposable;
  /** Resolves once connected. Rejects if the signal aborts or the link is closed first. */
  arrival(signal: AbortSignal): Promise<NatsConnection>;
  /** Flushes pending messages, then closes. */
  close(): Promise<void>;
};

const CONNECT_MS = 2_000;
const RETRY_MS = 250;
/** The client disconnects if the server misses two pings. */
const PING_MS = 5_000;
/** Timeouts for flushing and for closing the connection when the link is closed. */
const FLUSH_MS = 2_000;
const CLOSE_MS = 1_000;

/** Prefix of a user's reply subjects. A user may subscribe only to reply subjects with its own prefix. */
export function inboxPrefixOf(user: string): string {
  return `_INBOX_${user}`;
}

/** The credentials of the NATS user. Keys are passed to the library as bytes, never in an error message. */
function createIdentity({ user, password, creds, nkeySeed }: NatsAddress): ConnectionOptions {
  const bytes = new TextEncoder();
  if (creds !== undefined) return { authenticator: credsAuthenticator(bytes.encode(creds)) };
  if (nkeySeed !== undefined) return { authenticator: nkeyAuthenticator(bytes.encode(nkeySeed)) };
  return { ...(user !== undefined && { user }), ...(password !== undefined && { pass: password }) };
}

function connectionOptions(address: NatsAddress): ConnectionOptions {
  const { servers, user } = address;
  return {
    servers: [...servers],
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: RETRY_MS,
    pingInterval: PING_MS,
    // Also retries after a rejected password, because it may be corrected on the server.
    ignoreAuthErrorAbort: true,
    // Requires TLS if any address requires it: a server without TLS would receive the password in plaintext.
    ...(servers.some((server) => server.startsWith("tls://")) ? { tls: {} } : {}),
    ...(user === undefined ? {} : { name: user, inboxPrefix: inboxPrefixOf(user) }),
    ...createIdentity(address),
  };
}

/** Keeps trying to connect until closed. */
export function openNatsLink({ address, log }: { address: NatsAddress; log: Log }): NatsLink {
  const closing = new AbortController();
  const arrivals = new EventEmitter().setMaxListeners(0);
  let opened: NatsConnection | null = null;
  let usable: NatsConnection | null = null;
  let isAway = false;

  const away = (about: object): void => {
    usable = null;
    if (!isAway && !closing.signal.aborted) log.warn(about, "no connection to NATS; retrying");
    isAway = true;
  };
  const arrived = (connection: NatsConnection): void => {
    usable = connection;
    if (isAway) log.info({}, "connected to NATS again");
    isAway = false;
    arrivals.emit("arrived", connection);
  };

  /** Resolves when the connection is closed permanently. */
  async function follow(connection: NatsConnection): Promise<void> {
    arrived(connection);
    for await (const status of connection.status()) {
      if (status.type === "disconnect") away({ server: status.server });
      if (status.type === "reconnect") arrived(connection);
      // This error recurs on each attempt while disconnected.
      if (status.type === "error") log[isAway ? "debug" : "warn"]({ err: status.error }, "NATS reported an error");
    }
    away({});
  }
  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        opened = await connect(connectionOptions(address));
        if (closing.signal.aborted) await opened.close();
        else await follow(opened);
      } catch (error) {
        away({ err: error });
      }
      await pause(RETRY_MS, closing.signal);
    }
  }
  const running = run();

  return {
    connection: () => usable,
    onArrival(listener) {
      arrivals.on("arrived", listener);
      if (usable !== null) listener(usable);
      return {
        [Symbol.dispose]() {
          arrivals.off("arrived", listener);
        },
      };
    },
    async arrival(signal) {
      const ended = AbortSignal.any([signal, closing.signal]);
      while (usable === null) await once(arrivals, "arrived", { signal: ended });
      return usable;
    },
    async close() {
      closing.abort();
      if (usable !== null) await succeedsInTime(FLUSH_MS, usable.flush());
      usable = null;
      await succeedsInTime(CLOSE_MS, Promise.all([opened?.close(), running]));
    },
  };
}
