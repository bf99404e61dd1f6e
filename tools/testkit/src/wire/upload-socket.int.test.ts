import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { openUploadSocket } from "./upload-socket.ts";

test("every waiter resolves when the socket closes", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { closed, next } = await openUploadSocket(`http://127.0.0.1:${port}`);
  const waiting = Promise.all([closed(), next(), closed()]);
  for (const client of server.clients) client.close(1012);
  expect(await waiting).toEqual([1012, null, 1012]);
  server.close();
});
