import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ciphertextBytes } from "@envoi/protocol";
import {
  beginUpload,
  call,
  downloadOld,
  firstMessage,
  type OngoingUpload,
  openUploadSocket,
  sealBody,
  uploadOld,
  waitFor,
} from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WebSocket } from "ws";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric, openFileCount, pidsOf } from "../support/measures.ts";
import { upgradeRaw } from "../support/upgrade-raw.ts";

const LIMIT = 200_000;
let app: App;
let pids: number[] = [];
let openFiles = 0;

beforeAll(async () => {
  app = await startApp({
    ANON_MAX_FILE_SIZE: String(LIMIT),
    // The limits are longer than any test delay on a busy machine.
    UPLOAD_HANDSHAKE_SECONDS: "4",
    UPLOAD_IDLE_SECONDS: "4",
    SESSION_LEASE_SECONDS: "4",
    JANITOR_INTERVAL_SECONDS: "1",
  });
  await uploadOld(app.origin, generatorBytes(10)).then((upload) => downloadOld(app.origin, upload));
  pids = pidsOf(app);
  openFiles = await openFileCount(app);
});

/** Checks that the processes are still the same and have released all upload resources. */
afterAll(async () => {
  await waitFor(
    () => openFileCount(app),
    (count) => count <= openFiles + 2,
  );
  await waitFor(
    () => app.blobs(),
    (blobs) => blobs.length === 0,
  );
  expect(pidsOf(app)).toEqual(pids);
  const upload = await uploadOld(app.origin, generatorBytes(70_000));
  const { plaintext } = await downloadOld(app.origin, upload);
  expect(plaintext.equals(generatorBytes(70_000))).toBe(true);
  await app[Symbol.asyncDispose]();
});

async function readError(socket: Awaited<ReturnType<typeof openUploadSocket>>) {
  let message = await socket.next();
  while (message !== null && message["error"] === undefined) message = await socket.next();
  return { error: message?.["error"], code: message?.["code"], closeCode: await socket.closed() };
}

/** Opens a session, to which a test then sends a body. */
const begin = (fields: Record<string, unknown> = {}) => beginUpload(app.origin, 1_000, { fields });

describe("an upgrade", () => {
  const websocket = "Host: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n";

  it.each([
    ["of another path", `GET /api/elsewhere HTTP/1.1\r\n${websocket}\r\n`, 404],
    ["without a key", `GET /api/ws HTTP/1.1\r\n${websocket}Sec-WebSocket-Version: 13\r\n\r\n`, 400],
    ["of another version", `GET /api/ws HTTP/1.1\r\n${websocket}Sec-WebSocket-Version: 99\r\n\r\n`, 400],
    ["from a foreign page", `GET /api/ws HTTP/1.1\r\n${websocket}Origin: https://evil.example\r\n\r\n`, 403],
    ["by POST", `POST /api/ws HTTP/1.1\r\n${websocket}Content-Length: 0\r\n\r\n`, 40],
  ])("%s is rejected with a documented response, and the connection is closed", async (_what, request, status) => {
    const answer = await upgradeRaw(app.origin, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(answer).toMatch(/\{"error":4\d\d,"code":"[a-z_]+"\}$/);
  });

  it.each([
    [
      "to another protocol",
      "GET /__lbheartbeat__ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n",
    ],
    ["of an address that is not a path", `GET // HTTP/1.1\r\n${websocket}\r\n`],
  ])("%s is handled as an ordinary request", async (_what, request) => {
    expect(await upgradeRaw(app.origin, request)).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe("a first message", () => {
  const good = JSON.parse(firstMessage(randomBytes(16), 1_000)) as Record<string, unknown>;
  const cases: [string, string | Uint8Array, number, string][] = [
    ["that is not JSON", "hello", 400, "bad_request"],
    ["that is null", "null", 400, "bad_request"],
    ["that is a list", "[]", 400, "bad_request"],
    ["that is empty", "", 400, "bad_request"],
    ["of bytes that are not JSON", randomBytes(100), 400, "bad_request"],
    ["over 256 KiB", JSON.stringify({ ...good, fileMetadata: "a".repeat(262_144) }), 413, "too_large"],
    ["with metadata over 64 KiB", JSON.stringify({ ...good, fileMetadata: "a".repeat(65_540) }), 413, "too_large"],
    ["without metadata", JSON.stringify({ ...good, fileMetadata: undefined }), 400, "bad_request"],
    ["with empty metadata", JSON.stringify({ ...good, fileMetadata: "" }), 400, "bad_request"],
    ["with metadata that is an object", JSON.stringify({ ...good, fileMetadata: {} }), 400, "bad_request"],
    ["with metadata that is not base64", JSON.stringify({ ...good, fileMetadata: "a b!" }), 400, "bad_request"],
    ["without authorization", JSON.stringify({ ...good, authorization: undefined }), 400, "bad_request"],
    ["with authorization that has no space", JSON.stringify({ ...good, authorization: "send-v1" }), 400, "bad_request"],
    ["with an auth key of 63 bytes", withKey(63), 400, "bad_request"],
    ["with an auth key of 65 bytes", withKey(65), 400, "bad_request"],
    ["with a declared length that no file can have", JSON.stringify({ ...good, size: 38, ext: 1 }), 400, "bad_length"],
    ["with a declared length of half a byte", JSON.stringify({ ...good, size: 100.5, ext: 1 }), 400, "bad_length"],
    ["with a negative declared length", JSON.stringify({ ...good, size: -100, ext: 1 }), 400, "bad_length"],
    ["with a declared length between two files", JSON.stringify({ ...good, size: 65_557 + 17 }), 400, "bad_length"],
    [
      "with a declared length over the limit",
      JSON.stringify({ ...good, size: ciphertextBytes(LIMIT + 1) }),
      413,
      "too_large",
    ],
  ];
  for (const field of ["dlimit", "timeLimit"]) {
    for (const value of [-1, 1.5, "abc", "1.5", "-1", 1e9, true, [], {}]) {
      cases.push([
        `with ${field} ${JSON.stringify(value)}`,
        JSON.stringify({ ...good, [field]: value }),
        400,
        typeof value === "boolean" || typeof value === "object" ? "bad_request" : "bad_limit",
      ]);
    }
  }

  function withKey(length: number): string {
    return JSON.stringify({ ...good, authorization: `send-v1 ${randomBytes(length).toString("base64url")}` });
  }

  it.each(cases)("%s is rejected [R6.1]", async (_what, message, error, code) => {
    const socket = await openUploadSocket(app.origin);
    await socket.send(message);
    expect(await readError(socket)).toEqual({ error, code, closeCode: 4000 });
  });

  it.each([
    ["absent", {}],
    ["null", { dlimit: null, timeLimit: null }],
    ["0", { dlimit: 0, timeLimit: 0 }],
    ["a numeric string", { dlimit: "3", timeLimit: "300" }],
    ["the maximum", { dlimit: 5, timeLimit: 86_400 }],
  ])("with limits that are %s is accepted", async (_what, fields) => {
    const socket = await begin(fields);
    socket.socket.terminate();
  });

  it("that does not arrive in time gets handshake_timeout", async () => {
    const socket = await openUploadSocket(app.origin);
    expect(await readError(socket)).toEqual({ error: 408, code: "handshake_timeout", closeCode: 4000 });
  });

  it("from a page of another origin is rejected before it is read", async () => {
    await expect(openUploadSocket(app.origin, { Origin: "https://evil.example" })).rejects.toThrow("403");
    const own = await openUploadSocket(app.origin, { Origin: app.origin });
    own.socket.terminate();
  });
});

describe("a body", () => {
  it("sent as text gets bad_frame", async () => {
    const socket = await begin();
    await socket.send("bytes, I promise");
    expect(await readError(socket)).toEqual({ error: 400, code: "bad_frame", closeCode: 4000 });
  });

  it("of zero bytes gets bad_length", async () => {
    const socket = await begin();
    await socket.send(Buffer.of(0));
    expect(await readError(socket)).toEqual({ error: 400, code: "bad_length", closeCode: 4000 });
  });

  it("with a length that no encrypted file can have gets bad_length", async () => {
    const socket = await begin();
    const [header = Buffer.alloc(0)] = sealBody(socket.secret, generatorBytes(1));
    await socket.send(Buffer.concat([header, Buffer.alloc(17)]));
    await socket.send(Buffer.of(0));
    expect(await readError(socket)).toEqual({ error: 400, code: "bad_length", closeCode: 4000 });
  });

  it("that was never encrypted gets not_encrypted", async () => {
    const socket = await begin();
    await socket.send(Buffer.alloc(1_000, "plain text "));
    expect(await readError(socket)).toEqual({ error: 400, code: "not_encrypted", closeCode: 4000 });
  });

  it("over the limit gets too_large, and the connection is drained and closed", async () => {
    const socket = await begin();
    const body = Buffer.concat([...sealBody(socket.secret, generatorBytes(LIMIT + 1))]);
    for (let at = 0; at < body.length; at += 65_536) await socket.send(body.subarray(at, at + 65_536));
    for (let more = 0; more < 20; more += 1) await socket.send(Buffer.alloc(65_536));
    expect(await readError(socket)).toEqual({ error: 413, code: "too_large", closeCode: 4000 });
  });

  it.each([
    ["shorter than", generatorBytes(999)],
    ["longer than", generatorBytes(1_001)],
  ])("%s its declared length gets length_mismatch", async (_what, plaintext) => {
    const socket = await begin({ size: ciphertextBytes(1_000), ext: 1 });
    for (const chunk of sealBody(socket.secret, plaintext)) await socket.send(chunk);
    await socket.send(Buffer.of(0));
    expect(await readError(socket)).toEqual({ error: 400, code: "length_mismatch", closeCode: 4000 });
  });

  it("in hundreds of frames of fifty bytes is stored completely", async () => {
    const socket = await begin();
    const plaintext = generatorBytes(20_000);
    const body = Buffer.concat([...sealBody(socket.secret, plaintext)]);
    for (let at = 0; at < body.length; at += 50) socket.socket.send(body.subarray(at, at + 50));
    await socket.send(Buffer.of(0));
    expect(await socket.next()).toEqual({ ok: true });
    socket.socket.terminate();
    expect((await call(app.origin, `/api/exists/${socket.id}`)).status).toBe(200);
    expect((await downloadOld(app.origin, socket)).plaintext.equals(plaintext)).toBe(true);
  });

  it("with a frame over 1 MiB is closed with 1009", async () => {
    const socket = await begin();
    await socket.send(Buffer.alloc(1_048_577));
    expect(await socket.closed()).toBe(1009);
  });

  it("ends at its end marker: later messages are ignored", async () => {
    const socket = await begin();
    for (const chunk of sealBody(socket.secret, generatorBytes(10))) await socket.send(chunk);
    await socket.send(Buffer.of(0));
    for (let more = 0; more < 5; more += 1) await socket.send(Buffer.alloc(1_000));
    expect(await socket.next()).toEqual({ ok: true });
    await downloadOld(app.origin, socket);
  });

  // These tests run concurrently, because each waits for a limit to pass.
  it.concurrent("that stalls gets idle_timeout", async () => {
    const socket = await begin();
    expect(await readError(socket)).toEqual({ error: 408, code: "idle_timeout", closeCode: 4000 });
  });

  it.concurrent("of only empty frames is treated as idle, regardless of their number", async () => {
    const socket = await begin();
    const flood = setInterval(() => {
      for (let count = 0; count < 10; count += 1) socket.socket.send(new Uint8Array(0));
    }, 20);
    expect(await readError(socket)).toEqual({ error: 408, code: "idle_timeout", closeCode: 4000 });
    clearInterval(flood);
  });

  it.concurrent("whose message takes longer than the idle limit to arrive is stored completely", async () => {
    const socket = await begin();
    const plaintext = generatorBytes(60_000);
    const body = Buffer.concat([...sealBody(socket.secret, plaintext)]);
    for (let at = 0; at < body.length; at += 5_000) {
      socket.socket.send(body.subarray(at, at + 5_000), { fin: at + 5_000 >= body.length });
      await delay(500);
    }
    await socket.send(Buffer.of(0));
    expect(await socket.next()).toEqual({ ok: true });
    expect((await downloadOld(app.origin, socket)).plaintext.equals(plaintext)).toBe(true);
  });

  it.concurrent("whose message stalls gets idle_timeout", async () => {
    const socket = await begin();
    socket.socket.send(Buffer.alloc(10_000), { fin: false });
    expect(await readError(socket)).toEqual({ error: 408, code: "idle_timeout", closeCode: 4000 });
  });

  it.concurrent("whose message is incomplete after four times the idle limit gets idle_timeout, even if bytes still arrive", async () => {
    const socket = await begin();
    const trickle = setInterval(() => socket.socket.send(Buffer.alloc(100), { fin: false }), 100);
    expect(await readError(socket)).toEqual({ error: 408, code: "idle_timeout", closeCode: 4000 });
    clearInterval(trickle);
  });

  it.concurrent("of only pings is treated as idle, regardless of their payload", async () => {
    const socket = await begin();
    const pings = setInterval(() => socket.socket.ping(Buffer.alloc(125)), 100);
    expect(await readError(socket)).toEqual({ error: 408, code: "idle_timeout", closeCode: 4000 });
    clearInterval(pings);
  });
});

describe("I2: an upload whose socket is closed", () => {
  const stages: [string, (upload: OngoingUpload) => Promise<void>][] = [
    ["after the reply", async () => {}],
    [
      "within the header",
      async ({ send, secret }) => {
        const [header = Buffer.alloc(0)] = sealBody(secret, generatorBytes(1_000));
        await send(header.subarray(0, 10));
      },
    ],
    [
      "after a whole body without its end marker",
      async ({ send, secret }) => {
        for (const chunk of sealBody(secret, generatorBytes(150_000))) await send(chunk);
      },
    ],
  ];
  const closes: [string, (socket: WebSocket) => void][] = [
    ["1000", (socket) => socket.close(1000)],
    ["1001", (socket) => socket.close(1001)],
    ["4000", (socket) => socket.close(4000)],
    ["no code", (socket) => socket.close()],
    ["a dropped connection", (socket) => socket.terminate()],
  ];
  for (const [stage, reach] of stages) {
    it.each(closes)(`${stage} with %s never becomes a file`, async (_how, close) => {
      const socket = await begin();
      await reach(socket);
      close(socket.socket);
      await socket.closed();
      expect((await call(app.origin, `/api/exists/${socket.id}`)).status).toBe(404);
      await waitFor(
        () => app.blobs(),
        (blobs) => blobs.every((blob) => !blob.includes(socket.id)),
      );
      expect((await call(app.origin, `/api/exists/${socket.id}`)).status).toBe(404);
    });
  }
});

it("cancelled uploads leave no timers behind", async () => {
  const timers = () => metric(app, 'nodejs_active_resources{type="Timeout"}');
  const before = await timers();
  for (let count = 0; count < 50; count += 1) {
    const { socket } = await begin({ size: ciphertextBytes(1_000), ext: 1 });
    socket.terminate();
  }
  await waitFor(timers, (count) => count < before + 10, 30);
});
