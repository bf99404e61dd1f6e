import type { ServerResponse } from "node:http";
import { CLAIM_HEADER, HEADER_BYTES, PIECE_BYTES, RECORD_BYTES } from "@envoi/protocol";
import { expect, test } from "vitest";
import { type HttpServer, serveHttp } from "../testing/http-server.ts";
import { collectBytes, generatePlaintext, id, MiB, never, refuse, seal, secret } from "../testing/serve-content.ts";
import { requireSuccess, send } from "../wire/server.ts";
import { keepableBytes, type PlaintextKeeper, receiveKeptPlaintext } from "./kept-plaintext.ts";

const PLAINTEXT = generatePlaintext(2 * MiB + 5);
const BODY = await seal(PLAINTEXT);
const HEADER = new Uint8Array(BODY.subarray(0, HEADER_BYTES));
const ticket = { token: "claim", etag: '"1"' };

type Answer = (response: ServerResponse, range: Buffer) => boolean;

function serveBody(answer: Answer = () => false) {
  return serveHttp(({ method, headers }, response) => {
    if (method === "POST") return void response.end();
    const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
    const range = BODY.subarray(first, last + 1);
    if (answer(response, range)) return;
    response.writeHead(206, { [CLAIM_HEADER]: ticket.token, ETag: ticket.etag }).end(range);
  });
}

function createKeeper(kept: PlaintextKeeper["kept"]) {
  const begun: unknown[] = [];
  const headers: Uint8Array[] = [];
  const keeper: PlaintextKeeper = {
    kept,
    isKeeping: () => true,
    begin: (claimed) => void begun.push(claimed),
    opened: (header) => void headers.push(header.slice()),
  };
  return { keeper, begun, headers };
}

function receive(server: HttpServer, keeper: PlaintextKeeper) {
  const signer = {
    get: async (path: string, signal: AbortSignal, { headers = {} }: { headers?: Record<string, string> } = {}) =>
      requireSuccess(await send(server, path, { signal, headers })),
  };
  const request = { server, id, bodyCall: "stream" as const, totalBytes: BODY.length, signer };
  return receiveKeptPlaintext(request, { secret, plaintextBytes: PLAINTEXT.length }, keeper, () => {}, never());
}

const claimsOf = ({ calls }: HttpServer) =>
  calls.filter(({ method }) => method === "GET").map(({ headers }) => headers[CLAIM_HEADER.toLowerCase()]);

test("receives a whole plaintext, and reports its Claim and header", async () => {
  await using server = await serveBody();
  const { keeper, begun, headers } = createKeeper(null);
  expect((await collectBytes(await receive(server, keeper))).equals(PLAINTEXT)).toBe(true);
  expect([begun, headers]).toEqual([[ticket], [HEADER]]);
});

test.each([1, 9, 32])(
  "after %i pieces, only the remaining bytes are requested, under the same Claim",
  async (pieces) => {
    await using server = await serveBody();
    const bytes = pieces * PIECE_BYTES;
    const { keeper, begun } = createKeeper({ header: HEADER, bytes, runs: 1, ticket });
    const rest = await collectBytes(await receive(server, keeper));
    expect(rest.equals(PLAINTEXT.subarray(bytes))).toBe(true);
    expect(begun).toEqual([]);
    expect(claimsOf(server)[0]).toBe("claim");
    expect(server.calls[0]?.headers.range).toMatch(new RegExp(`^bytes=${HEADER_BYTES + pieces * RECORD_BYTES}-`));
  },
);

test("without a kept Claim, the remaining bytes are requested under a new Claim", async () => {
  await using server = await serveBody();
  const bytes = 3 * PIECE_BYTES;
  const { keeper, begun } = createKeeper({ header: HEADER, bytes, runs: 0, ticket: null });
  expect((await collectBytes(await receive(server, keeper))).equals(PLAINTEXT.subarray(bytes))).toBe(true);
  expect(claimsOf(server)[0]).toBeUndefined();
  expect(begun).toEqual([ticket]);
});

test("rejects a server that starts again at the first byte instead of sending the remaining bytes", async () => {
  await using server = await serveBody((response) => {
    response.writeHead(200).end(BODY);
    return true;
  });
  const { keeper } = createKeeper({ header: HEADER, bytes: PIECE_BYTES, runs: 0, ticket: null });
  await expect(receive(server, keeper)).rejects.toMatchObject({ code: "bad_range" });
});

test("fails with the server's error if the server no longer has the Claim", async () => {
  await using server = await serveBody((response) => refuse(response, "not_found"));
  const { keeper } = createKeeper({ header: HEADER, bytes: PIECE_BYTES, runs: 1, ticket });
  await expect(receive(server, keeper)).rejects.toMatchObject({ code: "not_found" });
});

test("rejects bytes of another body, from another offset or without the body's end", async () => {
  const otherHeader = HEADER.slice();
  otherHeader[0] = (otherHeader[0] ?? 0) ^ 1;
  const bytes = 2 * PIECE_BYTES;
  const cases: [Uint8Array<ArrayBuffer>, Answer][] = [
    [otherHeader, () => false],
    [
      HEADER,
      (response, range) => {
        const place = HEADER_BYTES + RECORD_BYTES;
        response.writeHead(206, { [CLAIM_HEADER]: "claim" }).end(BODY.subarray(place, place + range.length));
        return true;
      },
    ],
  ];
  for (const [header, answer] of cases) {
    await using server = await serveBody(answer);
    const { keeper } = createKeeper({ header, bytes, runs: 1, ticket });
    await expect(receive(server, keeper).then(collectBytes)).rejects.toMatchObject({ name: "DecryptionError" });
  }
});

test.each([
  [0, 0],
  [PIECE_BYTES - 1, 0],
  [PIECE_BYTES, PIECE_BYTES],
  [2 * PIECE_BYTES + 1, 2 * PIECE_BYTES],
  [4 * PIECE_BYTES, 3 * PIECE_BYTES],
])(
  "if %i bytes of four pieces have been written, %i may be kept: whole pieces, but never the last",
  (written, kept) => {
    expect(keepableBytes(written, 4 * PIECE_BYTES)).toBe(kept);
  },
);

test("keeps nothing of an empty plaintext", () => {
  expect(keepableBytes(0, 0)).toBe(0);
});
