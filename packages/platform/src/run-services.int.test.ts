import { Agent, get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { Router } from "express";
import { expect, onTestFinished, test } from "vitest";
import { createClients } from "./clients.ts";
import { createLog } from "./log.ts";
import { createRegistry } from "./metrics.ts";
import { nothingToDrain, type RunOptions, runServices } from "./run-services.ts";
import type { Service } from "./service.ts";

const options = (): RunOptions => ({
  host: "127.0.0.1",
  port: 0,
  privateHost: "127.0.0.1",
  privatePort: 0,
  drainSeconds: 0,
  baseUrl: "http://localhost",
  clients: createClients({ trustedProxies: 0, baseUrl: "http://localhost" }),
  addressLogging: "off",
  log: createLog({ level: "silent", service: "test" }),
  registry: createRegistry(),
});

const never = () => new Promise<void>(() => {});

test("ends the process after the drain even if its service is waiting for a hanging store", async () => {
  const stuck: Service = {
    name: "stuck",
    check: async () => {},
    start: async () => {},
    drain: never,
    [Symbol.asyncDispose]: never,
  };
  const running = await runServices(options(), [stuck]);
  await running.stop();
  await expect(fetch(`http://127.0.0.1:${running.port}/`)).rejects.toThrow();
});

test("responds to all requests sent during shutdown, on old and new connections", async () => {
  const routes = Router();
  routes.get("/", async (_request, response) => {
    await delay(20);
    response.send("hello");
  });
  const quick: Service = {
    name: "quick",
    routes,
    check: async () => {},
    start: async () => {},
    drain: nothingToDrain,
    [Symbol.asyncDispose]: async () => {},
  };
  const running = await runServices({ ...options(), drainSeconds: 30 }, [quick]);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const answered = (response: IncomingMessage) => text(response).then(resolve, reject);
      get({ host: "127.0.0.1", port: running.port, agent }, answered).on("error", reject);
    });
  const answers = new Set<string>();
  let isAsking = true;
  const askers = Array.from({ length: 8 }, async () => {
    while (isAsking) answers.add(await ask());
  });
  await delay(200);
  const stopped = running.stop();
  await delay(1_500);
  isAsking = false;
  await Promise.all(askers);
  expect([...answers]).toEqual(["hello"]);
  await stopped;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

test("after shutdown begins, makes each response the last on its connection, even during a transfer", async () => {
  let transferIsOver = () => {};
  const transfer = new Promise<void>((resolve) => {
    transferIsOver = resolve;
  });
  const busy: Service = {
    name: "busy",
    check: async () => {},
    start: async () => {},
    drain: () => transfer,
    [Symbol.asyncDispose]: async () => {},
  };
  const running = await runServices({ ...options(), drainSeconds: 30 }, [busy]);
  const ask = () => fetch(`http://127.0.0.1:${running.port}/`).then(({ headers }) => headers.get("Connection"));
  expect(await ask()).toBe("keep-alive");
  const stopped = running.stop();
  expect(await ask()).toBe("close");
  transferIsOver();
  await stopped;
});

/**
 * Requests metrics from the private port, like a browser that reached it by this name.
 * @returns status and body
 */
function askPrivatePort(port: number, host: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", path: "/metrics", headers: { Host: host } }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) });
    }).on("error", reject);
  });
}

test("on the private port, rejects host names that attackers could point to it, but accepts IP addresses and its own names", async () => {
  const running = await runServices({ ...options(), privateHostNames: ["ops.example.com"] }, []);
  onTestFinished(() => running.stop());
  const { privatePort } = running;
  const refused = await askPrivatePort(privatePort, `rebound.example.com:${privatePort}`);
  expect(refused).toEqual({ status: 421, body: '{"error":421,"code":"wrong_host"}' });
  for (const host of [`127.0.0.1:${privatePort}`, `localhost:${privatePort}`, "janitor:8081", "ops.example.com"]) {
    expect(await askPrivatePort(privatePort, host)).toMatchObject({ status: 200 });
  }
});

test("I8: ignores an unknown expectation, for which Node has an undocumented status", async () => {
  const running = await runServices(options(), []);
  onTestFinished(() => running.stop());
  const status = await new Promise((resolve, reject) => {
    const to = { host: "127.0.0.1", port: running.port, headers: { Expect: "a-gift" } };
    get(to, (response) => resolve(response.resume().statusCode)).on("error", reject);
  });
  expect(status).toBe(404);
});

test.each([
  ["::", ["127.0.0.1", "[::1]"], []],
  ["::1", ["[::1]"], ["127.0.0.1"]],
  ["0.0.0.0", ["127.0.0.1"], ["[::1]"]],
])("when listening on %s, is reachable at %j but not at %j", async (host, reached, unreached) => {
  const running = await runServices({ ...options(), host, privateHost: host }, []);
  onTestFinished(() => running.stop());
  for (const address of reached) {
    expect((await fetch(`http://${address}:${running.port}/`)).status).toBe(404);
    expect((await fetch(`http://${address}:${running.privatePort}/livez`)).status).toBe(200);
  }
  for (const address of unreached) await expect(fetch(`http://${address}:${running.port}/`)).rejects.toThrow();
});

test("does not start on an address that this host does not have", async () => {
  await expect(runServices({ ...options(), host: "2001:db8::1" }, [])).rejects.toThrow("EADDRNOTAVAIL");
});
