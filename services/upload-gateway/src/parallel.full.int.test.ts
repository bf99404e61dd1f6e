import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { UploadId } from "@envoi/protocol";
import { firstMessage, openUploadSocket, sealBody } from "@envoi/testkit";
import { describe, expect, onTestFinished, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "./testing/host-upload-gateway.ts";

const PART_BYTES = 8 * 1_048_576;
/** Four Parts, the last one short. */
const PLAINTEXT = randomBytes(28_000_000);
const SECRET = randomBytes(16);
const BODY = Buffer.concat([...sealBody(SECRET, PLAINTEXT)]);
const PARTS = 4;

type Socket = Awaited<ReturnType<typeof openUploadSocket>>;
type Message = Record<string, unknown> | null;
type Session = { id: UploadId; ownerToken: string };
type SessionSocket = Socket & { session: Session; reply: Message };

async function host(settings: Record<string, string> = {}): Promise<HostedUploadGateway> {
  const gateway = await hostUploadGateway(settings);
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

async function ask(gateway: HostedUploadGateway, message: object): Promise<Socket> {
  const socket = await openUploadSocket(gateway.origin);
  await socket.send(JSON.stringify(message));
  return socket;
}

async function begin(
  gateway: HostedUploadGateway,
  fields: object = {},
  plaintextBytes = PLAINTEXT.length,
): Promise<SessionSocket> {
  const socket = await openUploadSocket(gateway.origin);
  await socket.send(firstMessage(SECRET, plaintextBytes, { fields: { size: BODY.length, ext: 1, ...fields } }));
  const reply = (await socket.next()) as Message;
  const { id, ownerToken } = reply ?? {};
  return { ...socket, reply, session: { id: id as UploadId, ownerToken: String(ownerToken) } };
}

const resume = (gateway: HostedUploadGateway, { id, ownerToken }: Session) =>
  ask(gateway, { resume: id, ownerToken, ext: 1 });
const attach = (gateway: HostedUploadGateway, { id, ownerToken }: Session, part: unknown) =>
  ask(gateway, { resume: id, ownerToken, ext: 1, part });

/** Attaches another socket once the server has noticed an earlier socket's disconnect. */
async function attachNext(gateway: HostedUploadGateway, session: Session, part: number): Promise<SessionSocket> {
  const socket = await attach(gateway, session, part);
  const reply = (await socket.next()) as Message;
  return reply?.["code"] === "busy" ? attachNext(gateway, session, part) : { ...socket, session, reply };
}

const slicePart = (part: number) => BODY.subarray((part - 1) * PART_BYTES, part * PART_BYTES);

async function sendBytes({ send }: Socket, bytes: Uint8Array, frame = 65_536): Promise<void> {
  for (let at = 0; at < bytes.length; at += frame) await send(bytes.subarray(at, at + frame));
}

/** Names a Part and sends it. */
async function sendPart(socket: Socket, part: number): Promise<void> {
  await socket.send(JSON.stringify({ part }));
  await sendBytes(socket, slicePart(part));
}

/** Reads the next message other than progress. */
async function readAnswer({ next }: Socket): Promise<Message> {
  for (let message = await next(); ; message = await next()) {
    if (message?.["received"] === undefined) return message;
  }
}

/**
 * Reads the replies about stored Parts, and sorts them by number. The last Part is short, so it may be stored before
 * the previous one.
 */
async function storedParts(socket: Socket, count: number): Promise<Message[]> {
  const answers: Message[] = [];
  while (answers.length < count) answers.push(await readAnswer(socket));
  return answers.sort((one, two) => Number(one?.["part"]) - Number(two?.["part"]));
}

const stored = ({ id }: Session, part: number) => ({ id, part, offset: slicePart(part).length });

/** Attaches a socket with a Part, sends it, and waits until it is stored. */
async function attachAndSend(gateway: HostedUploadGateway, session: Session, part: number): Promise<Socket> {
  const socket = await attach(gateway, session, part);
  expect(await socket.next()).toEqual({ id: session.id, part, offset: 0 });
  await sendBytes(socket, slicePart(part));
  expect(await readAnswer(socket)).toEqual(stored(session, part));
  return socket;
}

async function end(socket: Socket): Promise<Message> {
  await socket.send(Buffer.of(0));
  return readAnswer(socket);
}

async function expectStored(gateway: HostedUploadGateway, { id }: Session): Promise<void> {
  const upload = await gateway.uploads.read(id);
  if (upload === null) throw new Error("not visible");
  const range = { offset: 0, end: upload.ciphertextBytes };
  const bytes = await gateway.blobs.readBytes(upload.blobKey, range, new AbortController().signal);
  expect(bytes !== null && BODY.equals(bytes)).toBe(true);
}

const readParts = async (gateway: HostedUploadGateway, { id }: Session) =>
  (await gateway.uploads.readSession(id))?.parts.map(({ number }) => number);

describe("an upload on several sockets", () => {
  test("I2: is complete once all of its Parts are stored, whichever socket sent them", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    expect(main.reply).toMatchObject({ partBytes: PART_BYTES });
    const others = await Promise.all([4, 3].map((part) => attachAndSend(gateway, main.session, part)));
    await sendPart(main, 1);
    await sendPart(main, 2);
    expect([await readAnswer(main), await readAnswer(main)]).toEqual([
      stored(main.session, 1),
      stored(main.session, 2),
    ]);
    expect(await gateway.uploads.read(main.session.id)).toBeNull();
    expect(await end(main)).toEqual({ ok: true });
    await expectStored(gateway, main.session);
    for (const { socket } of others) socket.terminate();
  });

  test("counts each Part once in the store's usage, even if the upload is resumed on another socket", async () => {
    const gateway = await host({ STORAGE_HARD_BYTES: String(3 * BODY.length) });
    const main = await begin(gateway);
    const other = await attachAndSend(gateway, main.session, 4);
    for (const part of [1, 2, 3]) await sendPart(main, part);
    await storedParts(main, 3);
    expect(await end(main)).toEqual({ ok: true });
    other.socket.terminate();

    const interrupted = await begin(gateway);
    await sendBytes(interrupted, BODY.subarray(0, 1.5 * PART_BYTES));
    await expect.poll(() => readParts(gateway, interrupted.session)).toEqual([1]);
    interrupted.socket.terminate();
    const resumed = await resume(gateway, interrupted.session);
    await sendBytes(resumed, BODY.subarray(Number((await resumed.next())?.["offset"])));
    expect(await end(resumed)).toEqual({ ok: true });

    await gateway.storage.admit(BODY.length, { isStranger: true });
    await expect(gateway.storage.admit(BODY.length + 1, { isStranger: true })).rejects.toMatchObject({ code: "full" });
  });

  test("can send any number of Parts on one additional socket, naming each Part without waiting for a reply", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    const other = await attach(gateway, main.session, 4);
    await other.next();
    await sendBytes(other, slicePart(4), 1_000_003);
    for (const part of [3, 1, 2]) await sendPart(other, part);
    expect(await storedParts(other, PARTS)).toEqual([1, 2, 3, 4].map((part) => stored(main.session, part)));
    expect(await end(main)).toEqual({ ok: true });
    await expectStored(gateway, main.session);
    // A socket that connects too late is also notified that the upload is complete.
    await other.send('{"part":1}');
    await sendBytes(other, slicePart(1));
    expect(await readAnswer(other)).toEqual({ ok: true });
    const late = await attach(gateway, main.session, 1);
    expect(await late.next()).toEqual({ ok: true });
  });

  test("remains incomplete while a Part is missing", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    for (const part of [1, 2, 4]) await sendPart(main, part);
    expect(await storedParts(main, 3)).toEqual([1, 2, 4].map((part) => stored(main.session, part)));
    expect(await end(main)).toEqual({ error: 400, code: "length_mismatch" });
    await expect.poll(() => gateway.uploads.readSession(main.session.id)).toBeNull();
    expect(await gateway.uploads.read(main.session.id)).toBeNull();
  });

  test("can be sent from the beginning by a client that names no Part; the new bytes replace other sockets' Parts", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    await attachAndSend(gateway, main.session, 2);
    await sendBytes(main, BODY);
    expect(await end(main)).toEqual({ ok: true });
    await expectStored(gateway, main.session);
  });

  test("continues after all sockets have been cut, and the reply lists the Parts stored after the first gap", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    const other = await attachAndSend(gateway, main.session, 3);
    await sendPart(main, 1);
    expect(await readAnswer(main)).toEqual(stored(main.session, 1));
    main.socket.terminate();
    other.socket.terminate();
    await expect.poll(() => gateway.logLines.join("")).toContain("upload interrupted");
    const again = await resume(gateway, main.session);
    expect(await again.next()).toEqual({
      id: main.session.id,
      offset: PART_BYTES,
      partBytes: PART_BYTES,
      parts: [[3, 3]],
    });
    await sendPart(again, 2);
    await sendPart(again, 4);
    expect([await readAnswer(again), await readAnswer(again)]).toHaveLength(2);
    expect(await end(again)).toEqual({ ok: true });
    await expectStored(gateway, main.session);
  });

  test("keeps the Part of a socket that outlives the main socket", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    const other = await attach(gateway, main.session, 4);
    await other.next();
    main.socket.terminate();
    await expect.poll(() => gateway.logLines.join("")).toContain("upload interrupted");
    await sendBytes(other, slicePart(4));
    expect(await readAnswer(other)).toEqual(stored(main.session, 4));
    // While the upload is interrupted, no socket can acquire another Part, because its bytes count as pending.
    await sendPart(other, 3).catch(() => {});
    expect(await readAnswer(other)).toEqual({ error: 503, code: "unavailable" });
    const refused = await attach(gateway, main.session, 3);
    expect(await refused.next()).toEqual({ error: 503, code: "unavailable" });
    const again = await resume(gateway, main.session);
    expect(await again.next()).toMatchObject({ offset: 0, parts: [[4, 4]] });
    await attachAndSend(gateway, main.session, 3);
  });

  test("while its main socket is interrupted, an upload counts the Parts that other sockets have taken", async () => {
    const gateway = await host({ PENDING_BYTES_PER_NETWORK: String(64 * 1_048_576) });
    const fields = { size: 39 + 40 * PART_BYTES };
    const main = await begin(gateway, fields, 40 * PART_BYTES);
    const partBytes = Number(main.reply?.["partBytes"]);
    const others: Socket[] = [];
    for (let part = 2; part <= 5; part += 1) others.push(await attach(gateway, main.session, part));
    for (const other of others) expect(await other.next()).toMatchObject({ offset: 0 });
    others[0]?.socket.terminate();
    const next = await attachNext(gateway, main.session, 6);
    for (let part = 7; part <= 9; part += 1) {
      others[1]?.socket.terminate();
      const more = await attachNext(gateway, main.session, part);
      expect(more.reply).toMatchObject({ offset: 0 });
      more.socket.terminate();
    }
    expect(8 * partBytes).toBeGreaterThan(64 * 1_048_576);
    main.socket.terminate();
    await expect.poll(() => gateway.uploads.readSession(main.session.id)).toBeNull();
    await Promise.all([...others, next].map(({ closed }) => closed()));
    for await (const { key } of gateway.blobs.list("", { unfinished: true })) throw new Error(`${key} is left over`);
  });
});

describe("a Part", () => {
  test("is taken over by a newer socket, and the earlier one ends with superseded", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    const first = await attach(gateway, main.session, 2);
    await first.next();
    await sendBytes(first, slicePart(2).subarray(0, 3_000_000));
    const second = await attach(gateway, main.session, 2);
    expect(await second.next()).toMatchObject({ part: 2, offset: 0 });
    await sendBytes(second, slicePart(2));
    expect(await readAnswer(second)).toEqual(stored(main.session, 2));
    expect(await readAnswer(first)).toEqual({ error: 409, code: "superseded" });
    expect(await readParts(gateway, main.session)).toEqual([2]);
  });

  test("that is stored is not sent again: the next text message names another Part", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    await attachAndSend(gateway, main.session, 2);
    const again = await attach(gateway, main.session, 2);
    expect(await again.next()).toEqual(stored(main.session, 2));
    await sendPart(again, 3);
    expect(await readAnswer(again)).toEqual(stored(main.session, 3));
    expect(await readParts(gateway, main.session)).toEqual([2, 3]);
  });

  test("that is incomplete when its socket is cut is not stored, and can be sent on another socket", async () => {
    const gateway = await host();
    const main = await begin(gateway);
    const cut = await attach(gateway, main.session, 3);
    await cut.next();
    await sendBytes(cut, slicePart(3).subarray(0, -1));
    cut.socket.terminate();
    await attachAndSend(gateway, main.session, 3);
    expect(await readParts(gateway, main.session)).toEqual([3]);
  });

  test("may end with a zero in a Frame of its own, which is no end marker", async () => {
    const gateway = await host();
    // Slightly more than the eighth of a Part that the server would distribute among the others.
    const lastBytes = PART_BYTES / 8 + 1_000;
    const size = PART_BYTES + lastBytes;
    const main = await begin(gateway, { size }, size - 3_000);
    await main.send('{"part":2}');
    await sendBytes(main, BODY.subarray(0, lastBytes - 1));
    await main.send(Buffer.of(0));
    expect(await readAnswer(main)).toEqual({ id: main.session.id, part: 2, offset: lastBytes });
    await main.send('{"part":1}');
    await sendBytes(main, BODY.subarray(0, PART_BYTES));
    expect(await readAnswer(main)).toMatchObject({ part: 1 });
    expect(await end(main)).toEqual({ ok: true });
    expect(await gateway.uploads.read(main.session.id)).toMatchObject({ ciphertextBytes: size });
  });
});

describe("a socket for a Part is rejected", () => {
  test.each([0, -1, 1.5, "1", null, [1], 2 ** 53])("with bad_request if the Part is %j", async (part) => {
    const gateway = await host();
    const main = await begin(gateway);
    const refused = await attach(gateway, main.session, part);
    expect(await refused.next()).toEqual({ error: 400, code: "bad_request" });
    expect(await refused.closed()).toBe(4000);
  });

  test.each<[string, (session: Session) => [Session, number]]>([
    ["a Part that it does not have", (session) => [session, PARTS + 1]],
    ["a Part far beyond its end", (session) => [session, Number.MAX_SAFE_INTEGER]],
    ["another owner token", (session) => [{ ...session, ownerToken: "wrong" }, 1]],
    ["another id", (session) => [{ ...session, id: "0123456789abcdef" as UploadId }, 1]],
    ["a malformed id", (session) => [{ ...session, id: "../../etc" as UploadId }, 1]],
  ])("with not_found for %s, which changes nothing", async (_what, change) => {
    const gateway = await host();
    const main = await begin(gateway);
    const before = await gateway.uploads.readSession(main.session.id);
    const refused = await attach(gateway, ...change(main.session));
    expect(await refused.next()).toEqual({ error: 404, code: "not_found" });
    expect(await gateway.uploads.readSession(main.session.id)).toEqual(before);
    await sendPart(main, 1);
    expect(await readAnswer(main)).toEqual(stored(main.session, 1));
  });

  test.each<[string, object, number]>([
    ["whose length is not declared", { size: undefined }, PLAINTEXT.length],
    ["of a client of the old protocol", { ext: undefined }, PLAINTEXT.length],
    ["of one Part", { size: 1_038 }, 1_000],
  ])("with not_found for an upload %s, whose reply does not mention Parts", async (_what, fields, bytes) => {
    const gateway = await host();
    const main = await begin(gateway, fields, bytes);
    expect(main.reply).not.toHaveProperty("partBytes");
    const refused = await attach(gateway, main.session, 1);
    expect(await refused.next()).toEqual({ error: 404, code: "not_found" });
    await main.send('{"part":1}');
    expect(await readAnswer(main)).toEqual({ error: 400, code: "bad_frame" });
  });

  test("with busy above five sockets per upload, and above six per client network", async () => {
    const gateway = await host();
    const first = await begin(gateway, { size: BODY.length * 3 }, 3 * PLAINTEXT.length);
    const held: Socket[] = [];
    // Sends so slowly that the sockets count as idle, but only while others are waiting for a slot.
    const keep = setInterval(() => held.forEach(({ send }) => void send(Buffer.alloc(20_000, 1))), 100);
    onTestFinished(() => clearInterval(keep));
    for (let part = 2; part <= 6; part += 1) {
      const socket = await attach(gateway, first.session, part);
      expect(await socket.next()).toMatchObject({ part, offset: 0 });
      held.push(socket);
    }
    const sixth = await attach(gateway, first.session, 7);
    expect(await sixth.next()).toEqual({ error: 503, code: "busy" });
    const second = await begin(gateway);
    const other = await attach(gateway, second.session, 2);
    expect(await other.next()).toMatchObject({ part: 2, offset: 0 });
    held.push(other);
    const seventh = await attach(gateway, second.session, 3);
    expect(await seventh.next()).toEqual({ error: 503, code: "busy" });
    held[0]?.socket.terminate();
    const free = await attach(gateway, second.session, 3);
    expect(await free.next()).toMatchObject({ part: 3, offset: 0 });
  });
});

describe("a socket for Parts ends, but its upload does not, after", () => {
  test.each<[string, number, (socket: Socket) => Promise<unknown>, object]>([
    ["bytes beyond its Part", 4, (socket) => sendBytes(socket, slicePart(1)), { error: 400, code: "length_mismatch" }],
    [
      "bytes without a Part",
      4,
      async (socket) => {
        await sendBytes(socket, slicePart(4));
        await readAnswer(socket);
        await socket.send(Buffer.alloc(10, 1));
      },
      { error: 400, code: "bad_frame" },
    ],
    [
      "an end marker",
      4,
      async (socket) => {
        await sendBytes(socket, slicePart(4));
        await readAnswer(socket);
        await socket.send(Buffer.of(0));
      },
      { error: 400, code: "bad_frame" },
    ],
    ["a name within a Part", 3, ({ send }) => send('{"part":2}'), { error: 400, code: "bad_frame" }],
    [
      "a name of no Part",
      4,
      async (socket) => {
        await sendBytes(socket, slicePart(4));
        await readAnswer(socket);
        await socket.send('{"part":99}');
      },
      { error: 404, code: "not_found" },
    ],
    [
      "a text that is no name",
      4,
      async (socket) => {
        await sendBytes(socket, slicePart(4));
        await readAnswer(socket);
        await socket.send("part 1");
      },
      { error: 400, code: "bad_request" },
    ],
    [
      "an end marker as text",
      4,
      async (socket) => {
        await sendBytes(socket, slicePart(4));
        await readAnswer(socket);
        await socket.send("\0");
      },
      { error: 400, code: "bad_frame" },
    ],
    ["an end marker as text within a Part", 3, ({ send }) => send("\0"), { error: 400, code: "bad_request" }],
    [
      "a long text",
      4,
      async (socket) => {
        await sendBytes(socket, slicePart(4));
        await readAnswer(socket);
        await socket.send(JSON.stringify({ part: 1, more: "x".repeat(300) }));
      },
      { error: 400, code: "bad_request" },
    ],
    [
      "a first Part without the header of an encrypted file",
      1,
      (socket) => sendBytes(socket, Buffer.alloc(100)),
      {
        error: 400,
        code: "not_encrypted",
      },
    ],
  ])("%s", async (_what, part, misbehave, answer) => {
    const gateway = await host();
    const main = await begin(gateway);
    const socket = await attach(gateway, main.session, part);
    await socket.next();
    await misbehave(socket).catch(() => {});
    expect(await readAnswer(socket)).toEqual(answer);
    for (const number of [1, 2, 3, 4]) await sendPart(main, number);
    expect(await storedParts(main, 4)).toEqual([1, 2, 3, 4].map((number) => stored(main.session, number)));
    expect(await end(main)).toEqual({ ok: true });
    await expectStored(gateway, main.session);
  });

  test("silence, with idle_timeout", async () => {
    const gateway = await host({ UPLOAD_IDLE_SECONDS: "1" });
    const main = await begin(gateway);
    const socket = await attach(gateway, main.session, 4);
    await socket.next();
    expect(await readAnswer(socket)).toEqual({ error: 408, code: "idle_timeout" });
  });
});

test("a socket that stops within a named Part becomes idle, and its upload waits", async () => {
  const gateway = await host({ UPLOAD_IDLE_SECONDS: "1" });
  const main = await begin(gateway);
  await main.send('{"part":1}');
  await sendBytes(main, slicePart(1).subarray(0, 1_000_000));
  expect(await readAnswer(main)).toEqual({ error: 408, code: "idle_timeout" });
  expect(await readParts(gateway, main.session)).toEqual([]);
});

test("a socket waiting for other sockets' Parts is not idle", async () => {
  const gateway = await host({ UPLOAD_IDLE_SECONDS: "1" });
  const main = await begin(gateway);
  for (const part of [1, 2, 3]) await sendPart(main, part);
  const socket = await attach(gateway, main.session, 4);
  await socket.next();
  const bytes = slicePart(4);
  for (let at = 0; at < bytes.length; at += 100_000) {
    await socket.send(bytes.subarray(at, at + 100_000));
    await delay(3_000 / (bytes.length / 100_000));
  }
  expect(await readAnswer(socket)).toEqual(stored(main.session, 4));
  for (const part of [1, 2, 3]) expect(await readAnswer(main)).toEqual(stored(main.session, part));
  expect(await end(main)).toEqual({ ok: true });
  await expectStored(gateway, main.session);
});

test("I5: when an upload is cancelled, all its sockets end, and none of its data remains", async () => {
  const gateway = await host();
  const main = await begin(gateway);
  const other = await attach(gateway, main.session, 3);
  await other.next();
  await sendBytes(other, slicePart(3).subarray(0, 1_000_000));
  main.socket.close(4000);
  expect(await readAnswer(other)).toEqual({ error: 409, code: "superseded" });
  await expect.poll(() => gateway.uploads.readSession(main.session.id)).toBeNull();
  for await (const { key } of gateway.blobs.list("", { unfinished: true })) throw new Error(`${key} is left over`);
});

test("a stopping server closes all sockets of an upload with 1012, and keeps the stored Parts", async () => {
  const gateway = await host();
  const main = await begin(gateway);
  const [idle, busy] = [await attachAndSend(gateway, main.session, 4), await attach(gateway, main.session, 3)];
  await busy.next();
  await sendBytes(busy, slicePart(3).subarray(0, 1_000_000));
  const stopping = gateway.drain();
  expect(await Promise.all([main, idle, busy].map(({ closed }) => closed()))).toEqual([1012, 1012, 1012]);
  await stopping;
  expect(await readParts(gateway, main.session)).toEqual([4]);
});

test("I8: for any input on a socket for Parts, the reply is documented, and the upload stays unchanged", async () => {
  const gateway = await host();
  const main = await begin(gateway);
  await sendPart(main, 1);
  expect(await readAnswer(main)).toEqual(stored(main.session, 1));
  const noise = [
    () => randomBytes(1 + Math.floor(Math.random() * 70_000)),
    () => Buffer.of(0),
    () => JSON.stringify({ part: Math.floor(Math.random() * 8) - 2 }),
    () => JSON.stringify([{ part: {} }]),
    () => randomBytes(20).toString("latin1"),
  ];
  for (let round = 0; round < 40; round += 1) {
    const socket = await attach(gateway, main.session, 2 + (round % 3));
    await socket.next();
    for (let n = 0; n < 1 + (round % 5); n += 1) {
      const make = noise[Math.floor(Math.random() * noise.length)] ?? noise[0];
      await socket.send(make?.() ?? "").catch(() => {});
    }
    await Promise.race([readAnswer(socket), delay(50)]).then((answer) => {
      if (answer !== undefined && answer !== null)
        expect(answer).toMatchObject({ error: expect.any(Number), code: expect.any(String) });
    });
    socket.socket.terminate();
  }
  expect(gateway.logLines.join("")).not.toContain('"code":"internal"');
  for (const part of [2, 3, 4]) await sendPart(main, part);
  expect(await storedParts(main, 3)).toEqual([2, 3, 4].map((part) => stored(main.session, part)));
  expect(await end(main)).toEqual({ ok: true });
  await expectStored(gateway, main.session);
});
