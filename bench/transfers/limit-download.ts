import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sendFile } from "./send-file.ts";

/* The minimum cost of sending a file over HTTP. */

const [file = ""] = process.argv.slice(2);
const server = createServer((_request, response) => void sendFile(response, file));
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
