import { recordingLog, startUntrustedServer } from "@envoi/testkit";
import { expect, test, vi } from "vitest";
import { WAIT } from "../testing/open-nats-bus.ts";
import { openNatsLink } from "./nats-link.ts";

test("sends nothing to a server whose certificate is not trusted", async () => {
  const info = { server_id: "a", version: "2.15.2", proto: 1, max_payload: 1_000, tls_required: true };
  await using server = await startUntrustedServer(`INFO ${JSON.stringify(info)}\r\n`);
  const { log, logLines } = recordingLog("test");
  const address = { servers: [`tls://localhost:${server.port}`], user: "janitor", password: "not for everyone" };
  const link = openNatsLink({ address, log });
  await vi.waitFor(() => expect(logLines.join()).toContain("self-signed certificate"), WAIT);
  await link.close();
  expect(server.connections()).toBeGreaterThan(0);
  expect(server.received()).toBe("");
});
