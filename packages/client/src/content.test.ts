import type { ServerResponse } from "node:http";
import { createContentKey, createSecret, deriveContentKeys, formatLinkKey, sealRecords } from "@envoi/crypto";
import {
  CLAIM_HEADER,
  CLAIM_USE_HEADER,
  ciphertextBytes,
  type ErrorCode,
  encodeBase64Url,
  HEADER_BYTES,
  PIECE_BYTES,
  ProtocolError,
  RANDOM_ACCESS,
  RECORD_BYTES,
  type UploadId,
} from "@envoi/protocol";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createBodyOpening } from "./body-opening.ts";
import { type Content, createContent, MAX_READ_BYTES } from "./content.ts";
import { createDeferred } from "./deferred.ts";
import { adoptContent } from "./download.ts";
import { openRandomAccess } from "./random-access-claim.ts";
import { RecordCache } from "./record-cache.ts";
import { requireSuccess, send } from "./server.ts";
import type { Signer } from "./signed-request.ts";
import { type Call, type HttpServer, serveHttp } from "./testing/http-server.ts";

const id = "0123456789abcdef" as UploadId;
const MiB = 1_048_576;
const secret = createSecret();
const never = () => new AbortController().signal;

function plaintextOf(bytes: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes).map((_, index) => index * 31 + (index >> 8) + (index >> 16));
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const seal = (plaintext: Uint8Array<ArrayBuffer>) => bytesOf(sealRecords(new Blob([plaintext]).stream(), { secret }));

type Asked = { first: number; end: number; nth: number };
type Behaviour = {
  /** Sent instead of the sealed plaintext. */
  body?: Buffer;
  /** Answers the nth request under the Claim. @returns false to send the usual answer instead */
  answerNth?: (response: ServerResponse, range: Buffer, asked: Asked) => boolean;
  /** Headers to add to the first answer, or to replace there. */
  firstHeaders?: Record<string, string>;
  firstStatus?: number;
};

type Served = HttpServer & {
  plaintext: Uint8Array<ArrayBuffer>;
  content: Content;
  /** Ranges requested under the Claim, in Records: the first one and the end. */
  asked(): [number, number][];
};

/** A server with random access to one body, and a client's `Content` of that body. */
async function serveContent(
  plaintext: Uint8Array<ArrayBuffer>,
  { body: other, answerNth = () => false, firstHeaders = {}, firstStatus = 206 }: Behaviour = {},
): Promise<Served> {
  const body = other ?? (await seal(plaintext));
  let nth = 0;
  const server = await serveHttp(({ method, headers }, response) => {
    if (method === "POST") return void response.end("OK");
    const isFirst = headers[CLAIM_HEADER.toLowerCase()] === undefined;
    const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
    const range = body.subarray(first, last + 1);
    if (!isFirst) nth += 1;
    if (!isFirst && answerNth(response, range, { first, end: last + 1, nth })) return;
    const usual = {
      [CLAIM_HEADER]: "claim",
      [CLAIM_USE_HEADER]: RANDOM_ACCESS,
      "Content-Range": `bytes ${first}-${last}/${body.length}`,
      ETag: '"1"',
    };
    response.writeHead(isFirst ? firstStatus : 206, isFirst ? { ...usual, ...firstHeaders } : usual).end(range);
  });
  const signer: Signer = {
    get: async (path, signal, { headers = {} } = {}) => requireSuccess(await send(server, path, { signal, headers })),
  };
  const take = (signal: AbortSignal) => openRandomAccess({ server, id, bodyCall: "stream" }, signer, signal);
  const content = createContent(createBodyOpening(take, plaintext.byteLength), {
    secret,
    plaintextBytes: plaintext.byteLength,
  });
  return {
    ...server,
    plaintext,
    content,
    asked: () => server.calls.filter(isUnderClaim).map(recordsOf),
    async [Symbol.asyncDispose]() {
      content.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const isUnderClaim = ({ method, headers }: Call) =>
  method === "GET" && headers[CLAIM_HEADER.toLowerCase()] !== undefined;
const isTaking = ({ method, headers }: Call) =>
  method === "GET" && headers[CLAIM_USE_HEADER.toLowerCase()] !== undefined;

function recordsOf({ headers }: Call): [number, number] {
  const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
  return [(first - HEADER_BYTES) / RECORD_BYTES, Math.ceil((last + 1 - HEADER_BYTES) / RECORD_BYTES)];
}

/** Refuses like the real service. */
function refuse(response: ServerResponse, code: ErrorCode): true {
  const error = new ProtocolError(code);
  response.writeHead(error.status, { "Content-Type": "application/json" }).end(JSON.stringify(error));
  return true;
}

/** Makes all pauses of the client end almost at once. */
function skipPauses(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ticking = setInterval(() => vi.advanceTimersByTime(1_000), 1);
  onTestFinished(() => {
    clearInterval(ticking);
    vi.useRealTimers();
  });
}

describe("a range of plaintext", () => {
  const SIZES = [1, 2, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES, 200_000];
  test.each(SIZES)("of a body of %i bytes equals the sender's, at every edge of a Record", async (bytes) => {
    await using served = await serveContent(plaintextOf(bytes));
    const edges = [0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, bytes - 1, bytes].filter(
      (edge) => edge >= 0 && edge <= bytes,
    );
    for (const firstByte of edges) {
      for (const endByte of edges.filter((edge) => edge >= firstByte)) {
        const range = { firstByte, endByte };
        const expected = served.plaintext.subarray(firstByte, endByte);
        expect(Buffer.compare(await served.content.read(range, never()), expected)).toBe(0);
        expect(Buffer.compare(await bytesOf(served.content.stream(range, { signal: never() })), expected)).toBe(0);
      }
    }
    expect(served.calls.filter(isTaking)).toHaveLength(1);
  });

  test("equals the sender's, wherever it is and whatever was read before", async () => {
    const served = await serveContent(plaintextOf(5 * MiB + 77));
    onTestFinished(() => served[Symbol.asyncDispose]());
    const { plaintext, content } = served;
    const range = fc
      .tuple(fc.nat({ max: plaintext.byteLength }), fc.nat({ max: plaintext.byteLength }))
      .map(([one, other]) => ({ firstByte: Math.min(one, other), endByte: Math.max(one, other) }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(range, fc.boolean()), { minLength: 1, maxLength: 4 }), async (reads) => {
        const read = await Promise.all(
          reads.map(([each, asStream]) =>
            asStream ? bytesOf(content.stream(each, { signal: never() })) : content.read(each, never()),
          ),
        );
        for (const [index, [{ firstByte, endByte }]] of reads.entries()) {
          expect(Buffer.compare(read[index] ?? Buffer.alloc(0), plaintext.subarray(firstByte, endByte))).toBe(0);
        }
      }),
      { numRuns: 60 },
    );
    expect(served.calls.filter(isTaking)).toHaveLength(1);
  });

  test("that is empty causes no request and takes no download, even in an empty body", async () => {
    await using served = await serveContent(plaintextOf(0));
    const none = { firstByte: 0, endByte: 0 };
    expect(await served.content.read(none, never())).toHaveLength(0);
    expect(await bytesOf(served.content.stream(none, { signal: never() }))).toHaveLength(0);
    expect(served.content.isTaken()).toBe(false);
    expect(served.calls).toEqual([]);
  });

  test.each([
    ["begins before the plaintext", -1, 5],
    ["ends beyond it", 0, 200_001],
    ["ends before it begins", 6, 5],
    ["is fractional", 0.5, 5],
    ["is not a number", Number.NaN, 5],
  ])("that %s is refused, and asks for nothing", async (_what, firstByte, endByte) => {
    await using served = await serveContent(plaintextOf(200_000));
    await expect(served.content.read({ firstByte, endByte }, never())).rejects.toThrow(RangeError);
    expect(() => served.content.stream({ firstByte, endByte }, { signal: never() })).toThrow(RangeError);
    expect(served.calls).toEqual([]);
  });

  test("that is too long for memory is refused by read alone", async () => {
    await using served = await serveContent(plaintextOf(MAX_READ_BYTES + 1));
    await expect(served.content.read({ firstByte: 0, endByte: MAX_READ_BYTES + 1 }, never())).rejects.toThrow(
      RangeError,
    );
    expect(await served.content.read({ firstByte: 1, endByte: MAX_READ_BYTES + 1 }, never())).toHaveLength(
      MAX_READ_BYTES,
    );
  });
});

describe("Records are fetched", () => {
  test("once for any number of reads of the same range", async () => {
    await using served = await serveContent(plaintextOf(3 * MiB));
    const range = { firstByte: 10 * PIECE_BYTES + 5, endByte: 12 * PIECE_BYTES + 1 };
    for (let n = 0; n < 3; n++) await served.content.read(range, never());
    await Promise.all([1, 2, 3].map(() => bytesOf(served.content.stream(range, { signal: never() }))));
    expect(served.asked()).toEqual([[10, 13]]);
    expect(served.calls[0]?.headers.range).toBe("bytes=0-20");
  });

  test("once for concurrent reads of the same range", async () => {
    await using served = await serveContent(plaintextOf(3 * MiB));
    const range = { firstByte: 20 * PIECE_BYTES, endByte: 22 * PIECE_BYTES };
    await Promise.all(Array.from({ length: 10 }, () => served.content.read(range, never())));
    expect(served.asked()).toEqual([[20, 22]]);
  });

  test("in growing requests for sequential reads, until one jumps", async () => {
    await using served = await serveContent(plaintextOf(20 * MiB));
    const read = (record: number) =>
      served.content.read({ firstByte: record * PIECE_BYTES, endByte: (record + 1) * PIECE_BYTES }, never());
    for (let record = 100; record < 140; record++) await read(record);
    const lengths = served.asked().map(([first, end]) => end - first);
    expect(lengths.length).toBeLessThan(12);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(64);
    await read(20);
    expect(served.asked().at(-1)).toEqual([20, 21]);
  });

  test("by a stream in requests that grow to 4 MiB", async () => {
    await using served = await serveContent(plaintextOf(20 * MiB));
    const all = { firstByte: 0, endByte: served.plaintext.byteLength };
    const seen: number[] = [];
    const options = {
      onProgress: ({ receivedBytes }: { receivedBytes: number }) => void seen.push(receivedBytes),
      signal: never(),
    };
    expect(Buffer.compare(await bytesOf(served.content.stream(all, options)), served.plaintext)).toBe(0);
    const asked = served.asked();
    expect(asked.map(([first, end]) => end - first).slice(0, 5)).toEqual([4, 8, 16, 32, 64]);
    expect(Math.max(...asked.map(([first, end]) => end - first))).toBe(64);
    expect(asked.map(([first]) => first)).toEqual([0, ...asked.slice(0, -1).map(([, end]) => end)]);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(served.plaintext.byteLength);
  });

  test("for less than 8 MiB when a stream is cancelled after 1 MiB", async () => {
    await using served = await serveContent(plaintextOf(40 * MiB));
    await served.content.read({ firstByte: 0, endByte: 65_536 }, never());
    const reader = served.content.stream({ firstByte: 20 * MiB, endByte: 40 * MiB }, { signal: never() }).getReader();
    for (let readBytes = 0; readBytes < MiB; ) readBytes += (await reader.read()).value?.byteLength ?? 0;
    await reader.cancel();
    const records = served.asked().reduce((sum, [first, end]) => sum + end - first, 0);
    expect(records * RECORD_BYTES).toBeLessThan(8 * MiB);
  });

  test("until the last reader cancels", async () => {
    const closed = createDeferred<void>();
    await using served = await serveContent(plaintextOf(3 * MiB), {
      answerNth(response, range) {
        response.on("close", closed.resolve);
        response.writeHead(206).write(range.subarray(0, 70_000));
        return true;
      },
    });
    const all = { firstByte: 0, endByte: 3 * MiB };
    const left = served.content.stream(all, { signal: never() }).getReader();
    const cancel = new AbortController();
    const stays = served.content.stream(all, { signal: cancel.signal }).getReader();
    await left.read();
    await stays.read();
    await left.cancel();
    expect(served.asked()).toHaveLength(1);
    const waiting = stays.read();
    cancel.abort();
    await expect(waiting).rejects.toMatchObject({ name: "TransferError", reason: "cancelled" });
    await closed.promise;
  });
});

describe("a read fails", () => {
  test.each(["not_found", "all_claimed", "bad_proof", "internal"] as const)(
    "with the server's %s when it cannot take the download, and the next read takes it",
    async (code) => {
      let refusals = 1;
      const served = await serveContent(plaintextOf(1_000));
      onTestFinished(() => served[Symbol.asyncDispose]());
      const signer: Signer = {
        get: async (path, signal, { headers = {} } = {}) => {
          refusals -= 1;
          if (refusals >= 0) throw new ProtocolError(code);
          return requireSuccess(await send(served, path, { signal, headers }));
        },
      };
      const take = (signal: AbortSignal) =>
        openRandomAccess({ server: served, id, bodyCall: "stream" }, signer, signal);
      const content = createContent(createBodyOpening(take, 1_000), { secret, plaintextBytes: 1_000 });
      const range = { firstByte: 0, endByte: 10 };
      await expect(content.read(range, never())).rejects.toMatchObject({ name: "ProtocolError", code });
      expect(content.isTaken()).toBe(false);
      expect(await content.read(range, never())).toHaveLength(10);
      expect(content.isTaken()).toBe(true);
      content.close();
    },
  );

  test.each([
    ["answers with all of the body", { firstStatus: 200 }],
    ["has ordinary Claims only", { firstHeaders: { [CLAIM_USE_HEADER]: "other" } }],
  ])("as bad_range with a server that %s, and gives the Claim back", async (_what, behaviour) => {
    await using served = await serveContent(plaintextOf(1_000), behaviour);
    await expect(served.content.read({ firstByte: 0, endByte: 1 }, never())).rejects.toMatchObject({
      code: "bad_range",
    });
    await expect.poll(() => served.calls.at(-1)).toMatchObject({ method: "POST", path: `/api/done/${id}` });
  });

  test.each([
    ["shorter", 1, "truncated"],
    ["longer", -1, "too-long"],
  ])("when the body is %s than announced, at every attempt, and takes only one download", async (_what, by, reason) => {
    await using served = await serveContent(plaintextOf(200_000), {
      firstHeaders: { "Content-Range": `bytes 0-20/${ciphertextBytes(200_000) - by}` },
    });
    const read = () => served.content.read({ firstByte: 0, endByte: 1 }, never());
    await expect(read()).rejects.toMatchObject({ name: "DecryptionError", reason });
    expect(served.calls.filter(isTaking)).toHaveLength(1);
  });

  test("when a Record is not authentic, and only for ranges that need it", async () => {
    const plaintext = plaintextOf(10 * PIECE_BYTES);
    const body = await seal(plaintext);
    body.writeUInt8((body[HEADER_BYTES + 3 * RECORD_BYTES + 9] ?? 0) ^ 1, HEADER_BYTES + 3 * RECORD_BYTES + 9);
    await using served = await serveContent(plaintext, { body });
    const bad = { firstByte: 3 * PIECE_BYTES, endByte: 3 * PIECE_BYTES + 1 };
    const damaged = { name: "DecryptionError", reason: "authentication" };
    for (let n = 0; n < 2; n++) await expect(served.content.read(bad, never())).rejects.toMatchObject(damaged);
    const all = served.content.stream({ firstByte: 0, endByte: plaintext.byteLength }, { signal: never() });
    const reader = all.getReader();
    for (let n = 0; n < 3; n++) expect((await reader.read()).value).toHaveLength(PIECE_BYTES);
    await expect(reader.read()).rejects.toMatchObject(damaged);
    expect(await served.content.read({ firstByte: 0, endByte: 3 * PIECE_BYTES }, never())).toHaveLength(
      3 * PIECE_BYTES,
    );
    expect(await served.content.read({ firstByte: 4 * PIECE_BYTES, endByte: 5 * PIECE_BYTES }, never())).toHaveLength(
      PIECE_BYTES,
    );
  });

  test("when Records of the body are swapped", async () => {
    const plaintext = plaintextOf(4 * PIECE_BYTES);
    const body = await seal(plaintext);
    const at = (record: number) => body.subarray(HEADER_BYTES + record * RECORD_BYTES).subarray(0, RECORD_BYTES);
    const swapped = Buffer.concat([body.subarray(0, HEADER_BYTES), at(1), at(0), at(2), at(3)]);
    await using served = await serveContent(plaintext, { body: swapped });
    const read = served.content.read({ firstByte: 0, endByte: 1 }, never());
    await expect(read).rejects.toMatchObject({ name: "DecryptionError", reason: "authentication" });
  });

  test.each([
    ["not_found", 1],
    ["bad_range", 1],
    ["rate_limited", 6],
    ["busy", 8],
  ] as const)("with %s under the Claim after %i tries", async (code, tries) => {
    skipPauses();
    await using served = await serveContent(plaintextOf(1_000), { answerNth: (response) => refuse(response, code) });
    const read = served.content.read({ firstByte: 0, endByte: 1 }, never());
    await expect(read).rejects.toMatchObject({ name: "ProtocolError", code });
    expect(served.asked()).toHaveLength(tries);
  });

  test("as cancelled before and while it waits, and others continue", async () => {
    const hold = createDeferred<void>();
    await using served = await serveContent(plaintextOf(1_000), {
      answerNth(response, range) {
        void hold.promise.then(() => response.writeHead(206).end(range));
        return true;
      },
    });
    const range = { firstByte: 0, endByte: 1_000 };
    const cancel = new AbortController();
    const other = served.content.read(range, never());
    const cancelled = served.content.read(range, cancel.signal);
    cancel.abort();
    await expect(cancelled).rejects.toMatchObject({ reason: "cancelled" });
    await expect(served.content.read(range, cancel.signal)).rejects.toMatchObject({ reason: "cancelled" });
    hold.resolve();
    expect(Buffer.compare(await other, served.plaintext)).toBe(0);
    expect(served.asked()).toHaveLength(1);
  });

  test("as cancelled once the content is closed, and the Claim is released", async () => {
    await using served = await serveContent(plaintextOf(200_000), { answerNth: () => true });
    const range = { firstByte: 0, endByte: 1 };
    const reading = served.content.read(range, never());
    await expect.poll(() => served.asked()).toHaveLength(1);
    served.content.close();
    await expect(reading).rejects.toMatchObject({ reason: "cancelled" });
    await expect(served.content.read(range, never())).rejects.toMatchObject({ reason: "cancelled" });
    await expect.poll(() => served.calls.at(-1)).toMatchObject({ method: "POST", path: `/api/done/${id}` });
    expect(served.calls.filter(isTaking)).toHaveLength(1);
  });
});

test.each([
  ["in the middle of a Record", 2 * RECORD_BYTES + 100],
  ["between two Records", 2 * RECORD_BYTES],
  ["before the first byte", 0],
])("a line that breaks %s is taken up again where the last whole Record ended", async (_where, bytes) => {
  skipPauses();
  await using served = await serveContent(plaintextOf(4 * PIECE_BYTES), {
    answerNth(response, range, { nth }) {
      if (nth > 1) return false;
      response.writeHead(206, { "Content-Length": range.length });
      response.write(range.subarray(0, bytes), () => response.destroy());
      return true;
    },
  });
  const all = { firstByte: 0, endByte: 4 * PIECE_BYTES };
  expect(Buffer.compare(await served.content.read(all, never()), served.plaintext)).toBe(0);
  expect(served.calls.filter(isTaking)).toHaveLength(1);
  expect(served.asked()).toHaveLength(2);
});

test("an answer that ends early without an error is resumed too", async () => {
  skipPauses();
  await using served = await serveContent(plaintextOf(4 * PIECE_BYTES), {
    answerNth(response, range, { nth }) {
      if (nth > 1) return false;
      response.writeHead(206).end(range.subarray(0, 70_000));
      return true;
    },
  });
  const all = { firstByte: 0, endByte: 4 * PIECE_BYTES };
  expect(Buffer.compare(await served.content.read(all, never()), served.plaintext)).toBe(0);
  expect(served.asked()).toEqual([
    [0, 4],
    [1, 4],
  ]);
});

test("no more than five requests run at a time", async () => {
  let open = 0;
  let most = 0;
  await using served = await serveContent(plaintextOf(20 * PIECE_BYTES), {
    answerNth(response, range) {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.writeHead(206).end(range);
      }, 20);
      return true;
    },
  });
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      served.content.read({ firstByte: n * PIECE_BYTES, endByte: n * PIECE_BYTES + 1 }, never()),
    ),
  );
  expect(most).toBe(5);
});

test("an idle Claim is renewed with one byte every five minutes, until it is released", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await using served = await serveContent(plaintextOf(1_000));
  await served.content.read({ firstByte: 0, endByte: 1 }, never());
  const before = served.calls.length;
  for (let n = 0; n < 3; n++) await vi.advanceTimersByTimeAsync(300_000);
  await expect.poll(() => served.calls.length, { timeout: 5_000 }).toBe(before + 3);
  expect(served.calls.at(-1)?.headers.range).toBe("bytes=0-0");
  served.content.close();
  await vi.advanceTimersByTimeAsync(0);
  await expect.poll(() => served.calls.at(-1)?.method).toBe("POST");
  const after = served.calls.length;
  await vi.advanceTimersByTimeAsync(900_000);
  expect(served.calls).toHaveLength(after);
});

test("the least recently used Records are evicted from the cache", () => {
  const cache = new RecordCache(2);
  const piece = (byte: number) => Uint8Array.of(byte);
  cache.set(1, piece(1));
  cache.set(2, piece(2));
  cache.get(1);
  cache.set(3, piece(3));
  expect([1, 2, 3].map((sequence) => cache.has(sequence))).toEqual([true, false, true]);
  expect([1, 2, 3].map((sequence) => cache.get(sequence)?.[0])).toEqual([1, undefined, 3]);
});

test("another content reads under the page's ticket, without a Proof, and does not end the Claim", async () => {
  await using served = await serveContent(plaintextOf(200_000));
  const ticket = await served.content.ticket();
  expect(ticket).toEqual({ token: "claim", etag: '"1"' });
  const opened = { id, secretB64: encodeBase64Url(secret), plaintextBytes: 200_000, ticket };
  const adopted = await adoptContent(served, opened);
  const range = { firstByte: 70_000, endByte: 199_999 };
  expect(Buffer.compare(await adopted.read(range, never()), served.plaintext.subarray(70_000, 199_999))).toBe(0);
  adopted.close("leave");
  expect(await served.content.read({ firstByte: 0, endByte: 1 }, never())).toHaveLength(1);
  expect(served.calls.filter(isTaking)).toHaveLength(1);
  expect(served.calls.some(({ method }) => method === "POST")).toBe(false);
  await expect(adoptContent(served, { ...opened, secretB64: "no key" })).rejects.toThrow(ProtocolError);
});

test("with a strong password, another content needs the opened keys to read", async () => {
  const contentKey = createContentKey();
  const { bodyKey } = await deriveContentKeys(contentKey);
  const plaintext = plaintextOf(100_000);
  const body = await bytesOf(sealRecords(new Blob([plaintext]).stream(), { secret: bodyKey }));
  await using served = await serveContent(plaintext, { body });
  const opened = {
    id,
    secretB64: formatLinkKey({ secret, passwordProfile: 2 }),
    plaintextBytes: 100_000,
    ticket: await served.content.ticket(),
  };
  const openedKeys = { authKey: "", contentKeyB64: encodeBase64Url(contentKey) };
  const adopted = await adoptContent(served, { ...opened, openedKeys });
  expect(await adopted.read({ firstByte: 99_000, endByte: 100_000 }, never())).toEqual(plaintext.slice(99_000));
  await expect(adoptContent(served, opened)).rejects.toThrow(ProtocolError);
});
