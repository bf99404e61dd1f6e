import { createServer } from "node:net";
import { pipeline } from "node:stream/promises";
import { largeFile } from "@envoi/testkit";

/*
 * The bare line: one TCP stream of this many bytes. A client that sends them is answered with one byte at their end; one
 * that ends at once receives them.
 */

const [port = 0, bytes = 0] = process.argv.slice(2).map(Number);

const server = createServer({ allowHalfOpen: true }, (socket) => {
  let received = 0;
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    received += chunk.byteLength;
  });
  socket.on("end", () => {
    if (received > 0) socket.end(Uint8Array.of(1));
    else void pipeline(largeFile(bytes), socket).catch(() => {});
  });
});
server.listen(port, "0.0.0.0", () => process.stdout.write("ready\n"));
