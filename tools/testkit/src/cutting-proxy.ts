import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type CuttingProxy = {
  port: number;
  /**
   * The next request still passes, but its connection is cut before the reply. For an idle connection.
   *
   * @returns when it was cut
   */
  cutNextReply(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A TCP proxy on loopback that can lose a reply. It does not parse what it forwards. */
export async function startCuttingProxy({ targetPort }: { targetPort: number }): Promise<CuttingProxy> {
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
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  return {
    port: address.port,
    cutNextReply() {
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
