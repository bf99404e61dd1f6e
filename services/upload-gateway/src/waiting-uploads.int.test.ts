import { randomBytes } from "node:crypto";
import { type ClientRequest, request } from "node:http";
import { ciphertextBytes, type UploadId } from "@envoi/protocol";
import { MIN_WAITING_BYTES, SHARDS } from "@envoi/store";
import { firstMessage, openUploadSocket, sealBody } from "@envoi/testkit";
import { describe, expect, onTestFinished, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "./testing/host-upload-gateway.ts";

const SECRET = randomBytes(16);
const BODY = Buffer.concat([...sealBody(SECRET, randomBytes(20_000_000))]);
const ALL_SHARDS = Array.from({ length: SHARDS }, (_, shard) => shard);
const MINUTE_MS = 60_000;
const MESSAGE = firstMessage(SECRET, 20_000_000, { fields: { size: BODY.length, ext: 1 } });

type Session = { id: UploadId; ownerToken: string; path: string };

async function host(settings: Record<string, string> = {}): Promise<HostedUploadGateway> {
  const gateway = await hostUploadGateway(settings);
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

function ask({ origin }: HostedUploadGateway, method: string, path: string, more: RequestInit = {}) {
  const headers = { "Tus-Resumable": "1.0.0", ...more.headers };
  return fetch(`${origin}${path}`, { method, ...more, headers });
}

async function create(gateway: HostedUploadGateway, body = MESSAGE): Promise<Session> {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(gateway, "POST", "/api/uploads", { headers, body });
  const reply = (await answer.json()) as Omit<Session, "path">;
  return { ...reply, path: answer.headers.get("Location") ?? "" };
}

function patch(gateway: HostedUploadGateway, path: string, offset: number, body: Uint8Array) {
  const headers = { "Content-Type": "application/offset+octet-stream", "Upload-Offset": String(offset) };
  return ask(gateway, "PATCH", path, { headers, body });
}

type PromisedBody = { offset: number; bytes: number; localAddress?: string };

/** Begins a request that announces the length of its body, and sends one byte of it. */
async function promise(gateway: HostedUploadGateway, path: string, { bytes, offset, localAddress }: PromisedBody) {
  const headers = {
    "Tus-Resumable": "1.0.0",
    "Content-Type": "application/offset+octet-stream",
    "Upload-Offset": String(offset),
    "Content-Length": String(bytes),
  };
  const asked = request(`${gateway.origin}${path}`, { method: "PATCH", headers, localAddress });
  onTestFinished(() => void asked.destroy());
  asked.once("error", () => {});
  asked.write(BODY.subarray(0, 1));
  await new Promise((resolve) => asked.once("socket", (socket) => socket.once("connect", resolve)));
  return asked;
}

async function readStatus(asked: ClientRequest): Promise<number | undefined> {
  return new Promise((resolve) => asked.once("response", ({ statusCode }) => resolve(statusCode)));
}

/** Runs one round of the janitor. @returns the ids of removed sessions */
async function sweep({ uploads }: HostedUploadGateway): Promise<string[]> {
  const removed: string[] = [];
  for (const entry of await uploads.due(ALL_SHARDS, 1_000)) {
    if ((await uploads.beginRemoval(entry)) === null) continue;
    await uploads.dropWaiting(entry.key as UploadId);
    await uploads.finishRemoval(entry);
    removed.push(entry.key);
  }
  return removed;
}

describe("I10: requests without a byte do not prolong", () => {
  test("an upload over HTTP, with or without stored bytes", async () => {
    const gateway = await host();
    const [empty, filled] = [await create(gateway), await create(gateway)];
    expect((await patch(gateway, filled.path, 0, BODY.subarray(0, 1))).status).toBe(204);
    const filledUntil = (await gateway.uploads.readSession(filled.id))?.leaseUntilMs;
    for (let minutes = 0; minutes < 60; minutes += 4) {
      for (const [{ path }, offset] of [
        [empty, 0],
        [filled, 1],
      ] as const) {
        await ask(gateway, "HEAD", path);
        await patch(gateway, path, offset, new Uint8Array());
        await patch(gateway, path, 500, BODY.subarray(500, 600));
      }
      gateway.advance(4 * MINUTE_MS);
    }
    expect((await ask(gateway, "HEAD", empty.path)).status).toBe(200);
    expect((await patch(gateway, empty.path, 0, BODY.subarray(0, 1))).status).toBe(404);
    expect(await sweep(gateway)).toEqual([empty.id]);
    expect((await ask(gateway, "HEAD", empty.path)).status).toBe(404);
    expect((await gateway.uploads.readSession(filled.id))?.leaseUntilMs).toBe(filledUntil);
    expect((await patch(gateway, filled.path, 1, BODY.subarray(1))).status).toBe(204);
    expect(await gateway.uploads.readWaiting()).toEqual({ emptySessions: 0, sessions: 0, bytes: 0 });
  });

  test("an upload over sockets, however often it is taken over", async () => {
    const gateway = await host();
    const first = await openUploadSocket(gateway.origin);
    await first.send(MESSAGE);
    const session = (await first.next()) as Session;
    first.socket.terminate();
    for (let minutes = 0; minutes < 8; minutes += 4) {
      await expect.poll(() => gateway.uploads.readWaiting()).toMatchObject({ emptySessions: 1 });
      gateway.advance(4 * MINUTE_MS);
      const next = await openUploadSocket(gateway.origin);
      await next.send(JSON.stringify({ resume: session.id, ownerToken: session.ownerToken, ext: 1 }));
      expect(await next.next()).toMatchObject({ offset: 0 });
      next.socket.terminate();
    }
    await expect.poll(() => gateway.uploads.readWaiting()).toMatchObject({ emptySessions: 1 });
    gateway.advance(4 * MINUTE_MS);
    const last = await openUploadSocket(gateway.origin);
    await last.send(JSON.stringify({ resume: session.id, ownerToken: session.ownerToken, ext: 1 }));
    expect(await last.next()).toEqual({ error: 404, code: "not_found" });
    expect(await sweep(gateway)).toEqual([session.id]);
  });
});

test("after a socket has sent some of its bytes, an upload waits for its sender for a day, even if no Part is stored", async () => {
  const gateway = await host();
  const first = await openUploadSocket(gateway.origin);
  await first.send(MESSAGE);
  const session = (await first.next()) as Session;
  await first.send(BODY.subarray(0, 65_536));
  first.socket.terminate();
  await expect.poll(() => gateway.uploads.readWaiting()).toMatchObject({ emptySessions: 0, sessions: 1 });
  gateway.advance(23 * 60 * MINUTE_MS);
  expect(await sweep(gateway)).toEqual([]);
  const next = await openUploadSocket(gateway.origin);
  await next.send(JSON.stringify({ resume: session.id, ownerToken: session.ownerToken, ext: 1 }));
  expect(await next.next()).toMatchObject({ offset: 0 });
  next.socket.terminate();
});

test("when a network keeps starting uploads, its oldest ones are removed", async () => {
  const gateway = await host();
  const sessions: Session[] = [];
  for (let n = 0; n < 66; n++) {
    sessions.push(await create(gateway));
    gateway.advance(10);
  }
  expect(await gateway.uploads.readWaiting()).toMatchObject({ emptySessions: 64 });
  expect((await sweep(gateway)).toSorted()).toEqual(
    sessions
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  );
  const statuses = await Promise.all(
    sessions.slice(0, 4).map(async ({ path }) => (await ask(gateway, "HEAD", path)).status),
  );
  expect(statuses).toEqual([404, 404, 200, 200]);
});

describe("I10: bytes that a request only announces", () => {
  test("do not cause others' uploads to be abandoned, whatever their number", async () => {
    const gateway = await host({ PENDING_BYTES: String(8 * MIN_WAITING_BYTES) });
    const waiting = await Promise.all(Array.from({ length: 8 }, () => create(gateway)));
    for (const { path } of waiting) expect((await patch(gateway, path, 0, BODY.subarray(0, 1))).status).toBe(204);
    const attacker = { offset: 0, bytes: 4 * MIN_WAITING_BYTES, localAddress: "127.0.9.1" };
    const { path } = await create(gateway);
    expect(await readStatus(await promise(gateway, path, attacker))).toBe(400);
    const statuses = await Promise.all(waiting.map(async (one) => (await ask(gateway, "HEAD", one.path)).status));
    // One upload was abandoned, because every session with bytes counts as at least `MIN_WAITING_BYTES`.
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  });

  test("do not count towards the limit until they arrive", async () => {
    const gateway = await host({ PENDING_BYTES: String(5 * MIN_WAITING_BYTES) });
    const large = 4 * MIN_WAITING_BYTES;
    const { path } = await create(gateway, firstMessage(SECRET, large, { fields: { size: ciphertextBytes(large) } }));
    await promise(gateway, path, { offset: 0, bytes: ciphertextBytes(large) });
    await expect.poll(() => gateway.uploads.readWaiting()).toMatchObject({ bytes: MIN_WAITING_BYTES });
    const others = await Promise.all(Array.from({ length: 4 }, () => create(gateway)));
    for (const other of others) expect((await patch(gateway, other.path, 0, BODY.subarray(0, 1))).status).toBe(204);
    expect(await gateway.uploads.readWaiting()).toMatchObject({ sessions: 5, bytes: 5 * MIN_WAITING_BYTES });
  });
});

test("a request is rejected at the byte that exceeds its network's limit, and the stored bytes remain", async () => {
  const most = 1.5 * MIN_WAITING_BYTES;
  const gateway = await host({ PENDING_BYTES_PER_NETWORK: String(most) });
  const plaintextBytes = 2 * MIN_WAITING_BYTES;
  const body = Buffer.concat([...sealBody(SECRET, Buffer.alloc(plaintextBytes))]);
  const message = firstMessage(SECRET, plaintextBytes, { fields: { size: body.length } });
  const { path } = await create(gateway, message);
  const refused = await patch(gateway, path, 0, body);
  expect(refused.status).toBe(503);
  const offset = Number((await ask(gateway, "HEAD", path)).headers.get("Upload-Offset"));
  expect(offset).toBeGreaterThanOrEqual(MIN_WAITING_BYTES / 2);
  expect(offset).toBeLessThanOrEqual(most);
  expect(await gateway.uploads.readWaiting()).toMatchObject({ sessions: 1, bytes: MIN_WAITING_BYTES });
});

test("the metrics contain the pending uploads and their limits", async () => {
  const gateway = await host({ PENDING_BYTES: "1000000000" });
  await create(gateway);
  const { path } = await create(gateway);
  await patch(gateway, path, 0, BODY.subarray(0, 100_000_000));
  const other = await create(gateway);
  await patch(gateway, other.path, 0, BODY.subarray(0, 1));
  const text = await gateway.registry.metrics();
  expect(text).toContain('uploads_waiting{content="none"} 1');
  expect(text).toContain('uploads_waiting{content="some"} 1');
  expect(text).toContain("uploads_waiting_bytes 67108864");
  expect(text).toContain('uploads_waiting_limit{of="bytes"} 1000000000');
  expect(text).toContain("uploads_given_up_total 0");
});
