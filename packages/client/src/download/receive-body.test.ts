import type { ServerResponse } from "node:http";
import { CLAIM_HEADER, PARALLEL_HEADER, ProtocolError, type UploadId } from "@envoi/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDeferred } from "../deferred.ts";
import { type Call, type HttpServer, serveHttp } from "../testing/http-server.ts";
import { requireSuccess, send } from "../wire/server.ts";
import type { Signer } from "../wire/signed-request.ts";
import type { BodyCall } from "./claim.ts";
import { receiveBody } from "./receive-body.ts";

const id = "0123456789abcdef" as UploadId;
const MiB = 1_048_576;
/** Two and a half times as long as the first range. */
const BODY = Buffer.alloc(20 * MiB, "what was sent, byte by byte ");

/** Freezes the clock with which the client measures speed, so that the computer's load does not matter. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

type Behaviour = {
  /** Responds to the first request. */
  begin?: (response: ServerResponse, range: Buffer, askedAhead: Promise<void>) => void;
  etag?: string;
  /** `Content-Range` of the response to the first request. */
  firstRange?: string;
  /** Runs before each response. */
  beforeAnswer?: () => void;
  /** Replaces or changes the response to the nth request under the Claim. */
  resume?: (response: ServerResponse, range: Buffer, nth: number) => void;
  /** Status of the response to the nth request under the Claim. */
  statusOf?: (nth: number) => number;
  /** Maximum number of concurrent ranges that the server announces; absent: it announces none. */
  parallel?: number;
};

/** A server that supports Claims. */
async function serveBody({
  begin = (response, range) => void response.end(range),
  resume = (response, range) => void response.end(range),
  statusOf = () => 206,
  beforeAnswer = () => {},
  firstRange,
  parallel,
  etag = '"1"',
}: Behaviour = {}): Promise<HttpServer> {
  let asked = 0;
  const { promise: askedAhead, resolve: isAskedAhead } = createDeferred<void>();
  return serveHttp(({ method, headers }, response) => {
    if (method === "POST") return void response.end();
    beforeAnswer();
    const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
    const range = BODY.subarray(first, last + 1);
    const isFirst = headers[CLAIM_HEADER.toLowerCase()] !== "claim";
    if (!isFirst) {
      asked += 1;
      isAskedAhead();
    }
    if (parallel !== undefined) response.setHeader(PARALLEL_HEADER, parallel);
    if (isFirst && firstRange !== undefined) response.setHeader("Content-Range", firstRange);
    response.writeHead(isFirst ? 206 : statusOf(asked), { [CLAIM_HEADER]: "claim", ETag: etag });
    if (isFirst) return void begin(response, range, askedAhead);
    resume(response, range, asked);
  });
}

function createSigner(server: HttpServer): Signer {
  return {
    get: async (path, signal, { headers = {} } = {}) => requireSuccess(await send(server, path, { signal, headers })),
  };
}

const requestTo = (server: HttpServer, bodyCall: BodyCall = "stream") => ({
  server,
  signer: createSigner(server),
  id,
  bodyCall,
  totalBytes: BODY.length,
});

async function receive(server: HttpServer, signal = new AbortController().signal, onReceived = (_bytes: number) => {}) {
  return receiveBody(requestTo(server), onReceived, signal);
}

/** Collects a stream whose chunks are valid only until the next read. */
async function collectBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const rangesOf = (calls: readonly Call[]) => calls.flatMap(({ headers }) => headers.range ?? []);

test.each([
  ["stream", `/api/download/${id}`],
  ["blob", `/api/download/blob/${id}`],
] as const)("requests every range of a body with the same call as the first range: %s", async (bodyCall, path) => {
  await using server = await serveBody();
  const body = await receiveBody(requestTo(server, bodyCall), () => {}, new AbortController().signal);
  expect((await collectBytes(body)).equals(BODY)).toBe(true);
  const asked = server.calls.filter(({ method }) => method === "GET").map((call) => call.path);
  expect(asked).toEqual([path, path, path]);
});

test("requests the rest of a first range that the server has shortened", async () => {
  await using server = await serveBody({
    begin: (response, range) => void response.end(range.subarray(0, MiB)),
    firstRange: `bytes 0-${MiB - 1}/${BODY.length}`,
  });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  const rest = ["bytes=1048576-9437183", "bytes=9437184-17825791", "bytes=17825792-20971519"];
  expect(rangesOf(server.calls)).toEqual(["bytes=0-8388607", ...rest]);
});

test("fetches a body in ranges under one Claim, which it releases at the end", async () => {
  await using server = await serveBody();
  const seen: number[] = [];
  const stream = await receive(server, undefined, (bytes) => seen.push(bytes));
  expect((await collectBytes(stream)).equals(BODY)).toBe(true);
  expect(seen.at(-1)).toBe(BODY.length);
  expect(rangesOf(server.calls)).toEqual(["bytes=0-8388607", "bytes=8388608-16777215", "bytes=16777216-20971519"]);
  await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
  expect(server.calls.at(1)?.headers).toMatchObject({ "if-range": '"1"', "envoi-ext": "1" });
});

test("sends a strong ETag back if a proxy has marked it as weak, because servers ignore ranges with weak ones", async () => {
  await using server = await serveBody({ etag: 'W/"1"' });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  expect(server.calls.at(1)?.headers).toMatchObject({ "if-range": '"1"' });
});

/** Reads until this number of bytes has arrived. */
async function readTo(reader: ReadableStreamDefaultReader<Uint8Array>, bytes: number, from = 0): Promise<number> {
  let read = from;
  while (read < bytes) read += (await reader.read()).value?.byteLength ?? 0;
  return read;
}

test("the next range is requested while the current one is still arriving", async () => {
  await using server = await serveBody({
    parallel: 6,
    begin(response, range, askedAhead) {
      response.write(range.subarray(0, 7 * MiB));
      void askedAhead.then(() => response.end(range.subarray(7 * MiB)));
    },
  });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
});

test("the next range is requested only shortly before the current one ends", async () => {
  await using server = await serveBody({ parallel: 6 });
  const reader = (await receive(server)).getReader();
  let read = await readTo(reader, MiB);
  vi.advanceTimersByTime(1_100);
  read = await readTo(reader, 7 * MiB, read);
  expect(server.calls).toHaveLength(1);
  await readTo(reader, 8 * MiB - 65_536, read);
  await expect.poll(() => server.calls).toHaveLength(2);
  await reader.cancel();
});

test("the next range is at most three quarters of the maximum loss", async () => {
  await using server = await serveBody({ begin: (response) => void response.write(BODY.subarray(0, 8 * MiB)) });
  const signal = new AbortController().signal;
  const body = await receiveBody({ ...requestTo(server), totalBytes: 64 * MiB }, () => {}, signal);
  const reader = body.getReader();
  const read = await readTo(reader, MiB);
  vi.advanceTimersByTime(100);
  await readTo(reader, 8 * MiB, read);
  await expect.poll(() => rangesOf(server.calls).at(1)).toBe(`bytes=${8 * MiB}-${(8 + 48) * MiB - 1}`);
  await reader.cancel();
});

test("the next range is requested only when the current one has arrived, if responses are slow", async () => {
  const { promise: isReadAlmost, resolve: readAlmost } = createDeferred<void>();
  await using server = await serveBody({
    parallel: 6,
    begin(response, range) {
      response.write(range.subarray(0, 8 * MiB - 1));
      void isReadAlmost.then(() => response.end(range.subarray(8 * MiB - 1)));
    },
    beforeAnswer: () => void vi.advanceTimersByTime(10),
  });
  const reader = (await receive(server)).getReader();
  const read = await readTo(reader, 8 * MiB - 1);
  expect(server.calls).toHaveLength(1);
  readAlmost();
  await readTo(reader, 8 * MiB, read);
  await expect.poll(() => server.calls).toHaveLength(2);
  await reader.cancel();
});

test("the last range is requested only after everything before it has been read", async () => {
  await using server = await serveBody();
  const reader = (await receive(server)).getReader();
  const read = await readTo(reader, 16 * MiB - 65_536);
  expect(rangesOf(server.calls)).toEqual(["bytes=0-8388607", "bytes=8388608-16777215"]);
  await readTo(reader, 17 * MiB, read);
  expect(rangesOf(server.calls)).toHaveLength(3);
  await reader.cancel();
});

test("retries a range that was rejected because it was requested too early", async () => {
  await using server = await serveBody({ statusOf: (nth) => (nth === 1 ? 429 : 206) });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  const second = "bytes=8388608-16777215";
  expect(rangesOf(server.calls)).toEqual(["bytes=0-8388607", second, second, "bytes=16777216-20971519"]);
});

test("a download resumes where the connection broke within a range", async () => {
  await using server = await serveBody({
    resume(response, range, nth) {
      if (nth > 1) return void response.end(range);
      response.write(range.subarray(0, MiB), () => response.destroy());
    },
  });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  const [, broken, resumed = ""] = rangesOf(server.calls);
  expect(broken).toBe("bytes=8388608-16777215");
  const from = Number(/^bytes=(\d+)-/.exec(resumed)?.[1]);
  expect(from).toBeGreaterThanOrEqual(8 * MiB);
  expect(from).toBeLessThanOrEqual(9 * MiB);
});

test("nothing is lost when a connection breaks after the last byte but before the end of the response", async () => {
  await using server = await serveBody({
    resume(response, range, nth) {
      if (nth === 2) response.write(range, () => setTimeout(() => response.destroy(), 50));
      else response.end(range);
    },
  });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
});

test("a range without data is retried a limited number of times", async () => {
  await using server = await serveBody({
    resume: (response, range, nth) => void response.end(nth === 1 ? "" : range),
  });
  expect((await collectBytes(await receive(server))).byteLength).toBe(BODY.length);
  const again = ["bytes=8388608-16777215", "bytes=8388608-16777215"];
  expect(rangesOf(server.calls)).toEqual(["bytes=0-8388607", ...again, "bytes=16777216-20971519"]);
});

test("discards a response that is not a range", async () => {
  await using server = await serveBody({
    statusOf: (nth) => (nth === 1 ? 200 : 206),
    resume: (response, range, nth) => void response.end(nth === 1 ? BODY : range),
  });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  const again = ["bytes=8388608-16777215", "bytes=8388608-16777215"];
  expect(rangesOf(server.calls)).toEqual(["bytes=0-8388607", ...again, "bytes=16777216-20971519"]);
});

test("renews a paused reader's Claim by requesting the last byte again every 45 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  await using server = await serveBody();
  const reader = (await receive(server)).getReader();
  const read = (await reader.read()).value?.byteLength ?? 0;
  const byte = `bytes=${read - 1}-${read - 1}`;
  for (const askedFor of [[byte], [byte, byte]]) {
    vi.advanceTimersByTime(44_999);
    expect(server.calls).toHaveLength(askedFor.length);
    vi.advanceTimersByTime(1);
    await expect.poll(() => rangesOf(server.calls).slice(1)).toEqual(askedFor);
  }
  await reader.cancel();
  vi.advanceTimersByTime(600_000);
  await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
  expect(rangesOf(server.calls)).toHaveLength(3);
});

test("the download ends with the server's reason when it cannot be continued", async () => {
  await using server = await serveHttp(({ headers }, response) => {
    if (headers[CLAIM_HEADER.toLowerCase()] !== undefined) return void response.writeHead(404).end("{}");
    response.writeHead(206, { [CLAIM_HEADER]: "claim" }).end(BODY.subarray(0, MiB));
  });
  const failure = collectBytes(await receive(server));
  await expect(failure).rejects.toThrow(ProtocolError);
  await expect(failure).rejects.toMatchObject({ code: "not_found" });
});

test("a download cancelled between two ranges ends immediately", async () => {
  const controller = new AbortController();
  await using server = await serveBody({ resume: (response) => void response.destroy() });
  const reader = (await receive(server, controller.signal)).getReader();
  await readTo(reader, 8 * MiB);
  const next = reader.read();
  controller.abort();
  await expect(next).rejects.toMatchObject({ code: "cancelled" });
});

test.each(["its reader leaves", "it is cancelled"])("a Claim is released when %s midway", async (how) => {
  const controller = new AbortController();
  await using server = await serveBody();
  const reader = (await receive(server, controller.signal)).getReader();
  await reader.read();
  if (how === "it is cancelled") controller.abort();
  else await reader.cancel();
  await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
});

test("a whole body without a Claim is read as it arrives", async () => {
  await using server = await serveHttp((_call, response) => void response.end(BODY));
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  expect(server.calls).toHaveLength(1);
});

test("a whole body without a Claim fails when nothing arrives for a minute", async () => {
  await using server = await serveHttp((_call, response) => void response.write(BODY.subarray(0, MiB)));
  const reader = (await receive(server)).getReader();
  await readTo(reader, MiB);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const next = reader.read();
  const failure = expect(next).rejects.toMatchObject({ code: "connection_lost" });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(await Promise.race([next, "waiting"])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  await failure;
});

test("if the whole body arrives instead of a range, nothing else is requested", async () => {
  await using server = await serveHttp(({ method }, response) => {
    response.writeHead(200, { [CLAIM_HEADER]: "claim" }).end(method === "POST" ? "" : BODY);
  });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
  expect(rangesOf(server.calls)).toEqual(["bytes=0-8388607"]);
});
