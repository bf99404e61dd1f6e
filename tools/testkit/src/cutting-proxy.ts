import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type CuttingProxy = Awaited<ReturnType<typeof startCuttingProxy>>;

/**
 * Starts a TCP proxy on loopback that can lose a reply. It does not parse the bytes that it forwards.
 *
 * @param options.host - address at which the proxy listens; with `::1`, only IPv6 clients reach the target
 */
export async function startCuttingProxy(options: { targetPort: number; host?: string }) {
  const { targetPort, host = "127.0.0.1" } = options;
  const sockets = new Set<Socket>();
  let cutting: PromiseWithResolvers<void> | null = null;

  const server = createServer((client) => {
    const target = connect(targetPort, "127.0.0.1");
    let cutHere: PromiseWithResolvers<void> | null = null;
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on("error", end);
      socket.on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on("data", (request) => {
      if (cutting !== null) {
        cutHere = cutting;
        cutting = null;
      }
      target.write(request);
    });
    target.on("data", (reply) => {
      if (cutHere === null) {
        client.write(reply);
        return;
      }
      end();
      cutHere.resolve();
    });
  });
  server.listen(0, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /**
     * Forwards the next request, but cuts its connection before the reply. Call this while the connection is idle.
     *
     * @returns a promise that resolves when the connection has been cut
     */
    cutNextReply(): Promise<void> {
      cutting = Promise.withResolvers<void>();
      return cutting.promise;
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
