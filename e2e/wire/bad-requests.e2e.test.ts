import { connect } from "node:net";
import { call, downloadOld, fetchNonce, type OldUpload, post, signNonce, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { openFileCount, pidsOf } from "../support/measures.ts";

let app: App;
let upload: OldUpload;
let other: OldUpload;
let pids: number[] = [];
let openFiles = 0;
let blobs: string[] = [];

beforeAll(async () => {
  app = await startApp();
  upload = await uploadOld(app.origin, generatorBytes(100_000), { dlimit: 5 });
  other = await uploadOld(app.origin, generatorBytes(100_000), { dlimit: 5 });
  pids = pidsOf(app);
  openFiles = await openFileCount(app);
  blobs = await app.blobs();
});

/** Checks that the processes are still the same, have released all request resources, and have the same blobs. */
afterAll(async () => {
  await waitFor(
    () => openFileCount(app),
    (count) => count <= openFiles + 2,
    90,
  );
  expect(pidsOf(app)).toEqual(pids);
  expect(await app.blobs()).toEqual(blobs);
  expect((await downloadOld(app.origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
  await app[Symbol.asyncDispose]();
});

/** Timeout for a response. */
const ANSWER_MS = 30_000;
/** Timeout for the remainder of a response once its first bytes have arrived. */
const REST_MS = 1_000;

/**
 * Sends raw bytes. @returns the bytes received until the server closes the connection or stops sending after its
 * response
 */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(app.origin);
    const socket = connect({ host: hostname, port: Number(port) });
    let received = "";
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on("data", (data) => {
      received += data.toString("latin1");
      socket.setTimeout(REST_MS);
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
    socket.write(text);
  });
}

function parseBody(answer: { body: Buffer }): unknown {
  return JSON.parse(answer.body.toString());
}

describe("a signed request", () => {
  const signed = ["/api/metadata/", "/api/download/", "/api/download/blob/"];

  it.each(signed)("%s<id> without a header returns unauthorized and a nonce", async (path) => {
    const answer = await call(app.origin, path + upload.id);
    expect(answer.status).toBe(401);
    expect(parseBody(answer)).toEqual({ error: 401, code: "unauthorized" });
    expect(answer.nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });

  it.each(signed)(
    "%s<unknown> returns not_found, or unauthorized if the request has no `Authorization` header",
    async (path) => {
      const unknown = `${path}0123456789abcdef`;
      expect(await call(app.origin, unknown)).toMatchObject({ status: 401, nonce: null });
      const headers = { Authorization: signNonce(upload.authKey, "yRCdyQ1EMSA3mo4rqSkuNQ==") };
      const answer = await call(app.origin, unknown, { headers });
      expect(answer).toMatchObject({ status: 404, nonce: null });
      expect(parseBody(answer)).toEqual({ error: 404, code: "not_found" });
    },
  );

  it.each([
    ["malformed", "send-v1"],
    ["of another scheme and form", "Basic dXNlcjpwYXNz"],
    ["too short", "send-v1 AAAA"],
    ["not base64", `send-v1 ${"!".repeat(43)}`],
    ["wrong", `send-v1 ${"A".repeat(43)}`],
  ])("with a proof that is %s returns bad_proof and a nonce", async (_what, authorization) => {
    const answer = await call(app.origin, `/api/metadata/${upload.id}`, { headers: { Authorization: authorization } });
    expect(answer.status).toBe(401);
    expect(parseBody(answer)).toEqual({ error: 401, code: "bad_proof" });
    expect(answer.nonce).not.toBeNull();
  });

  it("with a proof for another id, or a used nonce, returns bad_proof", async () => {
    const headers = { Authorization: signNonce(other.authKey, await fetchNonce(app.origin, other.id)) };
    expect((await call(app.origin, `/api/metadata/${upload.id}`, { headers })).status).toBe(401);
    expect((await call(app.origin, `/api/metadata/${other.id}`, { headers })).status).toBe(200);
    expect((await call(app.origin, `/api/metadata/${other.id}`, { headers })).status).toBe(401);
    expect((await call(app.origin, `/api/download/${other.id}`, { headers })).status).toBe(401);
  });
});

describe("an owner's request", () => {
  const calls = ["info", "delete", "password", "params"];
  const noToken = [{}, { owner_token: "" }, { owner_token: null }];
  const wrongTokens = ["0".repeat(20), 5, [], {}, true, "a".repeat(10_000)];

  it.each(calls)("%s without a token returns unauthorized, even for an unknown id", async (name) => {
    for (const body of noToken) {
      for (const id of [upload.id, "0123456789abcdef"]) {
        expect((await post(app.origin, `/api/${name}/${id}`, body)).status).toBe(401);
      }
    }
  });

  it.each(calls)("%s with a wrong token returns unauthorized (not_found for an unknown id)", async (name) => {
    for (const token of wrongTokens.slice(0, 3)) {
      const body = { owner_token: token, auth: "A".repeat(86), dlimit: 1 };
      expect((await post(app.origin, `/api/${name}/${upload.id}`, body)).status).toBe(401);
    }
    const body = { owner_token: "0".repeat(20), auth: "A".repeat(86), dlimit: 1 };
    expect((await post(app.origin, `/api/${name}/0123456789abcdef`, body)).status).toBe(404);
  });

  it.each([0, -1, 1.5, "abc", 101, 1e9, true, [], {}, null])(
    "a params call with dlimit %j returns 400",
    async (dlimit) => {
      const answer = await post(app.origin, `/api/params/${other.id}`, { owner_token: other.ownerToken, dlimit });
      expect(answer.status).toBe(400);
    },
  );

  it.each([-1, 1.5, "abc", 604_801, true])("a params call with timeLimit %j returns 400", async (timeLimit) => {
    const answer = await post(app.origin, `/api/params/${other.id}`, { owner_token: other.ownerToken, timeLimit });
    expect(answer.status).toBe(400);
  });

  it.each([undefined, "", "short", "A".repeat(85), "A".repeat(88), 5, {}])(
    "password with key %j is answered with 400",
    async (auth) => {
      const answer = await post(app.origin, `/api/password/${other.id}`, { owner_token: other.ownerToken, auth });
      expect(answer.status).toBe(400);
    },
  );

  it("returns 400 if its JSON is malformed, 413 if longer than 100 KB, and 401 if not JSON", async () => {
    const path = `/api/info/${upload.id}`;
    const json = { "Content-Type": "application/json" };
    expect((await call(app.origin, path, { method: "POST", headers: json, body: "{" })).status).toBe(400);
    const long = JSON.stringify({ owner_token: "a".repeat(102_400) });
    expect((await call(app.origin, path, { method: "POST", headers: json, body: long })).status).toBe(413);
    const form = `owner_token=${upload.ownerToken}`;
    expect((await call(app.origin, path, { method: "POST", body: form })).status).toBe(401);
  });
});

describe("a path", () => {
  it.each([
    "/api/exists/..%2f..%2fetc%2fpasswd",
    "/api/exists/0123456789abcdef%00",
    "/api/exists/0123456789ABCDEF",
    "/api/exists/012345678",
    "/api/exists/0123456789abcdef0",
    "/api/nothing",
    "/jsconfig.js",
    "/api/upload/0123456789abcdef",
  ])("%s returns 404", async (path) => {
    expect((await call(app.origin, path)).status).toBe(404);
  });

  it.each(["/api/exists/%", "/download/%ff", "/%", "/api/exists/%c0%ae"])("%s is rejected", async (path) => {
    expect(await sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 40[04] /,
    );
  });

  it("that contains a key returns the plain 404 page and is not logged", async () => {
    const answer = await call(app.origin, `/download/${upload.id}/AAECAwQFBgcICQoLDA0ODw`);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain("<script");
    expect(await app.output()).not.toContain("AAECAwQFBgcICQoLDA0ODw");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("does not accept %s", async (method) => {
    const answer = await sendRaw(
      `${method} /api/download/${upload.id} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
  });
});

describe("a raw request", () => {
  const hidden = "GET /config HTTP/1.1\r\nHost: x\r\n\r\n";
  const asChunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;

  it.each([
    ["two lengths", `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 6\r\n\r\n${hidden}`],
    // A parser that trusts Content-Length would find a hidden request after the body.
    [
      "a length and chunks",
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${asChunk}`,
    ],
    [
      "an invalid chunk size",
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n${hidden}`,
    ],
    // A parser may accept a lone line feed as a line ending (RFC 9112, 2.2) and then treat the hidden request as a
    // body.
    ["bare line feeds in its head", `POST / HTTP/1.1\r\nHost: x\nContent-Length: ${hidden.length}\n\n${hidden}`],
    ["a header without a name", `GET / HTTP/1.1\r\nHost: x\r\n: value\r\n\r\n${hidden}`],
    ["no HTTP at all", `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n${hidden}`],
  ])("with %s is rejected, and its hidden request gets no response", async (_what, request) => {
    const answer = await sendRaw(request);
    // The edge cannot distinguish an unreadable body from an unavailable service.
    expect(answer).toMatch(/^HTTP\/1\.1 (40[045]|503) /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it("with headers over 16 KiB returns 431", async () => {
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

it("every response, good or bad, has the security headers", async () => {
  for (const path of ["/", "/config", "/api/exists/0123456789abcdef", "/api/nothing", `/download/${upload.id}/x`]) {
    const { headers } = await call(app.origin, path);
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(headers.get("X-Powered-By")).toBeNull();
  }
});
