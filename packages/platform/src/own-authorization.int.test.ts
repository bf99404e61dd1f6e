import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Router } from "express";
import { expect, onTestFinished, test } from "vitest";
import { createClients } from "./clients.ts";
import { createHttpApp } from "./http-app.ts";
import { createLog } from "./log.ts";
import { createRegistry } from "./metrics.ts";

const OWN = { "Envoi-Authorization": "send-v1 proof" };

/** @returns the `Authorization` header that a route receives */
async function fetchAuthorization(headers: Record<string, string>): Promise<string> {
  const baseUrl = "https://envoi.example";
  const clients = createClients({ trustedProxies: 0, baseUrl });
  const log = createLog({ level: "silent", service: "test" });
  const router = Router().get("/", (request, response) => void response.json(request.headers.authorization ?? null));
  const app = createHttpApp({ log, registry: createRegistry(), baseUrl, clients, addressLogging: "off" }, [router]);
  const server = createServer(app).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })).text();
}

test.each([
  ["of any client", { Authorization: "Bearer token" }, '"Bearer token"'],
  ["of the page behind a proxy that keeps its own", { ...OWN, Authorization: "Basic YTpi" }, '"send-v1 proof"'],
  ["of the page behind a proxy that removes its own", OWN, '"send-v1 proof"'],
  ["of a request without one", {}, "null"],
])("passes the `Authorization` %s to a route", async (_who, headers, seen) => {
  expect(await fetchAuthorization(headers)).toBe(seen);
});
