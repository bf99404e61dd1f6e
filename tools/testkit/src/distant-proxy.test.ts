import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DistantProxy, startDistantProxy } from "./distant-proxy.ts";

const ROUND_TRIP_MS = 60;
/** Timers may fire early by less than one millisecond each. */
const EARLY_MS = 5;
/** With the response's headers, the short body fits into ten segments; the long body does not. */
const [SHORT_BYTES, LONG_BYTES] = [10_000, 40_000];

const server = createServer((request, answer) => answer.end(Buffer.alloc(Number(request.url?.slice(1)), "a")));
let proxy: DistantProxy;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  proxy = await startDistantProxy({ roundTripMs: ROUND_TRIP_MS });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  proxy.leadTo(address.port);
});
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  server.close();
});

/** @returns the response time, in whole round trips */
async function ask(agent: Agent, bytes: number): Promise<number> {
  const startedAt = performance.now();
  const [answer] = (await once(get({ port: proxy.port, path: `/${bytes}`, agent }), "response")) as [IncomingMessage];
  let received = 0;
  for await (const chunk of answer) received += (chunk as Buffer).length;
  expect(received).toBe(bytes);
  return Math.floor((performance.now() - startedAt + EARLY_MS) / ROUND_TRIP_MS);
}

test("a new connection takes one round trip, a request a second one, and a longer response a third one", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(agent, SHORT_BYTES)).toBeGreaterThanOrEqual(2);
  expect(await ask(agent, SHORT_BYTES)).toBeGreaterThanOrEqual(1);
  agent.destroy();
  const cold = new Agent();
  expect(await ask(cold, LONG_BYTES)).toBeGreaterThanOrEqual(3);
});

test("a client whose connections have been closed opens another one", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(agent, SHORT_BYTES);
  const [socket] = Object.values(agent.freeSockets).flatMap((free) => free ?? []);
  if (socket === undefined) throw new Error("the connection is not kept");
  const closed = once(socket, "close");
  proxy.closeConnections();
  await closed;
  expect(await ask(agent, SHORT_BYTES)).toBeGreaterThanOrEqual(2);
  agent.destroy();
});
