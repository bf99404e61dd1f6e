import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { boundBody, pauseBodyDeadline } from "./body-deadline.ts";

const MAX_BODY_MS = 50;

/** Sends the head and the first of a body's two bytes. `status` resolves to the response's status. */
async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    boundBody(request, response, MAX_BODY_MS);
    handle(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const request = httpRequest({ port, host: "127.0.0.1", method: "POST", headers: { "Content-Length": 2 } });
  request.write("a");
  const status = once(request, "response").then(
    ([response]: IncomingMessage[]) => response?.resume().statusCode,
    () => "cut" as const,
  );
  request.on("error", () => {});
  return { request, status };
}

test("returns `idle_timeout` if the body takes too long", async () => {
  const { status } = await serve((request) => void request.resume());
  expect(await status).toBe(408);
});

test("cuts off a request that has a response but whose body takes too long", async () => {
  const { request, status } = await serve((_request, response) => void response.writeHead(200).write("so far"));
  expect(await status).toBe(200);
  await once(request, "close");
});

test("lets a route pause the deadline, and then allows the usual time for the rest of the body", async () => {
  const paused = Promise.withResolvers<Disposable>();
  const { status } = await serve((request) => {
    request.resume();
    paused.resolve(pauseBodyDeadline(request));
  });
  const deadline = await paused.promise;
  const first = await Promise.race([status, new Promise((resolve) => setTimeout(resolve, 3 * MAX_BODY_MS, "waiting"))]);
  expect(first).toBe("waiting");
  deadline[Symbol.dispose]();
  expect(await status).toBe(408);
});

test("does not interrupt a body that arrives in time", async () => {
  const { request, status } = await serve((incoming, response) => {
    incoming.resume().once("end", () => setTimeout(() => response.end(), 2 * MAX_BODY_MS));
  });
  request.end("b");
  expect(await status).toBe(200);
});
