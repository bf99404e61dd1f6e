import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import {
  CLAIM_HEADER,
  DIRECT_HEADER,
  EXT_HEADER,
  lastRecordOffset,
  PARALLEL_HEADER,
  type UploadId,
} from "@envoi/protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Call, type HttpServer, serveHttp } from "../testing/http-server.ts";
import { DirectPath, TRIAL_BYTES } from "../wire/direct-path.ts";
import { requireSuccess, send } from "../wire/server.ts";
import { fetchRange } from "./claim.ts";
import { ParallelBody } from "./parallel-body.ts";
import { receiveBody } from "./receive-body.ts";

const id = "0123456789abcdef" as UploadId;
const MiB = 1_048_576;
const BODY = Buffer.alloc(40 * MiB);
for (let at = 0; at < BODY.length; at += 4) BODY.writeUInt32LE(at, at);
const LAST_RECORD = lastRecordOffset(BODY.length);
const MAX_RANGES = 6;
const TOKEN = "a-secret-signature";

type Range = { first: number; end: number };

function parseRange({ headers }: Call): Range {
  const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
  return { first, end: last + 1 };
}

function sendRange(response: ServerResponse, { first, end }: Range, headers: Record<string, string> = {}): void {
  response.writeHead(206, headers).end(BODY.subarray(first, end));
}

/** A server that offers URLs, and issues one for each request that asks for one. */
async function serveUrls(url: string, onServe = () => {}) {
  const server = await serveHttp((call, response) => {
    if (call.method === "POST") return void response.end("OK");
    const isNew = call.headers[CLAIM_HEADER.toLowerCase()] === undefined;
    const asks = call.headers[DIRECT_HEADER.toLowerCase()] === "1";
    const headers = { [CLAIM_HEADER]: "claim", [PARALLEL_HEADER]: String(MAX_RANGES), ETag: '"1"' };
    if (isNew) return sendRange(response, parseRange(call), { ...headers, ...(asks && { [DIRECT_HEADER]: "1" }) });
    if (!asks) {
      onServe();
      return sendRange(response, parseRange(call), headers);
    }
    response.writeHead(200, { ...headers, [DIRECT_HEADER]: "1" }).end(JSON.stringify({ url }));
  });
  const later = () => server.calls.filter(({ method, headers }) => method === "GET" && headers["envoi-claim"]);
  const asked = () =>
    later()
      .filter(({ headers }) => headers["envoi-direct"] === "1")
      .map(parseRange);
  const served = () =>
    later()
      .filter(({ headers }) => headers["envoi-direct"] === undefined)
      .map(parseRange);
  return { ...server, asked, served };
}

async function receive(server: HttpServer, signal = new AbortController().signal): Promise<Buffer> {
  const signer = {
    get: async (path: string, ending: AbortSignal, { headers = {} } = {}) =>
      requireSuccess(await send(server, path, { signal: ending, headers: { [EXT_HEADER]: "1", ...headers } })),
  };
  const request = { server, signer, id, bodyCall: "stream", totalBytes: BODY.length } as const;
  const chunks: Buffer[] = [];
  for await (const chunk of await receiveBody(request, () => {}, signal)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const totalBytes = (ranges: readonly Range[]) => ranges.reduce((sum, { first, end }) => sum + end - first, 0);
const urlAt = ({ origin }: HttpServer) => `${origin}/bucket/blob?X-Amz-Signature=${TOKEN}`;

test("reads ranges from the store, but neither the first one nor the last Record", async () => {
  await using store = await serveHttp((call, response) => sendRange(response, parseRange(call)));
  await using server = await serveUrls(urlAt(store));
  expect((await receive(server)).equals(BODY)).toBe(true);
  const ranges = store.calls.map(parseRange);
  expect(ranges[0]).toMatchObject({ first: 8 * MiB, end: 8 * MiB + TRIAL_BYTES });
  expect(ranges).toHaveLength(server.asked().length);
  expect(Math.max(...ranges.map(({ end }) => end))).toBeLessThanOrEqual(LAST_RECORD);
  expect(server.served().at(-1)).toMatchObject({ end: BODY.length });
  expect(totalBytes(ranges)).toBeGreaterThan(BODY.length / 3);
  expect(totalBytes(ranges) + totalBytes(server.served()) + 8 * MiB).toBe(BODY.length);
});

test("sends the store nothing but the range", async () => {
  await using store = await serveHttp((call, response) => sendRange(response, parseRange(call)));
  await using server = await serveUrls(urlAt(store));
  await receive(server);
  for (const { headers } of store.calls) {
    expect(Object.keys(headers).filter((name) => /envoi|auth|cookie|referer|if-/.test(name))).toEqual([]);
  }
});

test.each<[string, (response: ServerResponse, range: Range) => void]>([
  ["rejects the URL", (response) => response.writeHead(403).end()],
  ["sends the whole body", (response) => response.writeHead(200).end(BODY)],
  ["redirects", (response) => response.writeHead(302, { Location: "/elsewhere" }).end()],
  ["closes the connection", (response) => response.destroy()],
  [
    "breaks off",
    (response, { first }) =>
      response.writeHead(206).write(BODY.subarray(first, first + 1_000), () => response.destroy()),
  ],
])("requests the rest from the service when the store %s, in this download and the next", async (what, answer) => {
  await using store = await serveHttp((call, response) => answer(response, parseRange(call)));
  await using server = await serveUrls(urlAt(store));
  expect((await receive(server)).equals(BODY)).toBe(true);
  const { length } = store.calls;
  // Once a response has begun, further ranges may be requested before it breaks off.
  expect(length).toBeLessThanOrEqual(what === "breaks off" ? MAX_RANGES : 1);
  expect((await receive(server)).equals(BODY)).toBe(true);
  expect(store.calls).toHaveLength(length);
  expect(server.asked()).toHaveLength(length);
});

test("requests the rest from the service within seconds when the store does not respond", async () => {
  await using store = await serveHttp(() => delay(60_000, undefined, { ref: false }));
  await using server = await serveUrls(urlAt(store));
  const startedAt = performance.now();
  expect((await receive(server)).equals(BODY)).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(server.asked()).toHaveLength(1);
}, 30_000);

test.each(["ftp://store.example/", "/relative", "", "not a URL"])("does not follow the URL %j", async (url) => {
  await using server = await serveUrls(url);
  expect((await receive(server)).equals(BODY)).toBe(true);
  expect(server.asked()).toHaveLength(1);
});

test("a server that does not offer URLs is not asked for any", async () => {
  await using server = await serveHttp((call, response) =>
    call.method === "POST"
      ? void response.end("OK")
      : sendRange(response, parseRange(call), { [CLAIM_HEADER]: "claim", [PARALLEL_HEADER]: String(MAX_RANGES) }),
  );
  expect((await receive(server)).equals(BODY)).toBe(true);
  const later = server.calls.filter(({ headers }) => headers["envoi-claim"]);
  expect(later.length).toBeGreaterThan(1);
  expect(later.filter(({ headers }) => headers["envoi-direct"])).toEqual([]);
});

test("a download that has lost half of its spare bytes no longer reads from the store", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  // A request that fails sooner may not have reached the service, so its bytes are not counted as lost.
  await using store = await serveHttp((_call, response) => {
    vi.advanceTimersByTime(300);
    response.writeHead(503).end();
  });
  // After each failure, so much time passes that the store is tried again.
  await using server = await serveUrls(urlAt(store), () => vi.advanceTimersByTime(3_600_000));
  const { signal } = new AbortController();
  const claim = { server, id, bodyCall: "stream", token: "claim", etag: null } as const;
  const range = [0, MiB - 1] as const;
  const spareBytes = 8 * MiB;
  const options = { totalBytes: BODY.length, spareBytes, maxRanges: MAX_RANGES, signal, direct: DirectPath.of(server) };
  const body = new ParallelBody({ answer: await fetchRange(claim, range, signal), range, waitMs: 1 }, claim, options);
  let received = 0;
  for (let chunk = await body.read(); chunk !== null; chunk = await body.read()) received += chunk.byteLength;
  expect(received).toBe(BODY.length);
  const lostBytes = totalBytes(server.asked());
  expect(lostBytes).toBeGreaterThan(spareBytes / 2);
  expect(lostBytes).toBeLessThanOrEqual(spareBytes / 2 + 2 * MiB);
}, 60_000);

test("cancelling a download does not count against the store", async () => {
  const cancelling = new AbortController();
  let isSlow = true;
  await using store = await serveHttp(async (call, response) => {
    if (isSlow) return cancelling.abort();
    sendRange(response, parseRange(call));
  });
  await using server = await serveUrls(urlAt(store));
  await expect(receive(server, cancelling.signal)).rejects.toMatchObject({ code: "cancelled" });
  isSlow = false;
  expect((await receive(server)).equals(BODY)).toBe(true);
  expect(store.calls.length).toBeGreaterThan(2);
});

test("does not follow a URL over http from a server over https", async () => {
  await using store = await serveHttp((call, response) => sendRange(response, parseRange(call)));
  const told = () => new Response(JSON.stringify({ url: urlAt(store) }));
  const { signal } = new AbortController();
  const secure = new DirectPath("https://send.example");
  await expect(secure.fetch(told(), "bytes=0-9", signal)).rejects.toMatchObject({ code: "connection_lost" });
  expect(store.calls).toEqual([]);
  expect((await new DirectPath("http://send.example").fetch(told(), "bytes=0-9", signal)).status).toBe(206);
});
