import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { Clients } from "./clients.ts";
import { isProbe } from "./limits/accept-delay.ts";
import { limitSmallChunks } from "./limits/limit-chunks.ts";
import { createSlots, type Slot, type SlotsOptions, type SlotUse } from "./limits/slots.ts";
import { pause } from "./timing.ts";

/** How long a connection must be silent to count as idle. Before that, a proxy may be about to reuse it. */
const IDLE_MS = 1_000;

/** Time without a request after which a connection counts as idle while others wait to connect. */
const IDLE_BESIDE_OTHERS_MS = 500;

/** Maximum time for a connection to close once there is nothing left to read on it. */
const LINGER_MS = 2_000;

/** Time limit for a request that stalls in the middle of its body. */
const BODY_MS = 5_000;

/** Reading speed (32 kB/s) below which shutdown does not wait for a client. */
const SLOWEST_BYTES_PER_MS = 32;

/** Bytes of a response that the kernel may still be buffering after the process has written it. */
const MAX_UNREAD_BYTES = 4 * 2 ** 20;

/** How long new connections are still accepted after shutdown begins, because clients may not yet know about it. */
const ARRIVALS_MS = 5_000;

/** Interval between checks of the connections. A longer gap in a busy process counts as one interval. */
const ROUND_MS = 100;

class Connection {
  readonly socket: Socket;
  readonly answers = new Set<ServerResponse>();
  upgraded = false;
  ended = false;
  /** Time without traffic in either direction. Grows by the same amount in each round of checks. */
  quietMs = 0;
  /** The response that announces that the connection will close. */
  #last: ServerResponse | null = null;
  #movedBytes = 0;
  /** When the connection last had a pending response. */
  #freeSince = performance.now();

  constructor(socket: Socket) {
    this.socket = socket;
  }

  /** @returns whether the connection counts as idle while others wait to connect */
  get isIdle(): boolean {
    const isFree = this.answers.size === 0 && !this.upgraded;
    return isFree && performance.now() - this.#freeSince > IDLE_BESIDE_OTHERS_MS;
  }

  /** @returns whether the connection can still send this response; if not, the request is ignored */
  add(response: ServerResponse): boolean {
    if (this.ended || this.#last?.headersSent) return false;
    this.answers.add(response);
    response.once("close", () => {
      this.answers.delete(response);
      this.#freeSince = performance.now();
    });
    return true;
  }

  announceLast(response: ServerResponse): void {
    if (this.#last !== null) this.#last.shouldKeepAlive = true;
    if (response.headersSent || !response.shouldKeepAlive) return;
    response.shouldKeepAlive = false;
    this.#last = response;
  }

  /** Makes Node call `end` after the connection's last response, instead of destroying the socket. */
  closeGently(): void {
    this.socket.destroySoon = () => this.end();
  }

  /**
   * Ends the stream and lets the peer close the connection. If the server closed the connection itself, data still in
   * the kernel's buffers would be lost when the pod's network is torn down.
   */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.quietMs = 0;
    this.socket.end();
  }

  /** Ends or cuts the connection if it has been quiet for too long. Called once per round. */
  check(isServerEnding: boolean): void {
    const { socket, answers } = this;
    const movedBytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
    this.quietMs = movedBytes === this.#movedBytes ? this.quietMs + ROUND_MS : 0;
    this.#movedBytes = movedBytes;
    if (this.quietMs <= this.#allowanceMs(isServerEnding)) return;
    if (this.ended || answers.size > 0) socket.destroy();
    else this.end();
  }

  /** @returns how long the connection may stay without traffic in either direction */
  #allowanceMs(isServerEnding: boolean): number {
    const { socket, answers } = this;
    if (this.ended) return patienceMs(socket);
    if (answers.size === 0 && !this.upgraded) return IDLE_MS;
    if (!isServerEnding) return Number.POSITIVE_INFINITY;
    if ([...answers].some(({ req }) => !req.complete)) return BODY_MS;
    // There is no time limit here for pending responses, because each service sets its own deadlines.
    const isOwed = answers.size > 0 && socket.writableLength === 0;
    return isOwed ? Number.POSITIVE_INFINITY : patienceMs(socket);
  }
}

/** Tracks a server's connections, so that no request is lost on shutdown. */
export type Connections = {
  /** Must be called for each request in place of the server's own listener. */
  readonly listener: RequestListener;
  /** Absent if connections are not limited. */
  readonly slots: SlotUse | undefined;
  /** Closes idle connections immediately, and every other connection after its next response. */
  windDown(): void;
  /**
   * Shuts down: stops accepting connections once no more arrive, and resolves when all are closed, each after its
   * pending responses have been sent and read.
   *
   * @param deadline - connections still open shortly after it are cut
   */
  end(deadline: AbortSignal): Promise<void>;
};

/**
 * Resolves when all data that has arrived so far has been read, even if the process stalled: the event loop
 * reads between timers and immediates.
 */
async function round(): Promise<void> {
  await pause(ROUND_MS);
  await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Maximum time for which a connection may go without a sign that its reader is making progress. */
function patienceMs({ bytesWritten }: Socket): number {
  return LINGER_MS + Math.min(bytesWritten, MAX_UNREAD_BYTES) / SLOWEST_BYTES_PER_MS;
}

/**
 * @param listener - handles requests
 * @param limits - limits on the number of open connections, see [Note: Slots]; absent: no limit
 */
export function createConnections(
  server: Server,
  listener: RequestListener,
  limits?: SlotsOptions & Pick<Clients, "networkOfAddress">,
): Connections {
  const slots = limits && createSlots(limits);
  const open = new Map<Socket, Connection>();
  let windingDown = false;
  let ending = false;
  let closed = false;
  /** Time since the last new connection, measured in whole rounds. */
  let aloneMs = 0;

  function take(request: IncomingMessage, response: ServerResponse): void {
    limitSmallChunks(request);
    const connection = open.get(request.socket);
    if (connection === undefined) return void listener(request, response);
    if (!connection.add(response)) return;
    if (!windingDown) return void listener(request, response);
    connection.announceLast(response);
    // The request is handled later, because its response is not the last one if the next request has already arrived.
    setImmediate(() => listener(request, response));
  }

  /** @returns `null` if no slot is free; `undefined` if there is no limit */
  function takeSlot(connection: Connection): Slot | undefined | null {
    if (limits === undefined || slots === undefined) return undefined;
    const { socket } = connection;
    const holder = { isIdle: () => connection.isIdle, evict: () => void socket.destroy() };
    try {
      return slots.take(limits.networkOfAddress(socket.remoteAddress ?? ""), holder);
    } catch {
      return null;
    }
  }

  server.on("connection", (socket: Socket) => {
    if (isProbe(socket)) return;
    aloneMs = 0;
    const connection = new Connection(socket);
    const slot = takeSlot(connection);
    if (slot === null) return void socket.destroy();
    open.set(socket, connection);
    socket.once("close", () => {
      open.delete(socket);
      slot?.leave();
    });
    if (windingDown) connection.closeGently();
  });
  server.on("upgrade", (request: IncomingMessage) => {
    const connection = open.get(request.socket);
    if (connection === undefined) return;
    connection.upgraded = true;
    request.socket.on("error", () => request.socket.destroy());
  });

  async function checkUntilClosed(): Promise<void> {
    while (!closed) {
      await round();
      aloneMs += ROUND_MS;
      for (const connection of open.values()) connection.check(ending);
    }
  }

  function windDown(): void {
    if (windingDown) return;
    windingDown = true;
    aloneMs = 0;
    for (const connection of open.values()) {
      connection.quietMs = 0;
      connection.closeGently();
      const latest = [...connection.answers].at(-1);
      if (latest !== undefined) connection.announceLast(latest);
    }
    void checkUntilClosed();
  }

  async function end(deadline: AbortSignal): Promise<void> {
    windDown();
    ending = true;
    // Closing the listening socket also resets connections that are established but not yet accepted.
    for (let ms = 0; ms < ARRIVALS_MS && aloneMs < IDLE_MS && !deadline.aborted; ms += ROUND_MS) await round();
    // `node:http`'s `close` would also close connections on which a request is about to arrive.
    NetServer.prototype.close.call(server);
    for (let lateMs = 0; open.size > 0 && lateMs < LINGER_MS; lateMs += deadline.aborted ? ROUND_MS : 0) await round();
    for (const socket of open.keys()) socket.destroy();
    closed = true;
    // Runs the rest of the HTTP server's own `close` method.
    server.close();
  }

  return { listener: take, slots, windDown, end };
}
