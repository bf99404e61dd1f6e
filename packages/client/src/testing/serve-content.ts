import type { ServerResponse } from "node:http";
import { createSecret, sealRecords } from "@envoi/crypto";
import {
  CLAIM_HEADER,
  CLAIM_USE_HEADER,
  type ErrorCode,
  HEADER_BYTES,
  ProtocolError,
  RANDOM_ACCESS,
  RECORD_BYTES,
  type UploadId,
} from "@envoi/protocol";
import { onTestFinished, vi } from "vitest";
import { type Content, createContent } from "../download/content.ts";
import { openRandomAccess } from "../download/random-access-claim.ts";
import { requireSuccess, send } from "../wire/server.ts";
import type { Signer } from "../wire/signed-request.ts";
import { type Call, type HttpServer, serveHttp } from "./http-server.ts";

export const id = "0123456789abcdef" as UploadId;
export const MiB = 1_048_576;
export const secret = createSecret();
export const never = () => new AbortController().signal;

export function generatePlaintext(bytes: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes).map((_, index) => index * 31 + (index >> 8) + (index >> 16));
}

export async function collectBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const seal = (plaintext: Uint8Array<ArrayBuffer>) =>
  collectBytes(sealRecords(new Blob([plaintext]).stream(), { secret }));

type AskedRange = { first: number; end: number; nth: number };
type Behaviour = {
  /** The body to send instead of the sealed plaintext. */
  body?: Buffer;
  /** Responds to the nth request under the Claim. @returns false for the usual response */
  answerNth?: (response: ServerResponse, range: Buffer, asked: AskedRange) => boolean;
  /** Headers of the first response, which add to the usual ones or replace them. */
  firstHeaders?: Record<string, string>;
  firstStatus?: number;
};

type ContentServer = HttpServer & {
  plaintext: Uint8Array<ArrayBuffer>;
  content: Content;
  /** Ranges requested under the Claim, as the first Record and the exclusive end. */
  asked(): [number, number][];
};

/** A server with random access to one body, and a client's `Content` of that body. */
export async function serveContent(
  plaintext: Uint8Array<ArrayBuffer>,
  { body: other, answerNth = () => false, firstHeaders = {}, firstStatus = 206 }: Behaviour = {},
): Promise<ContentServer> {
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
  const content = createContent(take, { secret, plaintextBytes: plaintext.byteLength });
  return {
    ...server,
    plaintext,
    content,
    asked: () => server.calls.filter(isUnderClaim).map(parseRecordRange),
    async [Symbol.asyncDispose]() {
      content.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const isUnderClaim = ({ method, headers }: Call) =>
  method === "GET" && headers[CLAIM_HEADER.toLowerCase()] !== undefined;

/** Whether a call is the one that claims the download. */
export const isTaking = ({ method, headers }: Call) =>
  method === "GET" && headers[CLAIM_USE_HEADER.toLowerCase()] !== undefined;

function parseRecordRange({ headers }: Call): [number, number] {
  const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
  return [(first - HEADER_BYTES) / RECORD_BYTES, Math.ceil((last + 1 - HEADER_BYTES) / RECORD_BYTES)];
}

/** Rejects a request in the same way as the real service. */
export function refuse(response: ServerResponse, code: ErrorCode): true {
  const error = new ProtocolError(code);
  response.writeHead(error.status, { "Content-Type": "application/json" }).end(JSON.stringify(error));
  return true;
}

/** Makes all client pauses end almost immediately. */
export function skipPauses(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const ticking = setInterval(() => vi.advanceTimersByTime(1_000), 1);
  onTestFinished(() => {
    clearInterval(ticking);
    vi.useRealTimers();
  });
}
