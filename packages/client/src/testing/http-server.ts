import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Server } from "../wire/server.ts";

export type Call = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
  bytes: Uint8Array;
};

export type HttpServer = Server & AsyncDisposable & { calls: Call[] };

/** A loopback server that responds as the test defines, and records its calls. */
export async function serveHttp(
  answer: (call: Call, response: ServerResponse) => void | Promise<void>,
): Promise<HttpServer> {
  const calls: Call[] = [];
  const listener: RequestListener = async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const bytes = await buffer(request).catch(() => null);
    // The client has broken off.
    if (bytes === null) return;
    const call = { method, path, headers, body: bytes.toString(), bytes };
    calls.push(call);
    await answer(call, response);
  };
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
