import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

/* The minimum cost of receiving frames over a WebSocket: they are discarded. */

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.on("message", (data: Buffer) => {
    if (data.length === 1) socket.send('{"ok":true}');
  });
});
http.listen(0, "127.0.0.1", () => process.stdout.write(`${(http.address() as AddressInfo).port}\n`));
