import { createHash, randomBytes } from "node:crypto";
import type { UploadId } from "@envoi/protocol";
import { MIN_WAITING_BYTES } from "@envoi/store";
import { firstMessage, openUploadSocket, sealBody } from "@envoi/testkit";
import { describe, expect, onTestFinished, test } from "vitest";
import { hostUploadGateway } from "./testing/host-upload-gateway.ts";

const SECRET = randomBytes(16);
const TUS = { "Tus-Resumable": "1.0.0" };
/** Plaintext lengths of a body of one Part, and of one with several Parts of 8 MiB. */
const SHORT = 1_000;
const LONG = 20_000_000;
const REFUSED = { error: 403, code: "blocked" };

const newBody = (plaintextBytes: number) => Buffer.concat([...sealBody(SECRET, randomBytes(plaintextBytes))]);
const createEntry = (body: Buffer) => ({ sha256: createHash("sha256").update(body).digest("hex"), bytes: body.length });

async function host(blocked: readonly Buffer[], settings: Record<string, string> = {}) {
  const gateway = await hostUploadGateway(settings);
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  await gateway.uploads.blockBodies(blocked.map(createEntry), 100);
  const isVisible = async (id: UploadId) => (await gateway.uploads.read(id)) !== null;

  /** @param isDeclared - whether the length is declared at the start */
  async function send(body: Buffer, isDeclared: boolean) {
    const { socket, send: frame, next } = await openUploadSocket(gateway.origin);
    await frame(firstMessage(SECRET, body.length, { fields: isDeclared ? { size: body.length } : {} }));
    const { id } = (await next()) as { id: UploadId };
    for (let at = 0; at < body.length; at += 65_536) await frame(body.subarray(at, at + 65_536));
    await frame(Buffer.of(0));
    const last = await next();
    socket.terminate();
    return { id, last };
  }

  const create = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    fetch(`${gateway.origin}/api/uploads`, {
      method: "POST",
      headers: { ...TUS, "Content-Type": "application/json", ...headers },
      body: firstMessage(SECRET, SHORT, { fields }),
    });
  const patch = (path: string, body: Buffer) =>
    fetch(`${gateway.origin}${path}`, {
      method: "PATCH",
      headers: { ...TUS, "Content-Type": "application/offset+octet-stream", "Upload-Offset": "0" },
      body: new Uint8Array(body),
    });
  return { ...gateway, isVisible, send, create, patch };
}

describe("a body that an operator has blocked is rejected", () => {
  test.each([
    [SHORT, true],
    [SHORT, false],
    [LONG, true],
    [LONG, false],
  ])("on a socket: %i bytes, with a declared length: %s", async (plaintextBytes, isDeclared) => {
    const body = newBody(plaintextBytes);
    const gateway = await host([body]);
    for (let n = 0; n < 2; n++) {
      const { id, last } = await gateway.send(body, isDeclared);
      expect(last).toEqual(REFUSED);
      expect(await gateway.isVisible(id)).toBe(false);
      // No client can complete the session, so the janitor removes it.
      expect(await gateway.uploads.readSession(id)).toBeNull();
    }
  });

  test("over HTTP, and its session ends", async () => {
    const body = newBody(SHORT);
    const gateway = await host([body]);
    const created = await gateway.create({ size: body.length });
    const path = created.headers.get("Location") ?? "";
    const { id } = (await created.json()) as { id: UploadId };
    const refused = await gateway.patch(path, body);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual(REFUSED);
    expect(await gateway.isVisible(id)).toBe(false);
    expect((await gateway.patch(path, Buffer.alloc(0))).status).toBe(404);
  });

  test("over HTTP, and pending uploads use no space for them, so the sender can send other uploads", async () => {
    const [body, other] = [newBody(SHORT), newBody(SHORT + 1)];
    const gateway = await host([body], { PENDING_BYTES_PER_NETWORK: String(1.5 * MIN_WAITING_BYTES) });
    const fill = async (content: Buffer) => {
      const created = await gateway.create({ size: content.length });
      return gateway.patch(created.headers.get("Location") ?? "", content);
    };
    for (let n = 0; n < 3; n++) expect((await fill(body)).status).toBe(403);
    expect((await fill(other)).status).toBe(204);
  });
});

test("I10: over HTTP, a body of a blocked length is read once, however often requests take over the upload", async () => {
  const [body, other] = [newBody(SHORT), newBody(SHORT)];
  const gateway = await host([other]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { readChunks } = gateway.blobs;
  let readings = 0;
  gateway.blobs.readChunks = async (...args) => {
    readings += 1;
    await released;
    return readChunks(...args);
  };
  const created = await gateway.create({ size: body.length });
  const path = created.headers.get("Location") ?? "";
  let latest = gateway.patch(path, body);
  await expect.poll(() => readings).toBe(1);
  for (let n = 0; n < 5; n++) {
    const before = latest;
    latest = fetch(`${gateway.origin}${path}`, { method: "HEAD", headers: TUS });
    expect((await before).status).toBe(409);
  }
  release();
  expect((await latest).status).toBe(200);
  expect(readings).toBe(1);
});

test("another body of a blocked length is stored, and so is a body of another length", async () => {
  const body = newBody(SHORT);
  const gateway = await host([body]);
  for (const other of [newBody(SHORT), newBody(SHORT + 1)]) {
    const { id, last } = await gateway.send(other, true);
    expect(last).toEqual({ ok: true });
    expect(await gateway.isVisible(id)).toBe(true);
  }
});

test("a body that has been unblocked is stored", async () => {
  const [body, other] = [newBody(SHORT), newBody(SHORT)];
  const gateway = await host([body, other]);
  expect((await gateway.send(body, true)).last).toEqual(REFUSED);
  await gateway.uploads.unblockBody(createEntry(body).sha256);
  expect((await gateway.send(body, true)).last).toEqual({ ok: true });
  expect((await gateway.send(other, true)).last).toEqual(REFUSED);
});

test("a gateway that served uploads while nothing was blocked rejects a body blocked later", async () => {
  const body = newBody(SHORT);
  const gateway = await host([]);
  expect((await gateway.send(body, true)).last).toEqual({ ok: true });
  await gateway.uploads.blockBodies([createEntry(body)], 100);
  // The gateway checks the blocklist again within seconds.
  await expect.poll(async () => (await gateway.send(body, true)).last, { timeout: 20_000 }).toEqual(REFUSED);
});
