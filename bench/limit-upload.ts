import { open } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

/*
 * The least that receiving a file over a WebSocket can cost: frames coalesced to 512 KiB, written to a file, fsynced.
 * No limits, no store, no durability before the end.
 */

const [directory = "."] = process.argv.slice(2);
const WRITE_BYTES = 524_288;

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on("connection", async (socket) => {
  socket.pause();
  const file = await open(`${directory}/limit-${process.hrtime.bigint()}`, "w");
  socket.resume();
  let frames: Buffer[] = [];
  let bytes = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const flush = () => {
    const batch = frames;
    frames = [];
    bytes = 0;
    socket.pause();
    writing = writing.then(() => file.writev(batch)).then(() => socket.resume());
  };
  socket.on("message", async (data: Buffer) => {
    if (data.length === 1) {
      if (frames.length > 0) flush();
      await writing;
      await file.sync();
      await file.close();
      socket.send('{"ok":true}');
      return;
    }
    frames.push(data);
    bytes += data.length;
    if (bytes >= WRITE_BYTES) flush();
  });
});
http.listen(0, "127.0.0.1", () => process.stdout.write(`${(http.address() as AddressInfo).port}\n`));
