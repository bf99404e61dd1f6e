import type { ServerResponse } from "node:http";
import { openRecords } from "@envoi/crypto";
import { CLAIM_HEADER, HEADER_BYTES, lastRecordOffset, RECORD_BYTES } from "@envoi/protocol";
import { expect, test } from "vitest";
import { type HttpServer, serveHttp } from "../testing/http-server.ts";
import { generatePlaintext, id, MiB, never, refuse, seal, secret, skipPauses } from "../testing/serve-content.ts";
import { requireSuccess, send } from "../wire/server.ts";
import { type BodyKeeper, receiveKeptBody } from "./kept-body.ts";

const PLAINTEXT = generatePlaintext(2 * MiB + 5);
const BODY = await seal(PLAINTEXT);
const ticket = { token: "claim", etag: '"1"' };
const KEPT_BYTES = HEADER_BYTES + 9 * RECORD_BYTES;

type Answer = (response: ServerResponse, range: Buffer, nth: number) => boolean;

/** A server with Claims. `answer` may override the nth response. */
function serveBody(answer: Answer = () => false) {
  let asked = 0;
  return serveHttp(({ method, headers }, response) => {
    if (method === "POST") return void response.end();
    const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
    const range = BODY.subarray(first, last + 1);
    asked += 1;
    if (answer(response, range, asked)) return;
    response.writeHead(206, { [CLAIM_HEADER]: ticket.token, ETag: ticket.etag }).end(range);
  });
}

function createKeeper(kept: Buffer | null, { bytes = kept?.length ?? 0, isKeeping = true } = {}) {
  const written: Buffer[] = [];
  const started: unknown[] = [];
  const keeper: BodyKeeper = {
    kept: kept && { ticket, pages: 1, bytes, open: () => new Blob([new Uint8Array(kept)]).stream() },
    isKeeping: () => isKeeping,
    begin: (claimed) => void started.push(claimed),
    write: async (chunk) => void written.push(Buffer.from(chunk)),
  };
  return { keeper, started, written: () => Buffer.concat(written) };
}

async function receive(server: HttpServer, keeper: BodyKeeper, signal = never()) {
  const progress: number[] = [];
  const signer = {
    get: async (path: string, sent: AbortSignal, { headers = {} }: { headers?: Record<string, string> } = {}) =>
      requireSuccess(await send(server, path, { signal: sent, headers })),
  };
  const request = { server, id, bodyCall: "stream" as const, totalBytes: BODY.length, signer };
  const body = await receiveKeptBody(request, keeper, (bytes) => void progress.push(bytes), signal);
  return { body: openRecords(body, { secret, plaintextBytes: PLAINTEXT.length }), progress };
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const rangesOf = ({ calls }: HttpServer) => calls.flatMap(({ headers }) => headers.range ?? []);
const isReleased = ({ calls }: HttpServer) => calls.some(({ path }) => path === `/api/done/${id}`);

test("stores a body byte for byte under its Claim's token, and releases the Claim at the end", async () => {
  await using server = await serveBody();
  const { keeper, started, written } = createKeeper(null);
  const { body } = await receive(server, keeper);
  expect((await collect(body)).equals(PLAINTEXT)).toBe(true);
  expect(started).toEqual([ticket]);
  expect(written().equals(BODY)).toBe(true);
  await expect.poll(() => isReleased(server)).toBe(true);
});

test.each([
  ["one Record", HEADER_BYTES + RECORD_BYTES],
  ["several Records", KEPT_BYTES],
  ["all but the last Record", lastRecordOffset(BODY.length)],
])(
  "a download with %s stored continues after it under the same Claim, and verifies the whole body",
  async (_, bytes) => {
    await using server = await serveBody();
    const { keeper, started, written } = createKeeper(BODY.subarray(0, bytes));
    const { body, progress } = await receive(server, keeper);
    expect((await collect(body)).equals(PLAINTEXT)).toBe(true);
    expect(rangesOf(server)).toEqual([`bytes=${bytes}-${BODY.length - 1}`]);
    expect(server.calls[0]?.headers).toMatchObject({ [CLAIM_HEADER.toLowerCase()]: "claim", "if-range": '"1"' });
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
    expect(started).toEqual([]);
    expect(written().equals(BODY.subarray(bytes))).toBe(true);
    expect(Math.min(...progress)).toBeGreaterThan(bytes);
    expect(progress.at(-1)).toBe(BODY.length);
  },
);

test.each(["not_found", "all_claimed", "bad_range"] as const)(
  "if the server returns %s for a kept Claim, the download fails before anything is replayed",
  async (code) => {
    await using server = await serveBody((response) => refuse(response, code));
    await expect(receive(server, createKeeper(BODY.subarray(0, KEPT_BYTES)).keeper)).rejects.toMatchObject({ code });
  },
);

test("a download fails after some retries when its Claim's bytes are used up", async () => {
  skipPauses();
  await using server = await serveBody((response) => refuse(response, "rate_limited"));
  const receiving = receive(server, createKeeper(BODY.subarray(0, KEPT_BYTES)).keeper);
  await expect(receiving).rejects.toMatchObject({ code: "rate_limited" });
  expect(server.calls.length).toBeGreaterThan(1);
});

test("a download fails as damaged when stored bytes have been changed, or stored Records swapped", async () => {
  await using server = await serveBody();
  const changed = Buffer.from(BODY.subarray(0, KEPT_BYTES));
  changed[KEPT_BYTES - 1] = (changed[KEPT_BYTES - 1] ?? 0) ^ 1;
  const swapped = Buffer.concat([
    BODY.subarray(0, HEADER_BYTES),
    BODY.subarray(HEADER_BYTES + RECORD_BYTES, HEADER_BYTES + 2 * RECORD_BYTES),
    BODY.subarray(HEADER_BYTES, HEADER_BYTES + RECORD_BYTES),
  ]);
  for (const kept of [changed, swapped]) {
    const { body } = await receive(server, createKeeper(kept).keeper);
    await expect(collect(body)).rejects.toMatchObject({ name: "DecryptionError" });
  }
});

test.each([
  ["fewer", KEPT_BYTES + 1],
  ["more", KEPT_BYTES - 1],
])("a download fails when storage returns %s bytes than were stored", async (_, bytes) => {
  await using server = await serveBody();
  const { body } = await receive(server, createKeeper(BODY.subarray(0, KEPT_BYTES), { bytes }).keeper);
  await expect(collect(body)).rejects.toMatchObject({ code: "connection_lost" });
});

test.each([
  [true, false],
  [false, true],
])("whether cancelling a download with isKeeping=%s releases its Claim: %s", async (isKeeping, released) => {
  await using server = await serveBody((response, range) => {
    response.writeHead(206, { [CLAIM_HEADER]: "claim", ETag: '"1"' }).write(range.subarray(0, MiB));
    return true;
  });
  const controller = new AbortController();
  const { body } = await receive(server, createKeeper(null, { isKeeping }).keeper, controller.signal);
  const reader = body.getReader();
  await reader.read();
  controller.abort();
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toMatchObject({ code: "cancelled" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isReleased(server)).toBe(released);
});

test("losing the connection permanently does not release a kept body's Claim", async () => {
  skipPauses();
  await using server = await serveBody((response, range, nth) => {
    if (nth > 1) response.destroy();
    else {
      response.writeHead(206, { [CLAIM_HEADER]: "claim", ETag: '"1"' });
      response.write(range.subarray(0, MiB), () => response.destroy());
    }
    return true;
  });
  const { body } = await receive(server, createKeeper(null).keeper);
  await expect(collect(body)).rejects.toMatchObject({ code: "connection_lost" });
  expect(isReleased(server)).toBe(false);
});
