import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { bodyOnWire, endMarker, frame } from "./wire-frames.ts";

/** @returns the lengths of messages that a real server takes out of these bytes, which come in odd pieces */
async function received(wire: Buffer, messages: number): Promise<number[]> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const lengths: number[] = [];
  const all = Promise.withResolvers<void>();
  server.on("connection", (socket) =>
    socket.on("message", (data: Buffer) => {
      if (lengths.push(data.length) === messages) all.resolve();
    }),
  );
  const line = connect({ host: "127.0.0.1", port });
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { createConnection: () => line });
  await once(socket, "open");
  for (let at = 0; at < wire.length; at += 50_021) {
    line.write(wire.subarray(at, at + 50_021));
    await delay(1);
  }
  await all.promise;
  socket.terminate();
  server.close();
  return lengths;
}

test("a server takes the Records of a body and its end out of the bytes on the wire", async () => {
  const body = bodyOnWire(21 + 65_536 + 65_536 + 39);
  expect(await received(Buffer.concat([body, endMarker()]), 5)).toEqual([21, 65_536, 65_536, 39, 1]);
});

test("messages of each form of length arrive", async () => {
  const lengths = [0, 125, 126, 65_535, 65_536];
  const wire = Buffer.concat(lengths.map((bytes) => frame(Buffer.alloc(bytes, 7), Buffer.of(1, 2, 3, 4))));
  expect(await received(wire, lengths.length)).toEqual(lengths);
});
