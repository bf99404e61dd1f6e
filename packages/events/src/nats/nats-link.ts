import { EventEmitter, once } from "node:events";
import { type Log, pause, succeedsInTime } from "@envoi/platform";
import { connect, type NatsConnection } from "@nats-io/transport-node";

/** Where NATS is: `nats://host:port`, or `tls://host:port`. */
export type NatsAddress = { servers: readonly string[]; user?: string; password?: string };

/** The connection to NATS, made again for ever: also when NATS was away from the start. */
export type NatsLink = {
  /** The connection while it can be used, else `null`. What is sent meanwhile would wait without bound. */
  connection(): NatsConnection | null;
  /** Calls the listener whenever there is one: now, or later, and again after each time that NATS was away. */
  onArrival(listener: (connection: NatsConnection) => void): Disposable;
  /** Resolves once there is one. Rejects when the signal aborts, or the link is closed. */
  arrival(signal: AbortSignal): Promise<NatsConnection>;
  /** Sends what was written, and closes. */
  close(): Promise<void>;
};

const CONNECT_MS = 2_000;
const RETRY_MS = 250;
/** A server that answers none of two pings is left for another one. */
const PING_MS = 5_000;
/** How long a server may take to have what was written when all is over, and a connection to close. */
const FLUSH_MS = 2_000;
const CLOSE_MS = 1_000;

/** Replies come below this: a user may listen to its own and to no other. */
export function inboxPrefixOf(user: string): string {
  return `_INBOX_${user}`;
}

function connectionOptions({ servers, user, password }: NatsAddress) {
  return {
    servers: [...servers],
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: RETRY_MS,
    pingInterval: PING_MS,
    // A password may be put right on the server's side.
    ignoreAuthErrorAbort: true,
    // Else a password would go in plain to whoever answers and does not offer TLS.
    ...(servers.some((server) => server.startsWith("tls://")) ? { tls: {} } : {}),
    ...(user === undefined ? {} : { user, name: user, inboxPrefix: inboxPrefixOf(user) }),
    ...(password === undefined ? {} : { pass: password }),
  };
}

/** Begins to connect, and goes on trying until closed. */
export function openNatsLink({ address, log }: { address: NatsAddress; log: Log }): NatsLink {
  const closing = new AbortController();
  const arrivals = new EventEmitter().setMaxListeners(0);
  let opened: NatsConnection | null = null;
  let usable: NatsConnection | null = null;
  let isAway = false;

  const away = (about: object): void => {
    usable = null;
    if (!isAway && !closing.signal.aborted) log.warn(about, "no connection to NATS; it is tried again");
    isAway = true;
  };
  const arrived = (connection: NatsConnection): void => {
    usable = connection;
    if (isAway) log.info({}, "NATS is there");
    isAway = false;
    arrivals.emit("arrived", connection);
  };

  /** Resolves when the connection is closed for good. */
  async function follow(connection: NatsConnection): Promise<void> {
    arrived(connection);
    for await (const status of connection.status()) {
      if (status.type === "disconnect") away({ server: status.server });
      if (status.type === "reconnect") arrived(connection);
      // Said again at each try while there is no connection.
      if (status.type === "error") log[isAway ? "debug" : "warn"]({ err: status.error }, "NATS refused something");
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
