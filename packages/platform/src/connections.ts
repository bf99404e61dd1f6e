import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import { networkOf } from "./client-address.ts";
import { createPlaces, type Place, type PlacesOptions } from "./places.ts";

/** So long a connection may say nothing before it counts as idle: a proxy may just be about to use it again. */
const IDLE_MS = 1_000;

/** While others wait to connect, a connection without a request for so long is idle. */
const IDLE_BESIDE_OTHERS_MS = 500;

/** What a connection may take to end once nothing is left to be read on it. */
const LINGER_MS = 2_000;

/** For a request that stops in the middle of its body. */
const BODY_MS = 5_000;

/** Nobody reads slower than this: 32 kB a second. */
const SLOWEST_BYTES_PER_MS = 32;

/** What the kernel may hold of an answer after the process has given it away. */
const MOST_UNREAD_BYTES = 4 * 2 ** 20;

/** How long those who have not heard of the end are still taken, while they come. */
const ARRIVALS_MS = 5_000;

/** What passes from one look at the connections to the next, and counts as no more when the process is too busy to look. */
const ROUND_MS = 100;

type Connection = {
  readonly socket: Socket;
  readonly answers: Set<ServerResponse>;
  /** The answer that says that it is the connection's last. */
  last: ServerResponse | null;
  upgraded: boolean;
  ended: boolean;
  movedBytes: number;
  /** For how many rounds no byte has moved, as time. */
  quietMs: number;
  /** Since when it has had no request. */
  freeSince: number;
};

/** The connections of a server, on their way to an end at which nobody misses anything. */
export type Connections = {
  /** To be called for each request instead of the server's own listener. */
  readonly listener: RequestListener;
  /** From now on each answer is its connection's last, and connections that stay idle are closed. */
  windDown(): void;
  /**
   * Winds down, and takes no new connections once none comes any more. Resolves when all are closed, each after what was
   * begun on it has been answered and read.
   *
   * @param deadline - those that are open soon after it are cut
   */
  end(deadline: AbortSignal): Promise<void>;
};

/** Ends when what has arrived meanwhile has been read, also after a stall: a turn reads between timers and immediates. */
async function round(): Promise<void> {
  await delay(ROUND_MS);
  await turn();
}

/** How long whoever reads this connection may need until it is seen that they do. */
function patienceMs({ bytesWritten }: Socket): number {
  return LINGER_MS + Math.min(bytesWritten, MOST_UNREAD_BYTES) / SLOWEST_BYTES_PER_MS;
}

/**
 * Sends the end of a connection and leaves it to the other side to close it. Closed by us, it would take with it what
 * the kernel has yet to deliver, as soon as the network of the pod is gone.
 */
function endOf(connection: Connection): void {
  if (connection.ended) return;
  connection.ended = true;
  connection.quietMs = 0;
  connection.socket.end();
}

/**
 * @param listener - answers requests
 * @param limits - how many there may be at a time, see [Note: Places]; absent: as many as come
 */
export function createConnections(server: Server, listener: RequestListener, limits?: PlacesOptions): Connections {
  const places = limits && createPlaces(limits);
  const open = new Map<Socket, Connection>();
  let windingDown = false;
  let ending = false;
  let closed = false;
  /** For how many rounds nobody has come, as time. */
  let aloneMs = 0;

  function beLast(connection: Connection, response: ServerResponse): void {
    if (response.headersSent || !response.shouldKeepAlive) return;
    response.shouldKeepAlive = false;
    connection.last = response;
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const connection = open.get(request.socket);
    if (connection === undefined) return void listener(request, response);
    const { last } = connection;
    // The answer could not be sent any more, so nothing is begun.
    if (connection.ended || last?.headersSent) return;
    connection.answers.add(response);
    response.once("close", () => {
      connection.answers.delete(response);
      connection.freeSince = performance.now();
    });
    if (!windingDown) return void listener(request, response);
    if (last !== null) last.shouldKeepAlive = true;
    beLast(connection, response);
    // Later, as the next request may already be here: then this is not the last one.
    setImmediate(() => listener(request, response));
  }

  /** @returns `null` when there is none; nothing where there is no limit */
  function placeOf(connection: Connection): Place | undefined | null {
    const { socket, answers } = connection;
    const isFree = () => answers.size === 0 && !connection.upgraded;
    const holder = {
      isIdle: () => isFree() && performance.now() - connection.freeSince > IDLE_BESIDE_OTHERS_MS,
      putOut: () => void socket.destroy(),
    };
    try {
      return places?.take(networkOf(socket.remoteAddress ?? ""), holder);
    } catch {
      return null;
    }
  }

  server.on("connection", (socket: Socket) => {
    aloneMs = 0;
    const connection: Connection = {
      socket,
      answers: new Set(),
      last: null,
      upgraded: false,
      ended: false,
      movedBytes: 0,
      quietMs: 0,
      freeSince: performance.now(),
    };
    const place = placeOf(connection);
    if (place === null) return void socket.destroy();
    open.set(socket, connection);
    socket.once("close", () => {
      open.delete(socket);
      place?.leave();
    });
    if (windingDown) closeGently(connection);
  });
  server.on("upgrade", (request: IncomingMessage) => {
    const connection = open.get(request.socket);
    if (connection === undefined) return;
    connection.upgraded = true;
    request.socket.on("error", () => request.socket.destroy());
  });

  /** What Node calls after the last answer of a connection. */
  function closeGently(connection: Connection): void {
    connection.socket.destroySoon = () => endOf(connection);
  }

  /** @returns how long the connection may stay as it is, without a byte in either direction */
  function allowanceMs({ socket, answers, upgraded, ended }: Connection, requests: readonly IncomingMessage[]): number {
    if (ended) return patienceMs(socket);
    if (answers.size === 0 && !upgraded) return IDLE_MS;
    if (!ending) return Number.POSITIVE_INFINITY;
    if (requests.some(({ complete }) => !complete)) return BODY_MS;
    // What is owed comes when its service has it, which has deadlines of its own.
    const isOwed = answers.size > 0 && socket.writableLength === 0;
    return isOwed ? Number.POSITIVE_INFINITY : patienceMs(socket);
  }

  function look(connection: Connection): void {
    const { socket, answers } = connection;
    const movedBytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
    connection.quietMs = movedBytes === connection.movedBytes ? connection.quietMs + ROUND_MS : 0;
    connection.movedBytes = movedBytes;
    const requests = [...answers].map(({ req }) => req);
    if (connection.quietMs <= allowanceMs(connection, requests)) return;
    if (connection.ended || answers.size > 0) socket.destroy();
    else endOf(connection);
  }

  async function lookUntilClosed(): Promise<void> {
    while (!closed) {
      await round();
      aloneMs += ROUND_MS;
      for (const connection of open.values()) look(connection);
    }
  }

  function windDown(): void {
    if (windingDown) return;
    windingDown = true;
    aloneMs = 0;
    for (const connection of open.values()) {
      connection.quietMs = 0;
      closeGently(connection);
      const latest = [...connection.answers].at(-1);
      if (latest !== undefined) beLast(connection, latest);
    }
    void lookUntilClosed();
  }

  async function end(deadline: AbortSignal): Promise<void> {
    windDown();
    ending = true;
    // Closing what listens also cuts connections that were made and not yet taken.
    for (let ms = 0; ms < ARRIVALS_MS && aloneMs < IDLE_MS && !deadline.aborted; ms += ROUND_MS) await round();
    // Not the `close` of `node:http`, which also closes connections on which a request is about to come.
    NetServer.prototype.close.call(server);
    for (let lateMs = 0; open.size > 0 && lateMs < LINGER_MS; lateMs += deadline.aborted ? ROUND_MS : 0) await round();
    for (const socket of open.keys()) socket.destroy();
    closed = true;
    // Now what that one does beside it.
    server.close();
  }

  return { listener: take, windDown, end };
}
