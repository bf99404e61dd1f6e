import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadId } from "@envoi/protocol";
import { type BlobStore, createS3BlobStore, provisionBucket } from "@envoi/store";
import { firstMessage, openUploadSocket, recordingLog, type S3Process, sealBody, startSeaweedfs } from "@envoi/testkit";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "./testing/host-upload-gateway.ts";
import { createBlobKey } from "./upload-session.ts";

const PART_BYTES = 8 * 1_048_576;
/** Three Parts, the last one short. */
const PLAINTEXT = randomBytes(18_000_000);
const SECRET = randomBytes(16);
const BODY = Buffer.concat([...sealBody(SECRET, PLAINTEXT)]);
const PARTS = [1, 2, 3];
/** Longer than 8 MiB, but not long enough for a second Part. */
const BODY_OF_ONE_PART = BODY.subarray(0, 9_000_000);
const END = Buffer.of(0);
const REPORT = { part: 1, etag: "0".repeat(32) };

type Message = Record<string, unknown> | null;
type Socket = Awaited<ReturnType<typeof openUploadSocket>>;
type Session = { id: UploadId; ownerToken: string };

let s3: S3Process;
beforeAll(async () => {
  s3 = await startSeaweedfs();
});
afterAll(() => s3[Symbol.asyncDispose]());

/** Opens a store in SeaweedFS, which clients reach at its own address. */
async function openBlobs(publicOrigin: string | null): Promise<BlobStore> {
  const { endpoint, accessKeyId, secretAccessKey } = s3;
  const bucket = `test-${randomBytes(8).toString("hex")}`;
  const address = {
    endpoint,
    accessKeyId,
    secretAccessKey,
    bucket,
    region: "us-east-1",
    pathStyle: true,
    publicOrigin,
  };
  await provisionBucket(address);
  const spoolDirectory = await mkdtemp(join(tmpdir(), "envoi-spool-"));
  onTestFinished(() => rm(spoolDirectory, { recursive: true }));
  const { log } = recordingLog("test");
  return createS3BlobStore({ address, spoolDirectory, spoolBytes: 2 ** 30, storePermits: 8, log });
}

async function host(
  settings: Record<string, string> = {},
  isDirect = true,
  renewSeconds = 10,
): Promise<HostedUploadGateway> {
  const blobs = await openBlobs(isDirect ? s3.endpoint : null);
  const gateway = await hostUploadGateway(settings, { blobs, renewSeconds });
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

async function begin(gateway: HostedUploadGateway, fields: object = {}, body = BODY) {
  const socket = await openUploadSocket(gateway.origin);
  const first = { size: body.length, ext: 1, direct: 1, ...fields };
  await socket.send(firstMessage(SECRET, PLAINTEXT.length, { fields: first }));
  const reply: Message = await socket.next();
  const { id, ownerToken } = reply ?? {};
  return { ...socket, reply, session: { id: id as UploadId, ownerToken: String(ownerToken) } };
}

/** Reads the next message other than progress. */
async function readAnswer({ next }: Socket): Promise<Message> {
  for (let message = await next(); ; message = await next()) {
    if (message?.["received"] === undefined) return message;
  }
}

const slicePart = (part: number, body = BODY) => body.subarray((part - 1) * PART_BYTES, part * PART_BYTES);

async function askUrl(socket: Socket, part: number): Promise<string> {
  await socket.send(JSON.stringify({ part, direct: 1 }));
  const answer = await readAnswer(socket);
  expect(answer).toMatchObject({ part, put: expect.any(String) });
  return String(answer?.["put"]);
}

/** Stores bytes at a URL. @returns the ETag */
async function put(url: string, bytes: Uint8Array): Promise<string> {
  const answer = await fetch(url, { method: "PUT", body: new Uint8Array(bytes) });
  expect(answer.status).toBe(200);
  return answer.headers.get("ETag") ?? "";
}

async function report(socket: Socket, part: number, etag: string): Promise<Message> {
  await socket.send(JSON.stringify({ part, etag }));
  return readAnswer(socket);
}

async function storeDirectly(socket: Socket, part: number, body = BODY): Promise<Message> {
  return report(socket, part, await put(await askUrl(socket, part), slicePart(part, body)));
}

async function end(socket: Socket): Promise<Message> {
  await socket.send(END);
  return readAnswer(socket);
}

const readStored = ({ blobs }: HostedUploadGateway, { id }: Session) =>
  blobs.readBytes(createBlobKey(id), { offset: 0, end: BODY.length }, new AbortController().signal);

const isPublished = async ({ uploads }: HostedUploadGateway, { id }: Session) => (await uploads.read(id)) !== null;

async function sendBytes({ send }: Socket, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += 65_536) await send(bytes.subarray(at, at + 65_536));
}

test("an upload whose Parts its client stores itself is published, byte for byte, and no URL is logged", async () => {
  const gateway = await host();
  const socket = await begin(gateway);
  expect(socket.reply).toMatchObject({ direct: 1, partBytes: PART_BYTES });
  for (const part of [3, 1, 2]) {
    expect(await storeDirectly(socket, part)).toEqual({
      id: socket.session.id,
      part,
      offset: slicePart(part).length,
    });
  }
  expect(await end(socket)).toEqual({ ok: true });
  expect(Buffer.from((await readStored(gateway, socket.session)) ?? []).equals(BODY)).toBe(true);
  expect(await isPublished(gateway, socket.session)).toBe(true);
  expect(JSON.stringify(gateway.logLines)).not.toContain("X-Amz");
  expect(await gateway.registry.metrics()).toMatch(new RegExp(`^upload_direct_bytes_total ${BODY.length}$`, "m"));
});

test("some Parts can be stored directly, and others sent on the socket", async () => {
  const gateway = await host();
  const socket = await begin(gateway);
  const url = await askUrl(socket, 2);
  await socket.send(JSON.stringify({ part: 1 }));
  await sendBytes(socket, slicePart(1));
  expect(await readAnswer(socket)).toMatchObject({ part: 1, offset: PART_BYTES });
  await socket.send(JSON.stringify({ part: 3 }));
  await sendBytes(socket, slicePart(3).subarray(0, 1_000));
  // A report may come while another Part is arriving.
  expect(await report(socket, 2, await put(url, slicePart(2)))).toMatchObject({ part: 2, offset: PART_BYTES });
  await sendBytes(socket, slicePart(3).subarray(1_000));
  expect(await readAnswer(socket)).toMatchObject({ part: 3 });
  expect(await end(socket)).toEqual({ ok: true });
  expect(Buffer.from((await readStored(gateway, socket.session)) ?? []).equals(BODY)).toBe(true);
});

test.each<[string, (socket: Socket & { session: Session }, gateway: HostedUploadGateway) => Promise<Message>]>([
  [
    "by its client",
    async (socket) => {
      await report(socket, 1, await put(await askUrl(socket, 1), BODY_OF_ONE_PART));
      return end(socket);
    },
  ],
  [
    "on the socket, when its client could not store it",
    async (socket) => {
      await askUrl(socket, 1);
      await socket.send(JSON.stringify({ part: 1 }));
      await sendBytes(socket, BODY_OF_ONE_PART);
      await readAnswer(socket);
      return end(socket);
    },
  ],
  [
    "on the socket, unnamed",
    async (socket) => {
      await sendBytes(socket, BODY_OF_ONE_PART);
      return end(socket);
    },
  ],
  [
    "on another socket, by a client that knows nothing of Parts",
    async (socket, gateway) => {
      await put(await askUrl(socket, 1), BODY_OF_ONE_PART);
      socket.socket.terminate();
      const { id: resume, ownerToken } = socket.session;
      const next = await openUploadSocket(gateway.origin);
      await next.send(JSON.stringify({ resume, ownerToken, ext: 1 }));
      expect(await readAnswer(next)).toMatchObject({ offset: 0 });
      await sendBytes(next, BODY_OF_ONE_PART);
      return end(next);
    },
  ],
])("an upload of one Part can be stored %s", async (_how, store) => {
  const gateway = await host();
  const socket = await begin(gateway, {}, BODY_OF_ONE_PART);
  expect(socket.reply).toMatchObject({ direct: 1, partBytes: BODY_OF_ONE_PART.length });
  expect(await store(socket, gateway)).toEqual({ ok: true });
  const { session } = socket;
  const stored = await gateway.blobs.readBytes(
    createBlobKey(session.id),
    { offset: 0, end: BODY_OF_ONE_PART.length },
    new AbortController().signal,
  );
  expect(Buffer.from(stored ?? []).equals(BODY_OF_ONE_PART)).toBe(true);
  expect(await gateway.blobs.size(createBlobKey(session.id))).toBe(BODY_OF_ONE_PART.length);
});

test.each<[string, object, boolean]>([
  ["a client that does not ask", { direct: undefined }, true],
  ["a server whose store clients cannot reach", {}, false],
  ["a short upload", { size: 8 * 1_048_576 }, true],
  ["a client without extensions", { ext: undefined }, true],
])("%s gets no URLs", async (_who, fields, isDirect) => {
  const gateway = await host({}, isDirect);
  const socket = await begin(gateway, fields);
  expect(socket.reply).not.toHaveProperty("direct");
  await socket.send(JSON.stringify({ part: 1, direct: 1 }));
  expect(await readAnswer(socket)).toMatchObject({ error: 400 });
});

test("a client that asks for both has no live link, because it stores the Parts itself", async () => {
  const gateway = await host();
  const both = await begin(gateway, { live: true });
  expect(both.reply).toHaveProperty("direct");
  expect(both.reply).not.toHaveProperty("live");
  expect((await begin(gateway, { live: true, direct: undefined })).reply).toMatchObject({ live: true });
  expect((await begin(gateway, { live: true, size: 1_000_038 })).reply).toMatchObject({ live: true });
});

test.each<[string, (socket: Socket) => Promise<unknown>]>([
  ["was never stored", async (socket) => report(socket, 2, await askUrl(socket, 2).then(() => "0".repeat(32)))],
  [
    "has another ETag",
    async (socket) => {
      await put(await askUrl(socket, 2), slicePart(2));
      return report(socket, 2, "0".repeat(32));
    },
  ],
])("an upload with a reported Part that %s is not published", async (_what, lie) => {
  const gateway = await host();
  const socket = await begin(gateway);
  await lie(socket);
  for (const part of [1, 3]) await storeDirectly(socket, part);
  expect(await end(socket)).toMatchObject({ error: 400, code: "length_mismatch" });
  expect(await isPublished(gateway, socket.session)).toBe(false);
  expect(await readStored(gateway, socket.session)).toBeNull();
});

test("an upload that does not begin like an encrypted file is not published", async () => {
  const gateway = await host();
  const plain = Buffer.alloc(BODY.length, "plain text ");
  const socket = await begin(gateway, {}, plain);
  for (const part of PARTS) await storeDirectly(socket, part, plain);
  expect(await end(socket)).toMatchObject({ error: 400, code: "not_encrypted" });
  expect(await isPublished(gateway, socket.session)).toBe(false);
});

test("an upload whose direct Parts are followed by unnamed bytes is checked all the same", async () => {
  const gateway = await host();
  const plain = Buffer.alloc(BODY.length, "plain text ");
  const socket = await begin(gateway, {}, plain);
  await storeDirectly(socket, 1, plain);
  socket.socket.terminate();
  const { id: resume, ownerToken } = socket.session;
  const next = await openUploadSocket(gateway.origin);
  await next.send(JSON.stringify({ resume, ownerToken, ext: 1 }));
  expect(await readAnswer(next)).toMatchObject({ offset: PART_BYTES });
  await sendBytes(next, plain.subarray(PART_BYTES));
  expect(await end(next)).toMatchObject({ error: 400, code: "not_encrypted" });
  expect(await isPublished(gateway, socket.session)).toBe(false);
});

test("an upload that is completed on a socket without direct Parts is checked all the same", async () => {
  const gateway = await host();
  const socket = await begin(gateway);
  await askUrl(socket, 2);
  await report(socket, 2, "0".repeat(32));
  for (const part of [1, 3]) await storeDirectly(socket, part);
  socket.socket.terminate();
  const { id: resume, ownerToken } = socket.session;
  const next = await openUploadSocket(gateway.origin);
  await next.send(JSON.stringify({ resume, ownerToken, ext: 1 }));
  expect(await readAnswer(next)).toMatchObject({ offset: BODY.length });
  expect(await end(next)).toMatchObject({ error: 400, code: "length_mismatch" });
});

test("after a broken connection, stored Parts are kept, and the others can be stored directly", async () => {
  const gateway = await host();
  const socket = await begin(gateway);
  await storeDirectly(socket, 1);
  await storeDirectly(socket, 3);
  const lost = await askUrl(socket, 2);
  socket.socket.terminate();
  const { id: resume, ownerToken } = socket.session;
  const next = await openUploadSocket(gateway.origin);
  await next.send(JSON.stringify({ resume, ownerToken, ext: 1, direct: 1 }));
  expect(await readAnswer(next)).toMatchObject({ offset: PART_BYTES, direct: 1, parts: [[3, 3]] });
  // The URL of the lost socket still works, but the new socket has not asked for this Part, so it is sent again.
  const etag = await put(lost, slicePart(2));
  expect(await report(next, 2, etag)).toMatchObject({ part: 2, put: null });
  expect(await storeDirectly(next, 2)).toMatchObject({ part: 2, offset: PART_BYTES });
  expect(await end(next)).toEqual({ ok: true });
  expect(Buffer.from((await readStored(gateway, socket.session)) ?? []).equals(BODY)).toBe(true);
});

test("a Part whose URL its client cannot use is sent on the socket, which stays open", async () => {
  const gateway = await host({}, true, 0.05);
  const socket = await begin(gateway);
  const url = await askUrl(socket, 1);
  await socket.send(JSON.stringify({ part: 1 }));
  await sendBytes(socket, slicePart(1));
  expect(await readAnswer(socket)).toMatchObject({ part: 1, offset: PART_BYTES });
  // The lease of the direct Part is renewed several times.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await report(socket, 1, await put(url, slicePart(1)))).toMatchObject({ part: 1, put: null });
  for (const part of [2, 3]) await storeDirectly(socket, part);
  expect(await end(socket)).toEqual({ ok: true });
  expect(Buffer.from((await readStored(gateway, socket.session)) ?? []).equals(BODY)).toBe(true);
});

test("a client that could not store a Part gets another URL for it, but not again and again", async () => {
  const gateway = await host();
  const socket = await begin(gateway);
  const urls = [await askUrl(socket, 1), await askUrl(socket, 1), await askUrl(socket, 1)];
  expect(await report(socket, 1, await put(urls.at(-1) ?? "", slicePart(1)))).toMatchObject({ offset: PART_BYTES });
  for (let asked = 0; asked < 3; asked += 1) await askUrl(socket, 2);
  await socket.send(JSON.stringify({ part: 2, direct: 1 }));
  expect(await readAnswer(socket)).toMatchObject({ part: 2, put: null });
  await socket.send(JSON.stringify({ part: 2 }));
  await sendBytes(socket, slicePart(2));
  expect(await readAnswer(socket)).toMatchObject({ part: 2, offset: PART_BYTES });
});

test("a Part that another connection has taken is not recorded, and does not end the socket", async () => {
  const gateway = await host();
  const socket = await begin(gateway);
  const url = await askUrl(socket, 1);
  const { id: resume, ownerToken } = socket.session;
  const attached = await openUploadSocket(gateway.origin);
  await attached.send(JSON.stringify({ resume, ownerToken, ext: 1, part: 1 }));
  expect(await readAnswer(attached)).toMatchObject({ part: 1, offset: 0 });
  expect(await report(socket, 1, await put(url, slicePart(1)))).toMatchObject({ part: 1, put: null });
  await sendBytes(attached, slicePart(1));
  expect(await readAnswer(attached)).toMatchObject({ part: 1, offset: PART_BYTES });
  for (const part of [2, 3]) await storeDirectly(socket, part);
  expect(await end(socket)).toEqual({ ok: true });
  expect(Buffer.from((await readStored(gateway, socket.session)) ?? []).equals(BODY)).toBe(true);
});

test("a client that asks for a URL after an operator has deleted its upload is told the reason", async () => {
  const gateway = await host({}, true, 60);
  const socket = await begin(gateway);
  await gateway.uploads.delete(socket.session.id, "operation", "operator");
  await socket.send(JSON.stringify({ part: 1, direct: 1 }));
  expect(await readAnswer(socket)).toEqual({ error: 404, code: "removed" });
});

test("a Part that is already stored needs no URL", async () => {
  const gateway = await host();
  const socket = await begin(gateway);
  await storeDirectly(socket, 1);
  await socket.send(JSON.stringify({ part: 1, direct: 1 }));
  expect(await readAnswer(socket)).toEqual({ id: socket.session.id, part: 1, offset: PART_BYTES });
});

test("a client that gives up is charged for the Parts whose URLs it got, because it may have stored them", async () => {
  const gateway = await host({
    ANON_MAX_FILE_SIZE: String(PLAINTEXT.length),
    UPLOAD_BYTES_PER_DAY_PER_NETWORK: String(Math.round(2.5 * BODY.length)),
  });
  for (const _upload of [1, 2]) {
    const socket = await begin(gateway);
    for (const part of PARTS) await askUrl(socket, part);
    socket.socket.close(4_000);
    await expect.poll(() => gateway.uploads.readSession(socket.session.id)).toBeNull();
  }
  expect((await begin(gateway)).reply).toMatchObject({ code: "too_many_bytes" });
});

test("reports of Parts that were never stored do not use up the space of others", async () => {
  const gateway = await host({ STORAGE_HARD_BYTES: String(2 * BODY.length) });
  const socket = await begin(gateway);
  for (const part of PARTS) {
    await askUrl(socket, part);
    expect(await report(socket, part, REPORT.etag)).toMatchObject({ part, offset: slicePart(part).length });
  }
  const other = await begin(gateway, {}, BODY_OF_ONE_PART);
  await report(other, 1, await put(await askUrl(other, 1), BODY_OF_ONE_PART));
  expect(await end(other)).toEqual({ ok: true });
  expect((await begin(gateway)).reply).toMatchObject({ id: expect.any(String) });
  expect((await begin(gateway, { size: 2 * BODY.length })).reply).toMatchObject({ code: "full" });
});

test("a client that asks again and again for Parts that are stored is refused", async () => {
  const gateway = await host();
  const socket = await begin(gateway);
  await storeDirectly(socket, 1);
  const answers: Message[] = [];
  for (let asked = 0; asked < 4; asked += 1) {
    await socket.send(JSON.stringify({ part: 1, direct: 1 }));
    answers.push(await readAnswer(socket));
  }
  expect(answers.filter((answer) => answer?.["offset"] === PART_BYTES)).toHaveLength(3);
  expect(answers.at(-1)).toMatchObject({ part: 1, put: null });
});

test.each<[string, object[]]>([
  ["a request for a Part that the body does not have", [{ part: 4, direct: 1 }]],
  [
    "two requests for the same Part at once",
    [
      { part: 1, direct: 1 },
      { part: 1, direct: 1 },
    ],
  ],
  ["two reports of the same Part at once", [{ part: 1, direct: 1 }, REPORT, REPORT]],
  ["a malformed ETag", [{ part: 1, etag: "<x>" }]],
])("a client that sends %s is refused", async (_what, messages) => {
  const gateway = await host();
  const socket = await begin(gateway);
  let answer: Message = null;
  for (const message of messages) {
    // A report follows the URL.
    if (message === REPORT && answer === null) answer = await readAnswer(socket);
    await socket.send(JSON.stringify(message));
  }
  while (answer?.["error"] === undefined) answer = await readAnswer(socket);
  expect(answer).toMatchObject({ error: expect.any(Number) });
});

test("a client that asks about Parts without reading the replies loses its connection", async () => {
  const gateway = await host();
  const { socket } = await begin(gateway);
  socket.on("error", () => {});
  socket.pause();
  const message = JSON.stringify({ part: 9_999, etag: "0" });
  for (let sent = 0; sent < 400_000 && socket.readyState === socket.OPEN; sent += 1_000) {
    for (let more = 0; more < 1_000; more += 1) socket.send(message);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => gateway.registry.metrics(), { timeout: 10_000 }).toMatch(/^uploads_open 0$/m);
  socket.terminate();
});

test("a client that is storing a Part is not idle", async () => {
  const gateway = await host({ UPLOAD_IDLE_SECONDS: "1" });
  const socket = await begin(gateway);
  const url = await askUrl(socket, 1);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await report(socket, 1, await put(url, slicePart(1)))).toMatchObject({ part: 1, offset: PART_BYTES });
});

test("a network that has used its share of connections for Parts sends Parts on its sockets", async () => {
  const gateway = await host();
  const sockets = await Promise.all([1, 2, 3].map(() => begin(gateway)));
  const answers: Message[] = [];
  for (const socket of sockets) {
    for (const part of PARTS) {
      await socket.send(JSON.stringify({ part, direct: 1 }));
      answers.push(await readAnswer(socket));
    }
  }
  expect(answers.filter((answer) => typeof answer?.["put"] === "string")).toHaveLength(6);
  expect(answers.filter((answer) => answer?.["put"] === null)).toHaveLength(3);
});
