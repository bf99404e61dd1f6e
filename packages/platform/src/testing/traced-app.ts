import { once } from "node:events";
import express from "express";
import { createClients } from "../clients.ts";
import { createLog } from "../log.ts";
import { createRegistry } from "../metrics.ts";
import { nothingToDrain, runServices } from "../run-services.ts";
import { endTelemetry, noteOutcome, observeOperations, withRemoteSpan } from "../telemetry/index.ts";
import { loadedPackages } from "./loaded-modules.ts";

/*
 * Started by preload.full.int.test.ts: a service that runs until stdin ends. The first line on stdout contains its
 * ports, the last one the loaded packages; between them is the log.
 */
const log = createLog({ level: "info", service: "fixture" });
const registry = createRegistry();
const { store } = observeOperations({ store: { look: async (id: string) => id.length } }, registry);

const routes = express.Router();
routes.get("/thing/:id", async (request, response) => {
  await store.look(request.params.id);
  await fetch(`http://127.0.0.1:${running.port}/planted-path?q=planted-query`);
  noteOutcome("seen");
  response.send("thing");
});
routes.post("/json", express.json(), (_request, response) => void response.send("json"));

const running = await runServices(
  {
    host: "127.0.0.1",
    port: 0,
    privateHost: "127.0.0.1",
    privatePort: 0,
    drainSeconds: 1,
    baseUrl: "http://localhost",
    clients: createClients({ trustedProxies: 0, baseUrl: "http://localhost" }),
    addressLogging: "off",
    log,
    registry,
  },
  [
    {
      name: "fixture",
      routes,
      upgrade: {
        path: "/socket",
        handle: (request, socket) =>
          void withRemoteSpan(request.headers, "GET /socket", { "http.route": "/socket" }, async () => {
            await store.look("socket");
            log.info("upgraded");
            socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
          }),
      },
      check: async () => {},
      start: async () => {},
      drain: nothingToDrain,
      [Symbol.asyncDispose]: async () => {},
    },
  ],
);
process.stdout.write(`${JSON.stringify({ port: running.port, privatePort: running.privatePort })}\n`);
process.stdin.resume();
await once(process.stdin, "end");
await running.stop();
await endTelemetry();
process.stdout.write(`${JSON.stringify(loadedPackages())}\n`);
