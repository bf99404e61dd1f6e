import { randomBytes } from "node:crypto";
import { ciphertextBytes } from "@envoi/protocol";
import { firstMessage, openUploadSocket } from "@envoi/testkit";
import { expect, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "./testing/host-upload-gateway.ts";

const BYTES = 1_000_000;
const RATE_LIMITED = expect.objectContaining({ code: "rate_limited" });

/** Opens an upload. */
async function begin({ origin }: HostedUploadGateway) {
  const { socket, send, next } = await openUploadSocket(origin);
  await send(firstMessage(randomBytes(16), BYTES, { fields: { size: ciphertextBytes(BYTES), ext: 1 } }));
  expect(await next()).toMatchObject({ id: expect.any(String) });
  const sendMany = (count: number, bytes: number) => {
    for (let sent = 0; sent < count; sent += 1) socket.send(Buffer.alloc(bytes));
  };
  /** @returns the next message other than progress; `null` if the connection was closed without one */
  const outcome = async () => {
    for (;;) {
      const message = await next();
      if (message?.["received"] === undefined) return message;
    }
  };
  return { socket, sendMany, outcome };
}

test("a client that sends nothing but small frames loses its connection, and other clients keep theirs", async () => {
  await using gateway = await hostUploadGateway({});
  const { sendMany, outcome } = await begin(gateway);
  sendMany(20_000, 0);
  expect([RATE_LIMITED, null]).toContainEqual(await outcome());
  await expect.poll(() => gateway.registry.metrics()).toMatch(/^uploads_open 0$/m);
  expect(await gateway.upload(BYTES)).toEqual({ ok: true });
});

test("small frames are counted for all sockets of a network", async () => {
  await using gateway = await hostUploadGateway({});
  const sockets = await Promise.all(Array.from({ length: 10 }, () => begin(gateway)));
  for (const { sendMany } of sockets) sendMany(900, 0);
  await expect.poll(() => gateway.registry.metrics()).not.toMatch(/^uploads_open 10$/m);
  for (const { socket } of sockets) socket.terminate();
});
