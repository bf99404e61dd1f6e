import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { fetchConfigIfSupported } from "./server-config.ts";

const { signal } = new AbortController();

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const page: RequestListener = (_, response) =>
  void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>");
const notFound: RequestListener = (_, response) => void response.writeHead(404).end("Not Found");

test.each<[string, RequestListener]>([
  ["404", notFound],
  ["other JSON", (_, response) => void response.end("{}")],
  ["a page", (request, response) => (request.url === "/config" ? page : notFound)(request, response)],
])("a Send server may respond to the call with %s instead of a configuration", async (_, listener) => {
  await using server = await serve(listener);
  expect(await fetchConfigIfSupported(server.origin, signal)).toBeNull();
});

test("a network's sign-in page is not taken for a Send server", async () => {
  await using server = await serve(page);
  await expect(fetchConfigIfSupported(server.origin, signal)).rejects.toMatchObject({ code: "intercepted" });
});

test("a server that is too busy is not taken for one without a configuration", async () => {
  await using server = await serve((_, response) => void response.writeHead(503).end());
  await expect(fetchConfigIfSupported(server.origin, signal)).rejects.toMatchObject({ code: "unavailable" });
});

test("a connection that fails once is tried again", async () => {
  let calls = 0;
  await using server = await serve((request, response) => {
    calls += 1;
    if (calls === 1) request.socket.destroy();
    else notFound(request, response);
  });
  expect(await fetchConfigIfSupported(server.origin, signal)).toBeNull();
  expect(calls).toBe(2);
});

test("an unreachable server is named", async () => {
  const server = await serve(notFound);
  await server[Symbol.asyncDispose]();
  await expect(fetchConfigIfSupported(server.origin, signal)).rejects.toMatchObject({
    code: "connect_failed",
    origin: server.origin,
  });
});
