import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SourceFile } from "@envoi/client";
import {
  closeRequest,
  collectDeliveries,
  createRequest,
  deleteRequest,
  fetchReceipts,
  type NewRequest,
  type OpenedRequest,
  type OwnRequest,
  openDelivery,
  openRequestLink,
  parseRequestLink,
  readInbox,
  removeDeliveries,
  requestLinkOf,
  sendDelivery,
} from "@envoi/client/request";
import { DecryptionError } from "@envoi/crypto";
import { stretchPassword } from "@envoi/crypto/stretch";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";

const MiB = 1_048_576;
const { signal } = new AbortController();
const stretching = { signal, stretch: stretchPassword };

let app: App;
beforeAll(async () => {
  app = await startApp({ JANITOR_INTERVAL_SECONDS: "1", LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

function ask(changes: Partial<NewRequest> = {}): Promise<OwnRequest> {
  const label = { title: "Tax", message: "For 2025", asker: "Ada", wanted: ["Receipts"], kinds: ["application/pdf"] };
  const limits = { timeLimitSeconds: 3_600, maxDeliveries: 10, maxBytes: 100 * MiB, maxDeliveryBytes: 50 * MiB };
  return createRequest(app, { label, ...limits, ...changes }, stretching);
}

function open({ owner }: OwnRequest, password: string | null = null): Promise<OpenedRequest> {
  const link = parseRequestLink(requestLinkOf(owner));
  if (link === null) throw new Error("not a link");
  return openRequestLink(app, link, password, stretching);
}

function createFile(name: string, content: Uint8Array<ArrayBuffer>): SourceFile {
  return new File([content], name, { type: "application/pdf" });
}

function send(request: OpenedRequest, content = new Uint8Array(randomBytes(1_000))) {
  const delivery = { files: [createFile("folder/letter.pdf", content)], message: "Here", sender: "Grace" };
  return sendDelivery(app, request, delivery, { signal });
}

async function exists(id: UploadId): Promise<boolean> {
  return (await fetch(`${app.origin}/api/exists/${id}`)).ok;
}

test("an owner collects what a sender has sent, byte for byte, and the sender learns of it [R10.11b]", async () => {
  const own = await ask();
  const request = await open(own);
  expect(request).toMatchObject({
    label: { title: "Tax", asker: "Ada", wanted: ["Receipts"] },
    isOpen: true,
    left: { deliveries: 10, bytes: 100 * MiB },
  });
  const content = new Uint8Array(randomBytes(3 * MiB));
  const sent = await send(request, content);
  const inbox = await readInbox(app, own.owner, signal);
  expect(inbox).toMatchObject({
    isOpen: true,
    label: own.label,
    deliveries: [{ id: sent.id, receipt: sent.receipt, state: "delivered" }],
  });
  const [delivery] = inbox.deliveries;
  if (delivery === undefined) throw new Error("no delivery");
  const download = await openDelivery(app, own, delivery, signal);
  expect(download.metadata).toMatchObject({
    message: "Here",
    sender: "Grace",
    manifest: { files: [{ name: "folder/letter.pdf" }] },
  });
  const body = await new Response(await download.read({ signal })).bytes();
  expect(Buffer.compare(body, content)).toBe(0);
  await collectDeliveries(app, own.owner, [sent.id], signal);
  expect(await fetchReceipts(app, request, [sent.id], signal)).toEqual([
    { id: sent.id, state: "collected", wasCollected: true },
  ]);
  await removeDeliveries(app, own.owner, [sent.id], signal);
  await expect
    .poll(() => fetchReceipts(app, request, [sent.id], signal))
    .toEqual([{ id: sent.id, state: "gone", wasCollected: true }]);
});

test("when 50 senders race for 10 places, exactly 10 deliveries arrive [R10.9b]", async () => {
  const own = await ask();
  const ends = await Promise.allSettled(Array.from({ length: 50 }, async () => send(await open(own))));
  const codes = ends.map((end) => (end.status === "fulfilled" ? "sent" : (end.reason as ProtocolError).code));
  expect(codes.filter((code) => code === "sent")).toHaveLength(10);
  expect(codes.filter((code) => code === "request_full")).toHaveLength(40);
  const { deliveries } = await readInbox(app, own.owner, signal);
  expect(deliveries.map(({ state }) => state)).toEqual(Array(10).fill("delivered"));
  expect((await open(own)).left.deliveries).toBe(0);
});

test("without the password, senders see nothing and cannot send [R10.5b]", async () => {
  const own = await ask({ password: "correct horse" });
  await expect(open(own, "wrong")).rejects.toMatchObject({ code: "unauthorized" });
  const request = await open(own, " correct horse ");
  const { id } = await send(request);
  const { deliveries } = await readInbox(app, own.owner, signal);
  const [delivery] = deliveries;
  if (delivery === undefined) throw new Error("no delivery");
  expect(delivery.id).toBe(id);
  expect((await openDelivery(app, own, delivery, signal)).metadata.size).toBe(1_000);
});

test("a closed request accepts no more, and keeps what has arrived", async () => {
  const own = await ask();
  const request = await open(own);
  const { id } = await send(request);
  await closeRequest(app, own.owner, signal);
  await expect(send(request)).rejects.toMatchObject({ code: "request_closed" });
  expect((await open(own)).isOpen).toBe(false);
  expect(await readInbox(app, own.owner, signal)).toMatchObject({
    isOpen: false,
    deliveries: [{ id, state: "delivered" }],
  });
});

test("a deleted request is gone with all its deliveries [R10.12b]", async () => {
  const own = await ask();
  await send(await open(own));
  const { deliveries } = await readInbox(app, own.owner, signal);
  const [delivery] = deliveries;
  if (delivery === undefined) throw new Error("no delivery");
  await deleteRequest(app, own.owner, signal);
  await expect(readInbox(app, own.owner, signal)).rejects.toMatchObject({ code: "not_found" });
  await expect(open(own)).rejects.toMatchObject({ code: "not_found" });
  await expect(openDelivery(app, own, delivery, signal)).rejects.toMatchObject({ code: "not_found" });
  await expect.poll(async () => (await app.blobs()).filter((blob) => blob.includes(delivery.id))).toEqual([]);
});

test.each([0, 20, 60, 120])(
  "when a request is deleted %d ms after many senders have begun, nothing of it stays, whoever has finished",
  async (pauseMs) => {
    const own = await ask();
    const request = await open(own);
    const sending = Array.from({ length: 12 }, (_, n) => send(request, new Uint8Array(randomBytes(50_000 * n + 1))));
    const ends = Promise.allSettled(sending);
    await sleep(pauseMs);
    await deleteRequest(app, own.owner, signal);
    for (const end of await ends) {
      if (end.status === "fulfilled") expect(await exists(end.value.id)).toBe(false);
      else expect(["request_full", "request_closed", "not_found", "upload_abandoned"]).toContain(end.reason.code);
    }
    await expect(readInbox(app, own.owner, signal)).rejects.toMatchObject({ code: "not_found" });
  },
);

test("when a request is closed while many senders finish, each that was told so has delivered", async () => {
  const own = await ask();
  const request = await open(own);
  const sending = Array.from({ length: 10 }, (_, n) => send(request, new Uint8Array(randomBytes(100_000 * n + 1))));
  const ends = Promise.allSettled(sending);
  await sleep(50);
  await closeRequest(app, own.owner, signal);
  const sent = (await ends).flatMap((end) => (end.status === "fulfilled" ? [end.value.id] : []));
  const { deliveries } = await readInbox(app, own.owner, signal);
  const complete = deliveries.filter(({ state }) => state === "delivered");
  expect(complete.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
  for (const delivery of complete) await openDelivery(app, own, delivery, signal);
});

test("a sender can neither delete nor download a complete delivery, nor watch its downloads [R10.7b]", async () => {
  const own = await ask();
  const { id, ownerToken } = await send(await open(own));
  const call = (name: string, more = {}) =>
    fetch(`${app.origin}/api/${name}/${id}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ owner_token: ownerToken, ...more }),
    });
  expect((await call("delete")).status).toBe(401);
  expect((await call("params", { dlimit: 1 })).status).toBe(401);
  expect((await call("password", { auth: Buffer.alloc(64).toString("base64url") })).status).toBe(401);
  expect((await call("info")).status).toBe(401);
  const { deliveries } = await readInbox(app, own.owner, signal);
  expect(deliveries).toMatchObject([{ id, state: "delivered" }]);
});

test("a link with another hash shows nothing [R10.6c]", async () => {
  const own = await ask();
  const linkHash = own.owner.linkHash.map((byte) => byte ^ 1);
  await expect(open({ ...own, owner: { ...own.owner, linkHash } })).rejects.toThrow(DecryptionError);
  await expect(readInbox(app, { ...own.owner, linkHash }, signal)).rejects.toThrow(DecryptionError);
});

test("a delivery made without the link's secret is refused by name, and others are not affected", async () => {
  const own = await ask();
  const request = await open(own);
  const honest = await send(request);
  const forged = await send({ ...request, keys: { ...request.keys, psk: new Uint8Array(32) } });
  const { deliveries } = await readInbox(app, own.owner, signal);
  const results = await Promise.allSettled(deliveries.map((delivery) => openDelivery(app, own, delivery, signal)));
  const byId = new Map(deliveries.map(({ id }, index) => [id, results[index]]));
  expect(byId.get(honest.id)).toMatchObject({ status: "fulfilled" });
  expect(byId.get(forged.id)).toMatchObject({ status: "rejected", reason: { code: "commitment" } });
});

test("a delivery that is interrupted and given up frees its place", async () => {
  const own = await ask({ maxDeliveries: 1, maxBytes: 50 * MiB });
  const request = await open(own);
  const aborting = new AbortController();
  const stalled = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: () => {
      aborting.abort();
      return new Promise(() => {});
    },
  });
  const file = { name: "endless", type: "", size: 20 * MiB, stream: () => stalled };
  await expect(sendDelivery(app, request, { files: [file] }, { signal: aborting.signal })).rejects.toMatchObject({
    code: "cancelled",
  });
  await expect.poll(async () => (await open(own)).left.deliveries).toBe(1);
  await send(request);
});

test("requests of which the server knows nothing are not found", async () => {
  const own = await ask();
  const owner = { ...own.owner, id: "0123456789abcdef" as OwnRequest["owner"]["id"] };
  await expect(readInbox(app, owner, signal)).rejects.toBeInstanceOf(ProtocolError);
});
