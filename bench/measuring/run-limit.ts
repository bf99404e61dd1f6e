import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** Runs a limit's server and prints its port, which `startLimit` reads. */
export function runLimit(limit: { onRequest?: RequestListener; onSocket?: (socket: WebSocket) => void }): void {
  const { onRequest, onSocket } = limit;
  const server = createServer(onRequest);
  if (onSocket !== undefined) new WebSocketServer({ server, perMessageDeflate: false }).on("connection", onSocket);
  server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
}
