import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { CLAIM_HEADER, lastRecordOffset, PARALLEL_HEADER, type UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Call, type HttpServer, serveHttp } from "../testing/http-server.ts";
import { refuse } from "../testing/serve-content.ts";
import { requireSuccess, send } from "../wire/server.ts";
import { fetchRange } from "./claim.ts";
import { ParallelBody } from "./parallel-body.ts";
import { receiveBody } from "./receive-body.ts";

const id = "0123456789abcdef" as UploadId;
const MiB = 1_048_576;
const BODY = Buffer.alloc(40 * MiB);
for (let at = 0; at < BODY.length; at += 4) BODY.writeUInt32LE(at, at);
const LAST_RECORD = lastRecordOffset(BODY.length);
/** Number of bytes that a connection sends in TICK_MS. */
const TICK_BYTES = 65_536;
const TICK_MS = 20;

type Range = { first: number; end: number };
type Serving = {
  body?: Buffer;
  /** Delay before a response begins. */
  waitMs?: number;
  /** Number of bytes that each range sends per tick, by the number of running ranges. */
  rate?: (running: number) => number;
  /** Optional response to the nth request in place of the usual one. @returns whether it has responded */
  answerNth?: (response: ServerResponse, range: Range, nth: number) => boolean;
  parallel?: number;
};

type RangeServer = HttpServer & {
  maxRunning(): number;
  ranges(): Range[];
  /** For each request for the last Record: the number of other running ranges. */
  besideLast: readonly number[];
};

function parseRange({ headers }: Call): Range {
  const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
  return { first, end: last + 1 };
}

/** A server whose connections are slow, so that several connections are faster than one. */
async function serveSlowly({
  body = BODY,
  waitMs = 0,
  rate = () => TICK_BYTES,
  answerNth = () => false,
  parallel = 6,
}: Serving = {}): Promise<RangeServer> {
  let nth = 0;
  let running = 0;
  let maxRunning = 0;
  const besideLast: number[] = [];
  const server = await serveHttp(async (call, response) => {
    if (call.method === "POST") return void response.end("OK");
    const range = parseRange(call);
    nth += 1;
    if (range.end > LAST_RECORD) besideLast.push(running);
    if (answerNth(response, range, nth)) return;
    if (waitMs > 0) await delay(waitMs);
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    response.writeHead(206, { [CLAIM_HEADER]: "claim", [PARALLEL_HEADER]: parallel, ETag: '"1"' });
    for (let at = range.first; at < range.end && !response.destroyed; ) {
      const end = Math.min(at + rate(running), range.end);
      // The client may have the whole range as soon as the last write has been made.
      if (end === range.end) running -= 1;
      response.write(body.subarray(at, end));
      at = end;
      while (response.writableNeedDrain && !response.destroyed) await delay(TICK_MS);
      if (at < range.end) await delay(TICK_MS);
      if (response.destroyed && at < range.end) running -= 1;
    }
    response.end();
  });
  return {
    ...server,
    maxRunning: () => maxRunning,
    besideLast,
    ranges: () => server.calls.filter(({ method }) => method === "GET").map(parseRange),
  };
}

function receive(server: RangeServer, signal = new AbortController().signal) {
  const signer = {
    get: async (path: string, ending: AbortSignal, { headers = {} } = {}) =>
      requireSuccess(await send(server, path, { signal: ending, headers })),
  };
  return receiveBody({ server, signer, id, bodyCall: "stream", totalBytes: BODY.length }, () => {}, signal);
}

type Receiving = {
  signal?: AbortSignal;
  totalBytes?: number;
  spareBytes?: number;
  bytesPerSecond?: number;
  waitMs?: number;
  isReadOnDemand?: boolean;
  isReaderSlow?: boolean;
  outlives?: () => boolean;
};

/** A download with a fixed number of concurrent ranges. `refusals` counts ranges rejected before their turn. */
async function receiveAtOnce(
  server: RangeServer,
  count: number,
  {
    signal = new AbortController().signal,
    totalBytes = BODY.length,
    spareBytes = 16 * MiB,
    bytesPerSecond = MiB,
    waitMs = 1,
    isReadOnDemand = true,
    isReaderSlow = false,
    outlives = () => false,
  }: Receiving = {},
) {
  const claim = { server, id, bodyCall: "stream", token: "claim", etag: null } as const;
  const answer = await fetchRange(claim, [0, MiB - 1], signal);
  const meter = {
    count,
    refusals: 0,
    bytesPerSecond: () => bytesPerSecond,
    isReaderSlow,
    wait() {},
    endWait() {},
    received() {},
    refused() {
      this.refusals += 1;
      this.count = 1;
    },
  };
  const options = { totalBytes, spareBytes, maxRanges: 6, signal, meter, isReadOnDemand, outlives };
  return { meter, body: new ParallelBody({ answer, range: [0, MiB - 1], waitMs }, claim, options) };
}

async function readAll(body: ParallelBody): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let chunk = await body.read(); chunk !== null; chunk = await body.read()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function collectBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Whether the last Record was requested once, after all other ranges had been requested. */
function isLastAlone(ranges: readonly Range[]): boolean {
  const last = ranges.at(-1);
  return last?.end === BODY.length && ranges.slice(0, -1).every(({ end }) => end <= LAST_RECORD);
}

test("after a request that waited in vain, the next one is much shorter, because a proxy may buffer responses", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  await using server = await serveSlowly({
    rate: () => 8 * MiB,
    answerNth(response, _range, nth) {
      if (nth !== 2) return false;
      vi.advanceTimersByTime(6_000);
      response.destroy();
      return true;
    },
  });
  const { body } = await receiveAtOnce(server, 1, { spareBytes: 400 * MiB });
  expect((await readAll(body)).equals(BODY)).toBe(true);
  const lengths = server.ranges().map(({ first, end }) => end - first);
  expect(lengths.slice(1, 3)).toEqual([10 * MiB, 1.25 * MiB]);
  expect(Math.max(...lengths.slice(3))).toBeGreaterThan(2 * MiB);
});

test("a download on slow connections is faster with several ranges, and is complete and in order", async () => {
  await using server = await serveSlowly({ rate: () => TICK_BYTES / 2 });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  expect(server.maxRunning()).toBeGreaterThan(1);
  expect(server.maxRunning()).toBeLessThanOrEqual(6);
  expect(server.calls[0]?.headers[PARALLEL_HEADER.toLowerCase()]).toBe("1");
  expect(isLastAlone(server.ranges())).toBe(true);
  await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
}, 60_000);

test.each([1, 2, 6])(
  "requests ranges in order and without gaps, at most %i at once",
  async (count) => {
    // No range ends before this number of ranges has started.
    const rate = (): number => (server.maxRunning() < count ? 1 : 8 * TICK_BYTES);
    await using server = await serveSlowly({ rate });
    const { body } = await receiveAtOnce(server, count);
    expect((await readAll(body)).equals(BODY)).toBe(true);
    // One more range is requested shortly before another one ends.
    expect(server.maxRunning()).toBeLessThanOrEqual(Math.min(count + 1, 6));
    expect(server.maxRunning()).toBeGreaterThanOrEqual(count);
    expect(isLastAlone(server.ranges())).toBe(true);
    // Requests on different connections may overtake each other.
    const ranges = server.ranges().sort((a, b) => a.first - b.first);
    for (const [n, { first }] of ranges.entries()) expect(first).toBe(ranges[n - 1]?.end ?? 0);
  },
  60_000,
);

test("requests the last Record only when everything before it has arrived", async () => {
  await using server = await serveSlowly({ rate: () => 8 * TICK_BYTES });
  const { body } = await receiveAtOnce(server, 6);
  expect((await readAll(body)).equals(BODY)).toBe(true);
  expect(server.besideLast).toEqual([0]);
}, 60_000);

test("requests a broken range again from where it stopped, while the other ranges continue", async () => {
  const broken: Range[] = [];
  await using server = await serveSlowly({
    rate: () => 8 * TICK_BYTES,
    answerNth(response, range, nth) {
      if (nth % 5 !== 0 || range.end - range.first < MiB) return false;
      broken.push(range);
      response.writeHead(206, { [CLAIM_HEADER]: "claim", [PARALLEL_HEADER]: 6 });
      response.write(BODY.subarray(range.first, range.first + 50_000), () => setTimeout(() => response.destroy(), 50));
      return true;
    },
  });
  const { body } = await receiveAtOnce(server, 6);
  expect((await readAll(body)).equals(BODY)).toBe(true);
  expect(broken.length).toBeGreaterThan(1);
  const ranges = server.ranges();
  for (const { first } of broken) {
    // The interrupted request, and the one that continues it.
    const here = ranges.filter((one) => one.first >= first && one.first <= first + 50_000);
    expect(here).toHaveLength(2);
  }
  expect(ranges.filter(({ end }) => end > LAST_RECORD)).toHaveLength(1);
}, 60_000);

test("requests fewer ranges when the server rejects some, and does not fail", async () => {
  let open = 0;
  await using server = await serveSlowly({
    rate: () => 8 * TICK_BYTES,
    answerNth(response) {
      if (open >= 2) return refuse(response, "rate_limited");
      open += 1;
      response.once("close", () => {
        open -= 1;
      });
      return false;
    },
  });
  const { body, meter } = await receiveAtOnce(server, 6);
  expect((await readAll(body)).equals(BODY)).toBe(true);
  expect(meter.refusals).toBeGreaterThan(0);
}, 90_000);

test("a kept download that has used up its spare bytes continues in small ranges", async () => {
  const body = BODY.subarray(0, 2 * MiB);
  await using server = await serveSlowly({ body, rate: () => 8 * TICK_BYTES });
  const receiving = { totalBytes: body.length, spareBytes: 1, outlives: () => true };
  const { body: received } = await receiveAtOnce(server, 1, receiving);
  expect((await readAll(received)).equals(body)).toBe(true);
  const sizes = server.ranges().map(({ first, end }) => end - first);
  expect(Math.max(...sizes.slice(1))).toBeLessThanOrEqual(65_536);
});

test("a permanent rejection ends the download with its reason, and its Claim is released", async () => {
  await using server = await serveSlowly({
    answerNth: (response, _range, nth) => nth > 2 && refuse(response, "not_found"),
  });
  const { body } = await receiveAtOnce(server, 6);
  await expect(readAll(body)).rejects.toMatchObject({ code: "not_found" });
  await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
}, 60_000);

test.each([
  ["broken connection", 1_000, 20],
  ["request without a response", 0, 400],
])(
  "requests fewer bytes after each %s, so that it loses no more than the server allows",
  async (_what, sentBytes, brokenMs) => {
    const BROKEN = 20;
    let lostBytes = 0;
    await using server = await serveSlowly({
      rate: () => 8 * TICK_BYTES,
      answerNth(response, { first, end }, nth) {
        if (nth === 1 || nth > 1 + BROKEN) return false;
        // The remaining bytes count as lost, as if they had been in flight.
        lostBytes += end - first - sentBytes;
        setTimeout(() => response.destroy(), brokenMs);
        if (sentBytes > 0) {
          response.writeHead(206, { [CLAIM_HEADER]: "claim", [PARALLEL_HEADER]: 6 });
          response.write(BODY.subarray(first, first + sentBytes));
        }
        return true;
      },
    });
    const { body } = await receiveAtOnce(server, 6);
    expect((await readAll(body)).equals(BODY)).toBe(true);
    const sizes = server.ranges().map(({ first, end }) => end - first);
    expect(lostBytes).toBeGreaterThan(8 * MiB);
    expect(lostBytes).toBeLessThan(16 * MiB);
    expect(sizes.at(BROKEN + 1)).toBeLessThan((sizes[2] ?? 0) / 2);
  },
  120_000,
);

test("when all connections break repeatedly, no more bytes are lost than the server allows", async () => {
  const SPARE_BYTES = 16 * MiB;
  const CUTS = 4;
  let cuts = 0;
  let lostBytes = 0;
  let sentBytes = 0;
  const open = new Map<ServerResponse, Range>();
  await using server = await serveSlowly({
    rate: () => (cuts < CUTS ? 256 : 8 * TICK_BYTES),
    answerNth(response, range) {
      const charged = [...open.values()].reduce((sum, { first, end }) => sum + end - first, range.end - range.first);
      // Counts like our server: all bytes missing from a cut response may have been in flight.
      if (sentBytes + lostBytes + charged > BODY.length + SPARE_BYTES) return refuse(response, "rate_limited");
      open.set(response, range);
      response.once("close", () => {
        open.delete(response);
        if (response.writableFinished) sentBytes += range.end - range.first;
        else lostBytes += range.end - range.first;
      });
      return false;
    },
  });
  const cutting = setInterval(() => {
    if (cuts >= CUTS) return;
    cuts += 1;
    for (const response of open.keys()) response.destroy();
  }, 1_000);
  try {
    const { body, meter } = await receiveAtOnce(server, 6, { bytesPerSecond: 20 * MiB });
    expect((await readAll(body)).equals(BODY)).toBe(true);
    expect(meter.refusals).toBe(0);
  } finally {
    clearInterval(cutting);
  }
  expect(cuts).toBe(CUTS);
  expect(sentBytes + lostBytes - BODY.length).toBeGreaterThan(4 * MiB);
}, 120_000);

test.each([
  { mebibytesPerSecond: 0.6, waitMs: 200, isReadOnDemand: true, mebibytes: 1 },
  { mebibytesPerSecond: 3, waitMs: 200, isReadOnDemand: true, mebibytes: 2 },
  { mebibytesPerSecond: 9, waitMs: 200, isReadOnDemand: true, mebibytes: 6 },
  { mebibytesPerSecond: 20, waitMs: 200, isReadOnDemand: true, mebibytes: 8 },
  { mebibytesPerSecond: 20, waitMs: 5, isReadOnDemand: true, mebibytes: 4 },
  { mebibytesPerSecond: 3, waitMs: 200, isReadOnDemand: false, mebibytes: 2 },
  { mebibytesPerSecond: 20, waitMs: 200, isReadOnDemand: false, mebibytes: 4 },
])(
  "each range is $mebibytes MiB long at $mebibytesPerSecond MiB/s (wait $waitMs ms, on demand: $isReadOnDemand)",
  async ({ mebibytesPerSecond, mebibytes, ...line }) => {
    const body = Buffer.alloc(64 * MiB);
    await using server = await serveSlowly({ body, waitMs: line.waitMs });
    const bytesPerSecond = mebibytesPerSecond * MiB;
    const receiving = { totalBytes: body.length, spareBytes: body.length, bytesPerSecond, ...line };
    const { body: received } = await receiveAtOnce(server, 6, receiving);
    await received.read();
    await expect.poll(() => server.ranges().length).toBeGreaterThanOrEqual(6);
    const sizes = server.ranges().map(({ first, end }) => end - first);
    expect(sizes.slice(1, 6)).toEqual(Array(5).fill(mebibytes * MiB));
    await received.cancel(undefined);
  },
);

test.each([
  { mebibytesPerSecond: 0.5, isReaderSlow: false, mebibytes: 8 },
  { mebibytesPerSecond: 3, isReaderSlow: false, mebibytes: 30 },
  { mebibytesPerSecond: 20, isReaderSlow: false, mebibytes: 64 },
  { mebibytesPerSecond: 3, isReaderSlow: true, mebibytes: 8 },
  { mebibytesPerSecond: 24, isReaderSlow: true, mebibytes: 12 },
  { mebibytesPerSecond: 100, isReaderSlow: true, mebibytes: 16 },
])(
  "a single range is $mebibytes MiB long at $mebibytesPerSecond MiB/s (slow reader: $isReaderSlow)",
  async ({ mebibytesPerSecond, isReaderSlow, mebibytes }) => {
    const body = Buffer.alloc(96 * MiB);
    await using server = await serveSlowly({ body, rate: () => 16 * TICK_BYTES });
    const bytesPerSecond = mebibytesPerSecond * MiB;
    const receiving = { totalBytes: body.length, spareBytes: body.length, waitMs: 200, bytesPerSecond, isReaderSlow };
    const { body: received } = await receiveAtOnce(server, 1, receiving);
    for (let read = 0; read < 1.5 * MiB; ) read += (await received.read())?.byteLength ?? 0;
    expect(server.ranges().slice(1)).toEqual([{ first: MiB, end: (1 + mebibytes) * MiB }]);
    await received.cancel(undefined);
  },
);

test.each([
  { waitMs: 200, isReadOnDemand: true, mebibytes: 48 },
  { waitMs: 0, isReadOnDemand: true, mebibytes: 24 },
  { waitMs: 200, isReadOnDemand: false, mebibytes: 24 },
])(
  "requests $mebibytes MiB ahead of a reader that has stopped reading (wait $waitMs ms, on demand: $isReadOnDemand)",
  async ({ waitMs, isReadOnDemand, mebibytes }) => {
    const body = Buffer.alloc(96 * MiB);
    await using server = await serveSlowly({ body, waitMs, rate: () => 16 * TICK_BYTES });
    const receiving = { totalBytes: body.length, spareBytes: body.length, bytesPerSecond: 20 * MiB };
    const { body: received } = await receiveAtOnce(server, 6, { ...receiving, waitMs, isReadOnDemand });
    await received.read();
    await delay(3_000);
    // The first range is 1 MiB long.
    expect(Math.max(...server.ranges().map(({ end }) => end))).toBe((1 + mebibytes) * MiB);
    await received.cancel(undefined);
    await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
  },
  60_000,
);

test("cancelling a download immediately ends all its ranges and releases its Claim", async () => {
  const controller = new AbortController();
  await using server = await serveSlowly();
  const { body } = await receiveAtOnce(server, 6, { signal: controller.signal });
  await body.read();
  await expect.poll(() => server.maxRunning()).toBeGreaterThan(3);
  controller.abort();
  await expect(readAll(body)).rejects.toMatchObject({ code: "cancelled" });
  await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
}, 60_000);

test("a server that allows one range at a time receives one request after another", async () => {
  await using server = await serveSlowly({ rate: () => 16 * TICK_BYTES, parallel: 1 });
  expect((await collectBytes(await receive(server))).equals(BODY)).toBe(true);
  expect(server.ranges().map(({ end }) => end)).not.toContain(LAST_RECORD);
}, 60_000);
