import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type SlowLine = AsyncDisposable & {
  origin: string;
  /** Maximum number of connections that carried bytes from the server within the same fifth of a second. */
  maxBusy(): number;
  /** Breaks all connections without an orderly close. */
  cut(): void;
};

/** Number of bytes that a connection may carry before it is paused. */
const BURST_BYTES = 65_536;
/** Time without bytes after which a connection is idle. */
const IDLE_MS = 200;

/** Starts a loopback TCP proxy that limits the speed of each connection to a server. */
export async function startSlowLine(target: string, bytesPerSecond: number): Promise<SlowLine> {
  const { port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  const carriedAtMs = new Map<Socket, number>();
  let maxBusy = 0;

  function carry(from: Socket, to: Socket): void {
    from.on("data", (chunk) => {
      const nowMs = performance.now();
      carriedAtMs.set(to, nowMs);
      if (chunk.length >= BURST_BYTES / 4) {
        const busy = [...carriedAtMs.values()].filter((atMs) => nowMs - atMs < IDLE_MS).length;
        maxBusy = Math.max(maxBusy, busy);
      }
      to.write(chunk);
      from.pause();
      setTimeout(() => from.resume(), (chunk.length * 1_000) / bytesPerSecond);
    });
  }

  const server = createServer((client) => {
    const onward = connect({ port: Number(targetPort), host: "127.0.0.1" });
    const end = () => {
      client.destroy();
      onward.destroy();
    };
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on("error", end);
      socket.on("close", () => {
        sockets.delete(socket);
        carriedAtMs.delete(socket);
        end();
      });
    }
    client.pipe(onward);
    carry(onward, client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    origin: `http://127.0.0.1:${address.port}`,
    maxBusy: () => maxBusy,
    cut,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
  };
}
