import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

const refusing = () => createHttpServer((_request, response) => void response.writeHead(404).end());

/**
 * A server that does not respond on any connection until `answer` is called. Later connections reach `http`, which by
 * default rejects every request.
 */
export async function startSilentServer(http = refusing()) {
  const sockets: Socket[] = [];
  const asked: string[] = [];
  let answers = false;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    if (answers) http.emit("connection", socket);
    else socket.once("data", (bytes) => asked.push(String(bytes).split(" ", 2).join(" ")));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests without a response, such as "GET /config". */
    asked,
    connections: () => sockets.length,
    answer() {
      answers = true;
    },
  };
}
