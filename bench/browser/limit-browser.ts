import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { sendFile } from "../transfers/send-file.ts";
import { storeFrames } from "../transfers/store-frames.ts";

/* The minimum for a browser's transfers: a socket whose frames go to a file, and a file to be saved. */

const [received = "", sent = ""] = process.argv.slice(2);
const headers = {
  "Content-Type": "application/octet-stream",
  "Content-Disposition": "attachment; filename=large.bin",
};

const http = createServer((_request, response) => void sendFile(response, sent, headers));
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on("connection", (socket) => void storeFrames(socket, received));
http.listen(0, "127.0.0.1", () => process.stdout.write(`${(http.address() as AddressInfo).port}\n`));
