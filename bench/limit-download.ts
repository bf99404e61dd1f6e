import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/* The least that sending a file over HTTP can cost: the file piped in 512 KiB reads. */

const [file = ""] = process.argv.slice(2);
const server = createServer((_request, response) => {
  createReadStream(file, { highWaterMark: 524_288 }).pipe(response);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
