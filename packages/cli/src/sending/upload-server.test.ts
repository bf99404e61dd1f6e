import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { uploadServer } from "./upload-server.ts";

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function openSocket(origin: string): WebSocket {
  const { createSocket } = uploadServer(origin);
  if (createSocket === undefined) throw new Error("it has no socket of its own");
  return createSocket(origin.replace(/^http/, "ws"));
}

/** Waits in the same way as the client, which listens for no errors. */
function next(socket: WebSocket, type: "open" | "message" | "close"): Promise<Event> {
  return new Promise((resolve) => socket.addEventListener(type, resolve, { once: true }));
}

test("sends messages without changing their bytes, and receives text", async () => {
  const http = createServer();
  const wire: Buffer[] = [];
  http.on("upgrade", (_request, connection: Duplex) => connection.on("data", (chunk: Buffer) => wire.push(chunk)));
  new WebSocketServer({ server: http }).on("connection", (socket) => {
    socket.on("message", (message: Buffer) => socket.send(`${message.byteLength} bytes`));
  });
  const socket = openSocket(await listen(http));
  await next(socket, "open");
  const bytes = randomBytes(65_536);
  socket.send(bytes);
  expect(await next(socket, "message")).toMatchObject({ data: "65536 bytes" });
  expect(Buffer.concat(wire).includes(bytes)).toBe(true);
  expect(socket.bufferedAmount).toBe(0);
  const closed = next(socket, "close");
  socket.close();
  await closed;
  http.close();
});

test("closes if the server rejects it, or cannot be reached", async () => {
  const http = createServer();
  http.on("upgrade", (_request, connection: Duplex) => connection.end("HTTP/1.1 403 Forbidden\r\n\r\n"));
  const origin = await listen(http);
  await next(openSocket(origin), "close");
  http.close();
  await once(http, "close");
  await next(openSocket(origin), "close");
});
