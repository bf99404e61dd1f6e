import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { CLAIM_HEADER, ProtocolError } from "@envoi/protocol";
import express, { Router } from "express";
import { expect, onTestFinished, test } from "vitest";
import { createClients } from "../clients.ts";
import { createLog } from "../log.ts";
import { createRegistry } from "../metrics.ts";
import { nothingToDrain, type RunOptions, runServices } from "../run-services.ts";

const baseUrl = "http://localhost";

/** An echo server. */
async function startEcho(limits: Partial<RunOptions>) {
  const routes = Router();
  routes.post("/api/echo", express.text({ limit: "1mb" }), (request, response) => void response.send(request.body));
  let upgraded = 0;
  const echo = {
    name: "echo",
    routes,
    upgrade: {
      path: "/api/socket",
      handle(_request: IncomingMessage, socket: Duplex) {
        upgraded += 1;
        socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n");
      },
    },
    check: async () => {},
    start: async () => {},
    drain: nothingToDrain,
    [Symbol.asyncDispose]: async () => {},
  };
  const running = await runServices(
    {
      host: "127.0.0.1",
      port: 0,
      privateHost: "127.0.0.1",
      privatePort: 0,
      drainSeconds: 0,
      baseUrl,
      clients: createClients({ trustedProxies: 0, baseUrl }),
      addressLogging: "off",
      log: createLog({ level: "silent", service: "test" }),
      registry: createRegistry(),
      ...limits,
    },
    [echo],
  );
  onTestFinished(() => running.stop());
  const { port } = running;
  const open = async (localAddress: string): Promise<Socket> => {
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    return socket.resume();
  };
  const upgrade = async (localAddress: string): Promise<string> => {
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    socket.write("GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    return text(socket);
  };
  const ask = async (init: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/echo`, init);
    return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get("Retry-After") };
  };
  const get = (headers = {}) => ask({ headers });
  const post = () => ask({ method: "POST", body: "hello" });
  return { open, get, post, upgrade, upgraded: () => upgraded };
}

const stillOpen = (sockets: readonly Socket[]) =>
  sockets.filter(({ closed, destroyed }) => !closed && !destroyed).length;

test("I10: rejects read-only calls early when overloaded, but not writes or the rest of a download", async () => {
  const load = {
    watch() {},
    admit() {
      throw new ProtocolError("busy", { retryAfterSeconds: 5 });
    },
  };
  const { get, post } = await startEcho({ load });
  expect(await get()).toEqual({ status: 503, text: '{"error":503,"code":"busy"}', retryAfter: "5" });
  expect((await get({ [CLAIM_HEADER]: "one" })).status).toBe(404);
  expect(await post()).toEqual({ status: 200, text: "hello", retryAfter: null });
});

test("limits one network's connections, and serves clients in another network", async () => {
  const { open, post } = await startEcho({ maxConnections: 100, maxConnectionsPerNetwork: 10 });
  const sockets = await Promise.all(Array.from({ length: 50 }, () => open("127.0.2.1")));
  await expect.poll(() => stillOpen(sockets)).toBe(10);
  expect(await post()).toMatchObject({ status: 200, text: "hello" });
});

test("closes idle connections to accept new ones when all are in use", async () => {
  const { open, post } = await startEcho({ maxConnections: 20, maxConnectionsPerNetwork: 20 });
  const sockets = await Promise.all(Array.from({ length: 20 }, (_, at) => open(`127.0.2.${1 + (at % 4)}`)));
  // Waits until the connections count as idle.
  await delay(600);
  expect(await post()).toMatchObject({ status: 200, text: "hello" });
  expect(stillOpen(sockets)).toBe(19);
});

test("drops stalled bodies to free a slot for one that is arriving", async () => {
  const { open, post } = await startEcho({});
  const begin = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\na";
  const sockets = await Promise.all(Array.from({ length: 100 }, () => open("127.0.0.1")));
  for (const socket of sockets) socket.write(begin);
  expect(await post()).toMatchObject({ status: 200, text: "hello" });
});

test("rejects a network that sends too many requests, until its Retry-After has passed", async () => {
  const { post } = await startEcho({ callsPerSecondPerNetwork: 2 });
  const answers: Awaited<ReturnType<typeof post>>[] = [];
  for (let n = 0; n < 12; n++) answers.push(await post());
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect(answers.slice(0, 10).filter(({ retryAfter }) => retryAfter !== null)).toEqual([]);
  const seconds = Number(answers.at(-1)?.retryAfter);
  expect([1, 2, 3, 4, 5]).toContain(seconds);
  await delay(seconds * 1_000);
  expect((await post()).status).toBe(200);
});

test("counts upgrades as requests, and lets none above the rate reach a service", async () => {
  const { upgrade, upgraded, post } = await startEcho({ callsPerSecondPerNetwork: 2 });
  expect((await post()).status).toBe(200);
  const answers: string[] = [];
  for (let n = 0; n < 12; n++) answers.push(await upgrade("127.0.0.1"));
  expect(upgraded()).toBe(9);
  for (const answer of answers.slice(9)) {
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(answer).toMatch(/^Retry-After: [1-5]\r$/m);
    expect(answer).toMatch(/^RateLimit-Policy: "requests";q=10;w=5\r$/m);
  }
  expect((await post()).status).toBe(429);
  expect(await upgrade("127.0.2.1")).toMatch(/^HTTP\/1\.1 101 /);
});
