import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Server that receives error reports of pages: address, head and body of each report as one text. */
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
