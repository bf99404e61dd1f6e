import { once } from "node:events";
import { createServer } from "node:http";

/** A forward proxy that rejects and records every request. */
export type RefusingProxy = AsyncDisposable & { address: string; asked: string[] };

export async function startRefusingProxy(): Promise<RefusingProxy> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? "");
    reply.writeHead(502).end();
  });
  server.on("connect", (request, socket) => {
    asked.push(request.url ?? "");
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    address: `http://127.0.0.1:${address.port}`,
    asked,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
