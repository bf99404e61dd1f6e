import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CLAIM_HEADER, ProtocolError } from "@envoi/protocol";
import express from "express";
import { expect, test } from "vitest";
import { shedAnswers } from "./shed-answers.ts";

test.each([
  ["a page", "GET", "/", {}, 200],
  ["a call that reads", "GET", "/api/exists/0123456789abcdef", {}, 503],
  ["the same call in capitals", "GET", "/API/exists/0123456789abcdef", {}, 503],
  ["a part of a page", "GET", "/assets/main-1a2b3c.js", {}, 200],
  ["the configuration of a page", "GET", "/config", {}, 200],
  ["the rest of a download", "GET", "/api/download/0123456789abcdef", { [CLAIM_HEADER]: "token" }, 200],
  ["a call that changes something", "POST", "/api/delete/0123456789abcdef", {}, 200],
])("when the service is busy, either handles or rejects %s: %s %s", async (_what, method, path, headers, status) => {
  const load = {
    admit() {
      throw new ProtocolError("busy");
    },
  };
  const app = express();
  app.use(shedAnswers(load, { networkOf: () => "network" }));
  app.use((_request, response) => void response.end());
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })).status).toBe(status);
  } finally {
    server.close();
  }
});
