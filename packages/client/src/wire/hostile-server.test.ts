import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { encodeBase64Url, LIVE_HEADER, type Nonce, type OwnerToken } from "@envoi/protocol";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { fetchRange } from "../download/claim.ts";
import { checkExists, openDownload } from "../download/download.ts";
import { receiveBody } from "../download/receive-body.ts";
import { fetchFileList } from "../owner/file-list.ts";
import { deleteUpload, fetchInfo } from "../owner/owner.ts";
import { subscribeOwnerEvents } from "../owner/owner-events.ts";
import { answerEndlessly, answerSlowly } from "../testing/hostile-answers.ts";
import { serveHttp } from "../testing/http-server.ts";
import { passTime } from "../testing/pass-time.ts";
import { collectBytes, id, refuse } from "../testing/serve-content.ts";
import { createFile } from "../testing/storing-server.ts";
import { ProgressTracker } from "../upload/progress-tracker.ts";
import { upload } from "../upload/upload.ts";
import { UploadSocket } from "../upload/upload-socket.ts";
import { fetchConfig } from "./config.ts";
import { requireSuccess, type Server, send } from "./server.ts";

const owner = { id, ownerToken: "00112233445566778899" as OwnerToken };
const secretB64 = encodeBase64Url(new Uint8Array(16));
const access = { accessToken: "token", fileListKey: encodeBase64Url(new Uint8Array(16)) };

type Answer = (response: ServerResponse, nth: number) => void;

async function readLive(answer: Answer, signal: AbortSignal) {
  const server = await serveHttp(({ method }, response) => {
    if (method === "POST") return void response.end();
    answer(response, server.calls.length);
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const signer = {
    get: async (path: string, ending: AbortSignal, { headers = {} } = {}) =>
      requireSuccess(await send(server, path, { signal: ending, headers })),
  };
  const request = { server, id, bodyCall: "stream", signer, totalBytes: 1_000_000, onWaiting: () => {} } as const;
  const body = await receiveBody(request, () => {}, signal);
  return { server, reading: collectBytes(body).catch((error: unknown) => error) };
}

describe("a server cannot make a client send requests constantly", () => {
  const SECONDS = 600;

  test.each([
    ["9999999", 15],
    ["99999999999999999999", 15],
    ["0", 130],
    ["-1", 130],
    ["soon", 130],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 130],
    ["Wed, 01 Jan 2099 00:00:00 GMT", 15],
  ])("with a live link and `Retry-After: %s`", async (retryAfter, maxCalls) => {
    const leaving = new AbortController();
    const { seconds } = passTime();
    const { server, reading } = await readLive((response) => {
      response.setHeader("Retry-After", retryAfter);
      refuse(response, "not_yet");
    }, leaving.signal);
    await vi.waitUntil(() => seconds() >= SECONDS, { timeout: 30_000 });
    const asked = server.calls.length;
    leaving.abort();
    await reading;
    expect(asked).toBeGreaterThan(5);
    expect(asked).toBeLessThan(maxCalls);
  });

  test("with a live link and one byte in each response", async () => {
    const leaving = new AbortController();
    const { seconds } = passTime();
    const { server, reading } = await readLive((response, nth) => {
      response.writeHead(206, { [LIVE_HEADER]: nth }).end("a");
    }, leaving.signal);
    await vi.waitUntil(() => seconds() >= 100, { timeout: 30_000 });
    const asked = server.calls.length;
    leaving.abort();
    await reading;
    // Requests are at least half a second apart.
    expect(asked).toBeLessThan(250);
  });

  test.each([
    ["`retry: 0`", "retry: 0\n\n", {}],
    ["a `retry` longer than timers support", `retry: ${2 ** 31}\n\n`, {}],
    [
      "`retry: 0` after an event",
      `event: snapshot\ndata: {"id":"${id}","dlimit":1,"dtotal":0,"ttl":1}\n\nretry: 0\n\n`,
      {},
    ],
    ["`Retry-After: 9999999`", "", { status: 503, "Retry-After": "9999999" }],
  ])(
    "with owner events that end immediately and %s",
    async (_what, text, refusal: { status?: number; "Retry-After"?: string }) => {
      const { status = 200, ...headers } = refusal;
      await using server = await serveHttp((_call, response) => {
        response.writeHead(status, { "Content-Type": "text/event-stream", ...headers }).end(text);
      });
      const leaving = new AbortController();
      const { seconds } = passTime();
      const end = subscribeOwnerEvents(server, [owner], { onEvent: () => {}, signal: leaving.signal });
      await vi.waitUntil(() => seconds() >= SECONDS, { timeout: 30_000 });
      const asked = server.calls.length;
      leaving.abort();
      await end;
      expect(asked).toBeGreaterThan(1);
      expect(asked).toBeLessThan(30);
    },
  );

  test.each([1e12, -1, 0.5, "9999999"])("with `retryAfter` %j on the upload socket", async (retryAfter) => {
    const server = await serveSocket((socket) => socket.send(JSON.stringify({ error: 503, code: "busy", retryAfter })));
    const socket = new UploadSocket(server, () => {}, new AbortController().signal);
    const error = await socket.request({}).catch((refused: unknown) => refused);
    const { retryAfterSeconds = 0 } = error as { retryAfterSeconds?: number };
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(86_400);
  });
});

async function serveSocket(onConnection: (socket: WebSocket) => void): Promise<Server> {
  const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  sockets.on("connection", (socket) => socket.on("message", () => onConnection(socket)));
  await once(sockets, "listening");
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
  const { port } = sockets.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}` };
}

const CALLS: [string, (server: Server, signal: AbortSignal) => Promise<unknown>][] = [
  ["whether an upload exists", (server, signal) => checkExists(server, id, signal)],
  [
    "metadata",
    (server, signal) =>
      openDownload(server, { id, secretB64, password: null, nonce: "AAAAAAAAAAAAAAAAAAAAAA==" as Nonce }, signal),
  ],
  ["info", (server, signal) => fetchInfo(server, owner, signal)],
  ["a deletion", (server, signal) => deleteUpload(server, owner, signal)],
  ["the configuration", (server, signal) => fetchConfig(server, signal)],
  ["a list", (server, signal) => fetchFileList(server, access, signal)],
];

describe("an endless response uses little client memory", () => {
  /** The longest response is a list of 10 MiB. The remainder allows for socket buffers. */
  const MAX_BYTES = 32 * 1_048_576;

  test.each(CALLS.flatMap(([name, call]) => [200, 404, 503].map((status) => [name, status, call] as const)))(
    "%s, with status %i",
    async (_name, status, call) => {
      const taken: Promise<number>[] = [];
      await using server = await serveHttp((_call, response) => {
        response.writeHead(status, { ETag: '"1"', "Content-Type": "application/json" });
        taken.push(answerEndlessly(response));
      });
      await using honest = await serveHttp((_call, response) => void response.end('{"requiresPassword":false}'));
      const { signal } = new AbortController();
      const calling = call(server, signal).then(
        () => "answered",
        (error: unknown) => error,
      );
      const startedAtMs = performance.now();
      expect(await checkExists(honest, id, signal)).toMatchObject({ requiresPassword: false });
      expect(performance.now() - startedAtMs).toBeLessThan(2_000);
      // Some calls, such as a deletion, succeed because they ignore the body of the response.
      const ended = await calling;
      if (ended !== "answered") expect(ended).toBeInstanceOf(Error);
      await server[Symbol.asyncDispose]();
      for (const bytes of await Promise.all(taken)) expect(bytes).toBeLessThan(MAX_BYTES);
    },
  );

  test("an endless event", async () => {
    const taken: Promise<number>[] = [];
    await using server = await serveHttp((_call, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write("data: ");
      taken.push(answerEndlessly(response, "aaaa"));
    });
    const leaving = new AbortController();
    const states: string[] = [];
    const end = subscribeOwnerEvents(server, [owner], {
      onEvent: () => {},
      onState: (state) => states.push(state),
      signal: leaving.signal,
    });
    await vi.waitUntil(() => taken[0]);
    expect(await taken[0]).toBeLessThan(MAX_BYTES);
    leaving.abort();
    await end;
    expect(states).not.toContain("open");
  });

  test("endless events", async () => {
    const message = `event: snapshot\ndata: ${JSON.stringify({ id, dlimit: 1, dtotal: 0, ttl: 1 })}\n\n`;
    const taken: Promise<number>[] = [];
    await using server = await serveHttp((_call, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      taken.push(answerEndlessly(response, message));
    });
    const leaving = new AbortController();
    let events = 0;
    const end = subscribeOwnerEvents(server, [owner], { onEvent: () => void events++, signal: leaving.signal });
    await vi.waitUntil(() => taken[0]);
    expect(await taken[0]).toBeLessThan(MAX_BYTES);
    leaving.abort();
    await end;
    expect(events).toBeLessThan(10_000);
  });

  test("a long message on the upload socket", async () => {
    const reply = { url: "http://x/download/0123456789abcdef/", id, ownerToken: "t", more: "a".repeat(2 ** 20) };
    const server = await serveSocket((socket) => socket.send(JSON.stringify(reply)));
    const socket = new UploadSocket(server, () => {}, new AbortController().signal);
    await expect(socket.request({})).rejects.toMatchObject({ code: "connection_lost" });
  });
});

test.each(CALLS)("a response that arrives a byte at a time is abandoned after a timeout: %s", async (name, call) => {
  passTime();
  await using server = await serveHttp((_call, response) => {
    response.writeHead(200, { ETag: '"1"' });
    answerSlowly(response);
  });
  const error = await call(server, new AbortController().signal).catch((refused: unknown) => refused);
  if (name === "a deletion") return;
  expect(error).toMatchObject({ code: "connection_lost" });
});

test.each(CALLS)("a response that never begins is abandoned after a timeout: %s", async (_name, call) => {
  passTime();
  await using server = await serveHttp(() => {});
  const calling = call(server, new AbortController().signal);
  await expect(calling).rejects.toMatchObject({ code: "connection_lost" });
});

describe("impossible counts and lengths", () => {
  test.each([
    { id, offset: -1 },
    { id, offset: 2 ** 53 },
    { id, offset: 1.5 },
    { id, offset: 0, partBytes: 0 },
    { id, offset: 0, partBytes: 1, parts: Array.from({ length: 10_001 }, () => [1, 1]) },
  ])("in the reply to a resumed upload end the connection: %#", async (reply) => {
    const server = await serveSocket((socket) => socket.send(JSON.stringify(reply)));
    const socket = new UploadSocket(server, () => {}, new AbortController().signal, { resumes: true });
    await expect(socket.resume({ resume: id, ownerToken: "t", ext: 1 })).rejects.toMatchObject({
      code: "connection_lost",
    });
  });

  test("do not keep an upload running indefinitely if a server keeps sending them", async () => {
    let connections = 0;
    const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    sockets.on("connection", (socket) => {
      connections += 1;
      socket.on("message", (data, isBinary) => {
        if (isBinary) return socket.terminate();
        const isFirst = !String(data).includes('"resume"');
        const reply = isFirst
          ? { url: `http://x/download/${id}/`, id, ownerToken: "t" }
          : { id, offset: connections % 2 === 0 ? 100_000 : 0 };
        socket.send(JSON.stringify(reply));
      });
    });
    await once(sockets, "listening");
    onTestFinished(() => sockets.close());
    const { port } = sockets.address() as AddressInfo;
    const request = { files: [createFile(new Uint8Array(300_000), "a")], downloadLimit: 1, timeLimitSeconds: 300 };
    const sending = upload({ origin: `http://127.0.0.1:${port}` }, request, { signal: new AbortController().signal });
    await expect(sending).rejects.toMatchObject({ code: "connection_lost" });
    expect(connections).toBeLessThan(30);
  });

  test("of acknowledged bytes are not shown", () => {
    const seen: number[] = [];
    const tracker = new ProgressTracker(1_000, ({ receivedBytes, storedBytes }) =>
      seen.push(receivedBytes, storedBytes),
    );
    tracker.acknowledged({ received: 2 ** 50, stored: 2 ** 50 });
    tracker.end();
    expect(Math.max(...seen)).toBe(1_000);
  });

  test.each([
    ["another range", "Content-Range", "bytes 1-10/1000"],
    ["a longer range", "Content-Range", "bytes 0-11/1000"],
    ["a longer body", "Content-Length", "1000"],
  ])("in the response to a range request fail the request: %s", async (_what, name, value) => {
    await using server = await serveHttp((_call, response) => {
      response.writeHead(206, { [name]: value });
      response.write("a".repeat(11));
    });
    const claim = { server, id, bodyCall: "stream", token: "t", etag: null } as const;
    const asking = fetchRange(claim, [0, 10], new AbortController().signal);
    await expect(asking).rejects.toMatchObject({ code: "connection_lost" });
  });
});
