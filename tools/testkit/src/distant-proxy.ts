import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type DistantProxy = Awaited<ReturnType<typeof startDistantProxy>>;

/** Bytes that a server sends before the first acknowledgement: ten segments. @see RFC 6928 */
const FIRST_WINDOW_BYTES = 10 * 1_460;

/** One direction of a connection. Bytes wait in the sender until its congestion window allows more. */
type Line = { send(chunk: Buffer): void; end(): void };

/**
 * @param options.readyAtMs - time before which nothing is sent
 * @param options.windowBytes - the first congestion window. While the window limits the sender, it grows by the
 *   acknowledged bytes, and so doubles each round trip
 */
function createLine(to: Socket, options: { roundTripMs: number; readyAtMs: number; windowBytes: number }): Line {
  const { roundTripMs, readyAtMs } = options;
  let { windowBytes } = options;
  let inFlightBytes = 0;
  let wasFull = false;
  let isEnded = false;
  const unsent: Buffer[] = [];

  function deliver(chunk: Buffer): void {
    const isLast = isEnded && unsent.length === 0;
    inFlightBytes += chunk.length;
    setTimeout(() => {
      to.write(chunk);
      if (isLast) to.end();
    }, roundTripMs / 2);
    setTimeout(() => {
      inFlightBytes -= chunk.length;
      if (wasFull) windowBytes += chunk.length;
      if (inFlightBytes === 0) wasFull = false;
      pump();
    }, roundTripMs);
  }

  function pump(): void {
    for (let room = windowBytes - inFlightBytes; room > 0; room = windowBytes - inFlightBytes) {
      const next = unsent.shift();
      if (next === undefined) return;
      if (next.length > room) unsent.unshift(next.subarray(room));
      if (next.length >= room) wasFull = true;
      deliver(next.subarray(0, room));
    }
  }

  const waitMs = readyAtMs - performance.now();
  if (waitMs > 0) setTimeout(pump, waitMs);
  return {
    send(chunk) {
      unsent.push(chunk);
      if (performance.now() >= readyAtMs) pump();
    },
    end() {
      isEnded = true;
      if (unsent.length === 0) setTimeout(() => to.end(), roundTripMs / 2);
    },
  };
}

/**
 * Starts a TCP proxy on loopback that makes its target appear `roundTripMs` away: a new connection takes one round
 * trip, each request another, and long responses more, because of TCP's slow start. Bandwidth is unlimited and nothing
 * is lost.
 *
 * A client's connection is established immediately, and its first bytes wait instead. So a client may use a new
 * connection where, over a real distance, it would have waited for an existing connection.
 */
export async function startDistantProxy({ roundTripMs }: { roundTripMs: number }) {
  const sockets = new Set<Socket>();
  let target = 0;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const onward = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true });
    const ends: [Socket, Socket][] = [
      [client, onward],
      [onward, client],
    ];
    const destroy = () => {
      client.destroy();
      onward.destroy();
    };
    const readyAtMs = performance.now() + roundTripMs;
    for (const [from, to] of ends) {
      sockets.add(from);
      from.setNoDelay(true);
      const windowBytes = from === client ? Number.POSITIVE_INFINITY : FIRST_WINDOW_BYTES;
      const line = createLine(to, { roundTripMs, readyAtMs, windowBytes });
      from.on("data", line.send);
      from.on("end", line.end);
      from.on("error", destroy);
      from.on("close", () => sockets.delete(from));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  /** Closes all connections, so that the next request has to open one. */
  function closeConnections(): void {
    for (const socket of sockets) socket.destroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Forwards connections to this loopback port. */
    leadTo(port: number): void {
      target = port;
    },
    closeConnections,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      closeConnections();
      await closed;
    },
  };
}
