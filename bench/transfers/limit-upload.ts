import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { storeFrames } from "./store-frames.ts";

/* The minimum cost of receiving a file over a WebSocket. No limits, no store, no durability before the end. */

const [directory = "."] = process.argv.slice(2);

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on("connection", (socket) => void storeFrames(socket, `${directory}/limit-${process.hrtime.bigint()}`));
http.listen(0, "127.0.0.1", () => process.stdout.write(`${(http.address() as AddressInfo).port}\n`));
