import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type Ipv6Door = AsyncDisposable & { port: number };

/** A port on `::1` that leads to one on 127.0.0.1: so a server there is one that only IPv6 reaches. */
export async function openIpv6Door(port: number): Promise<Ipv6Door> {
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(port, "127.0.0.1");
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, "::1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
