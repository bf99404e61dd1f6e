import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { recordingLog } from "@envoi/testkit";
import { expect, onTestFinished, test, vi } from "vitest";
import { WAIT } from "../testing/open-nats-bus.ts";
import { openNatsLink } from "./nats-link.ts";

test("sends nothing to a server without TLS when TLS is required", async () => {
  let received = "";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.write(`INFO ${JSON.stringify({ server_id: "a", version: "2.15.2", proto: 1, max_payload: 1_000 })}\r\n`);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { log, logLines } = recordingLog("test");
  const { port } = server.address() as AddressInfo;
  const address = { servers: [`tls://127.0.0.1:${port}`], user: "janitor", password: "not for everyone" };
  const link = openNatsLink({ address, log });
  await vi.waitFor(() => expect(logLines.join()).toContain("does not support 'tls'"), WAIT);
  await link.close();
  expect(received).toBe("");
});
