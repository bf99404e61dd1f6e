import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Starts a server for pages' error reports. Each report is stored as one string of its path, headers and body. */
export async function startReportSink() {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    reports.push(`${request.url} ${JSON.stringify(request.headers)} ${await text(request)}`);
    response.setHeader("Access-Control-Allow-Origin", "*").end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://publickey@127.0.0.1:${port}/7`,
    reports,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
