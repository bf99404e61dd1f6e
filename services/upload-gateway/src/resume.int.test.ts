import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { LoadShedding } from "@envoi/platform";
import { CLOSE_FAILED, ProtocolError, RESUME_QUERY, type UploadId } from "@envoi/protocol";
import { firstMessage, openUploadSocket, sealBody } from "@envoi/testkit";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { type HostedUploadGateway, hostUploadGateway } from "./testing/host-upload-gateway.ts";

const PART_BYTES = 8 * 1_048_576;
/** Three Parts, the last one short. */
const PLAINTEXT = randomBytes(20_000_000);
const SECRET = randomBytes(16);
const BODY = Buffer.concat([...sealBody(SECRET, PLAINTEXT)]);

type Socket = Awaited<ReturnType<typeof openUploadSocket>>;
type Session = { id: UploadId; ownerToken: string };
type SessionSocket = Socket & { session: Session };

async function host(settings: Record<string, string> = {}, load?: LoadShedding): Promise<HostedUploadGateway> {
  const gateway = await hostUploadGateway(settings, load && { load });
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

/** Opens a session for BODY. */
async function begin(
  gateway: HostedUploadGateway,
  fields: object = { size: BODY.length, ext: 1 },
): Promise<SessionSocket> {
  const socket = await openUploadSocket(gateway.origin);
  await socket.send(firstMessage(SECRET, PLAINTEXT.length, { fields: { ...fields } }));
  const { id, ownerToken } = (await socket.next()) ?? {};
  return { ...socket, session: { id: id as UploadId, ownerToken: String(ownerToken) } };
}

async function ask(gateway: HostedUploadGateway, message: object): Promise<Socket> {
  const socket = await openUploadSocket(gateway.origin, {}, RESUME_QUERY);
  await socket.send(JSON.stringify(message));
  return socket;
}

const resume = (gateway: HostedUploadGateway, { id, ownerToken }: Session) =>
  ask(gateway, { resume: id, ownerToken, ext: 1 });

async function sendBytes({ send }: Socket, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += 65_536) await send(bytes.subarray(at, at + 65_536));
}

/** Waits until the server has stored this number of bytes. */
async function untilStored({ next }: Socket, bytes: number): Promise<void> {
  let last: Record<string, unknown> | null = null;
  for (let message = await next(); message !== null; message = await next()) {
    if (Number(message["stored"]) >= bytes) return;
    last = message;
  }
  throw new Error(`the socket has closed after ${JSON.stringify(last)}`);
}

/** Reads the next message other than progress. */
async function readAnswer({ next }: Socket): Promise<Record<string, unknown> | null> {
  for (let message = await next(); ; message = await next()) {
    if (message?.["received"] === undefined) return message;
  }
}

/** Sends the rest of BODY, and the end marker. */
async function finish(socket: Socket, offset: number): Promise<void> {
  await sendBytes(socket, BODY.subarray(offset));
  await socket.send(Buffer.of(0));
  expect(await readAnswer(socket)).toEqual({ ok: true });
  socket.socket.terminate();
}

async function expectStored(gateway: HostedUploadGateway, { id }: Session): Promise<void> {
  const upload = await gateway.uploads.read(id);
  if (upload === null) throw new Error("not visible");
  const range = { offset: 0, end: upload.ciphertextBytes };
  const bytes = await gateway.blobs.readBytes(upload.blobKey, range, new AbortController().signal);
  expect(bytes !== null && BODY.equals(bytes)).toBe(true);
}

/** Begins an upload, and interrupts it after its first Part. */
async function interrupted(gateway: HostedUploadGateway): Promise<Session> {
  const first = await begin(gateway);
  await sendBytes(first, BODY.subarray(0, PART_BYTES + 1_000_000));
  await untilStored(first, PART_BYTES);
  first.socket.terminate();
  await expect.poll(() => gateway.logLines.join("")).toContain("upload interrupted");
  return first.session;
}

describe("an interrupted upload", () => {
  test("continues after its last stored Part each time, and is stored byte for byte", async () => {
    const gateway = await host();
    const session = await interrupted(gateway);
    const second = await resume(gateway, session);
    expect(await second.next()).toMatchObject({ id: session.id, offset: PART_BYTES });
    await sendBytes(second, BODY.subarray(PART_BYTES, 2 * PART_BYTES + 500));
    await untilStored(second, 2 * PART_BYTES);
    second.socket.close(1001);
    const third = await resume(gateway, session);
    expect(await third.next()).toMatchObject({ id: session.id, offset: 2 * PART_BYTES });
    await finish(third, 2 * PART_BYTES);
    await expectStored(gateway, session);
    expect((await gateway.uploads.read(session.id))?.ciphertextBytes).toBe(BODY.length);
  });

  test("starts over under the same id if nothing has been stored", async () => {
    const gateway = await host();
    const first = await begin(gateway);
    await sendBytes(first, BODY.subarray(0, 100_000));
    first.socket.terminate();
    const second = await resume(gateway, first.session);
    expect(await second.next()).toMatchObject({ id: first.session.id, offset: 0 });
    await finish(second, 0);
    await expectStored(gateway, first.session);
  });

  test("must send its last Part again if only its end marker is missing", async () => {
    const gateway = await host();
    const first = await begin(gateway);
    await sendBytes(first, BODY);
    await untilStored(first, 2 * PART_BYTES);
    first.socket.terminate();
    const second = await resume(gateway, first.session);
    expect(await second.next()).toMatchObject({ id: first.session.id, offset: 2 * PART_BYTES });
    await finish(second, 2 * PART_BYTES);
    await expectStored(gateway, first.session);
  });

  test("of one Part starts over", async () => {
    const gateway = await host();
    const secret = randomBytes(16);
    const body = Buffer.concat([...sealBody(secret, randomBytes(1_000))]);
    const first = await begin(gateway, { size: body.length, ext: 1 });
    await first.send(body);
    first.socket.terminate();
    const second = await resume(gateway, first.session);
    expect(await second.next()).toMatchObject({ id: first.session.id, offset: 0 });
    await second.send(body);
    await second.send(Buffer.of(0));
    expect(await readAnswer(second)).toEqual({ ok: true });
    expect(await gateway.uploads.read(first.session.id)).toMatchObject({ ciphertextBytes: body.length });
  });

  test("that turns out to be complete is confirmed with `ok`", async () => {
    const gateway = await host();
    const first = await begin(gateway);
    await finish(first, 0);
    const second = await resume(gateway, first.session);
    expect(await second.next()).toEqual({ ok: true });
    await expectStored(gateway, first.session);
  });

  test("can be taken over from a socket that is still open, which then ends with `superseded`", async () => {
    const gateway = await host();
    const first = await begin(gateway);
    await sendBytes(first, BODY.subarray(0, PART_BYTES + 3_000_000));
    await untilStored(first, PART_BYTES);
    const second = await resume(gateway, first.session);
    expect(await second.next()).toMatchObject({ id: first.session.id, offset: PART_BYTES });
    expect(await readAnswer(first)).toEqual({ error: 409, code: "superseded" });
    await finish(second, PART_BYTES);
    await expectStored(gateway, first.session);
  });

  test("is filled by only one of many sockets that resume it simultaneously", async () => {
    const gateway = await host();
    const session = await interrupted(gateway);
    const sockets = await Promise.all(Array.from({ length: 8 }, () => resume(gateway, session)));
    const answers = sockets.map(async (socket) => {
      const reply = await socket.next();
      if (reply?.["offset"] === undefined) return reply;
      await sendBytes(socket, BODY.subarray(PART_BYTES));
      await socket.send(Buffer.of(0));
      return readAnswer(socket);
    });
    const ended = await Promise.all(answers);
    const { true: finished = [], false: others = [] } = Object.groupBy(ended, (answer) => `${answer?.["ok"] === true}`);
    expect(finished).toHaveLength(1);
    expect(new Set(others.map((answer) => answer?.["code"]))).toEqual(new Set(["superseded"]));
    await expectStored(gateway, session);
  });
});

describe("I5: nothing is retained of an upload that", () => {
  test.each([
    ["is cancelled, with close code 4000", ({ socket }: Socket) => socket.close(4000)],
    ["sends more than it declared", (socket: Socket) => sendBytes(socket, Buffer.alloc(BODY.length))],
    ["ends too early", ({ send }: Socket) => send(Buffer.of(0))],
    ["sends text", ({ send }: Socket) => send("text")],
  ])("%s", async (_what, end) => {
    const gateway = await host();
    const first = await begin(gateway);
    await sendBytes(first, BODY.subarray(0, PART_BYTES + 1_000_000));
    await untilStored(first, PART_BYTES);
    await end(first);
    await first.closed();
    await expect.poll(() => gateway.uploads.readSession(first.session.id)).toBeNull();
    const second = await resume(gateway, first.session);
    expect(await second.next()).toEqual({ error: 404, code: "not_found" });
    for await (const { key } of gateway.blobs.list("", { unfinished: true })) throw new Error(`${key} is left over`);
  });

  test("would exceed its client network's limit on pending bytes when it is interrupted", async () => {
    const gateway = await host({ PENDING_BYTES_PER_NETWORK: String(64 * 1_048_576) });
    const kept = await interrupted(gateway);
    const other = await begin(gateway);
    await sendBytes(other, BODY.subarray(0, 1_000));
    other.socket.terminate();
    await expect.poll(() => gateway.uploads.readSession(other.session.id)).toBeNull();
    const second = await resume(gateway, kept);
    expect(await second.next()).toMatchObject({ offset: PART_BYTES });
    // While this upload has a socket, another one may be pending.
    const third = await begin(gateway);
    await sendBytes(third, BODY.subarray(0, 1_000));
    third.socket.terminate();
    const again = await resume(gateway, third.session);
    expect(await again.next()).toMatchObject({ offset: 0 });
  });

  test("would exceed the store's limit when it is interrupted", async () => {
    const gateway = await host({ PENDING_BYTES: "1000", PENDING_BYTES_PER_NETWORK: "0" });
    const other = await begin(gateway);
    await sendBytes(other, BODY.subarray(0, 1_000));
    other.socket.terminate();
    await expect.poll(() => gateway.uploads.readSession(other.session.id)).toBeNull();
  });
});

describe("a request to resume", () => {
  test.each([
    ["a wrong owner token", (session: Session) => ({ ...session, ownerToken: "wrong" })],
    ["the id of another upload", (session: Session) => ({ ...session, id: "0123456789abcdef" as UploadId })],
    ["a malformed id", (session: Session) => ({ ...session, id: "../../etc" as UploadId })],
  ])("with %s receives not_found, and changes nothing", async (_what, change) => {
    const gateway = await host();
    const session = await interrupted(gateway);
    const before = await gateway.uploads.readSession(session.id);
    const refused = await resume(gateway, change(session));
    expect(await refused.next()).toEqual({ error: 404, code: "not_found" });
    expect(await refused.closed()).toBe(4000);
    expect(await gateway.uploads.readSession(session.id)).toEqual(before);
  });

  test.each([
    ["of an undeclared length", { ext: 1 }],
    ["of a client of the old protocol", { size: BODY.length }],
  ])("for an upload %s receives not_found", async (_what, fields) => {
    const gateway = await host();
    const first = await begin(gateway, fields);
    first.socket.terminate();
    await expect.poll(() => gateway.uploads.readSession(first.session.id)).toBeNull();
    const refused = await resume(gateway, first.session);
    expect(await refused.next()).toEqual({ error: 404, code: "not_found" });
  });

  test.each([
    { resume: 5, ownerToken: "t", ext: 1 },
    { resume: "0123456789abcdef", ext: 1 },
    { resume: "0123456789abcdef", ownerToken: null, ext: 1 },
    { resume: "0123456789abcdef", ownerToken: "t" },
    { resume: "0123456789abcdef", ownerToken: "t", ext: 2 },
    { resume: null },
  ])("that is malformed receives bad_request: %j", async (message) => {
    const gateway = await host();
    const refused = await ask(gateway, message);
    expect(await refused.next()).toEqual({ error: 400, code: "bad_request" });
  });

  test("never receives the OwnerToken", async () => {
    const gateway = await host();
    const session = await interrupted(gateway);
    const second = await resume(gateway, session);
    expect(JSON.stringify(await second.next())).not.toContain(session.ownerToken);
    expect(gateway.logLines.join("")).not.toContain(session.ownerToken);
  });
});

test("a stopping server closes a resumable upload immediately with 1012, and keeps its stored Parts", async () => {
  const gateway = await host();
  const first = await begin(gateway);
  await sendBytes(first, BODY.subarray(0, PART_BYTES + 1_000_000));
  await untilStored(first, PART_BYTES);
  const stopping = gateway.drain();
  expect(await first.closed()).toBe(1012);
  await stopping;
  expect(await gateway.uploads.readSession(first.session.id)).toMatchObject({ storedBytes: PART_BYTES });
});

test("a server that is shutting down neither starts nor continues uploads", async () => {
  const gateway = await host();
  const session = await interrupted(gateway);
  await gateway.drain();
  const unavailable = { error: 503, code: "unavailable" };
  expect(await gateway.upload(1)).toEqual(unavailable);
  expect(await (await resume(gateway, session)).next()).toEqual(unavailable);
});

test("I10: an overloaded server starts no uploads, and continues running ones", async () => {
  let isBusy = false;
  const admit = () => {
    if (isBusy) throw new ProtocolError("busy", { retryAfterSeconds: 5 });
  };
  const gateway = await host({}, { admit });
  const session = await interrupted(gateway);
  isBusy = true;
  const busy = { error: 503, code: "busy" };
  expect(await gateway.upload(1)).toEqual(busy);
  const headers = { "Content-Type": "application/json", "Tus-Resumable": "1.0.0" };
  const body = firstMessage(SECRET, PLAINTEXT.length, { fields: { size: BODY.length } });
  const overHttp = await fetch(`${gateway.origin}/api/uploads`, { method: "POST", headers, body });
  expect([await overHttp.json(), overHttp.headers.get("Retry-After")]).toEqual([busy, "5"]);
  // The socket is rejected before the client has sent its first message.
  const silent = await openUploadSocket(gateway.origin);
  expect([await silent.next(), await silent.closed()]).toEqual([busy, CLOSE_FAILED]);
  const liar = await openUploadSocket(gateway.origin, {}, RESUME_QUERY);
  await liar.send(body);
  expect(await liar.next()).toEqual(busy);
  const old = new WebSocket(`${gateway.origin}/api/ws`, { protocolVersion: 8 });
  old.on("open", () => old.send(body));
  const [answer] = await once(old, "message");
  expect(JSON.parse(String(answer))).toEqual(busy);
  const second = await resume(gateway, session);
  expect(await second.next()).toMatchObject({ offset: PART_BYTES });
  await finish(second, PART_BYTES);
  await expectStored(gateway, session);
});

test("a client that waits for a slow store does not count as idle, but one that stops sending does", async () => {
  const gateway = await host({ UPLOAD_IDLE_SECONDS: "1" });
  const { putPart } = gateway.blobs;
  gateway.blobs.putPart = async (...part) => {
    const done = await putPart(...part);
    await delay(3_000);
    return done;
  };
  const socket = await begin(gateway);
  await sendBytes(socket, BODY.subarray(0, PART_BYTES));
  await untilStored(socket, PART_BYTES);
  await sendBytes(socket, BODY.subarray(PART_BYTES, PART_BYTES + 100_000));
  expect(await readAnswer(socket)).toEqual({ error: 408, code: "idle_timeout" });
});
