import { randomBytes } from "node:crypto";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { ciphertextBytes, type UploadId } from "@envoi/protocol";
import { answerProblems, findHttpCall } from "@envoi/protocol/answer-problems";
import { UploadStoreError } from "@envoi/store";
import { firstMessage, opaqueBody, sealBody } from "@envoi/testkit";
import { describe, expect, onTestFinished, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "../testing/host-upload-gateway.ts";

const SECRET = randomBytes(16);
const PLAINTEXT_BYTES = 1_000;
const BODY = Buffer.concat([...sealBody(SECRET, randomBytes(PLAINTEXT_BYTES))]);
/** More than two Parts of an upload without a declared length. */
const LONG = Buffer.concat([...opaqueBody(ciphertextBytes(12_000_000))]);

async function host(settings: Record<string, string> = {}): Promise<HostedUploadGateway> {
  const gateway = await hostUploadGateway(settings);
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  return gateway;
}

function createHeaders(secret = SECRET): Record<string, string> {
  const { fileMetadata, authorization } = JSON.parse(firstMessage(secret, PLAINTEXT_BYTES));
  return { "X-File-Metadata": fileMetadata, Authorization: authorization, "Content-Type": "application/octet-stream" };
}

type StartedRequest = { request: ClientRequest; answered: Promise<{ status: number; code: string } | "cut"> };

/** Begins a request, which the test writes and ends. A request without a length is chunked. */
function begin({ origin }: HostedUploadGateway, headers: Record<string, string | number> = {}): StartedRequest {
  const request = httpRequest(`${origin}/api/upload`, { method: "POST", headers: { ...createHeaders(), ...headers } });
  const answered = new Promise<IncomingMessage | null>((resolve) => {
    request.once("response", resolve).once("error", () => resolve(null));
  }).then(async (response) => {
    if (response === null) return "cut" as const;
    let text = "";
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode ?? 0, code: String(JSON.parse(text).code) };
  });
  return { request, answered };
}

async function send(gateway: HostedUploadGateway, body: Uint8Array, headers: Record<string, string> = {}) {
  const init = { method: "POST", headers: { ...createHeaders(), ...headers }, body };
  const answer = await fetch(`${gateway.origin}/api/upload`, init);
  const call = findHttpCall("POST", "/api/upload");
  if (call === null) throw new Error("the call is not described");
  const served = { status: answer.status, headers: answer.headers, text: await answer.clone().text() };
  expect(answerProblems(call, served)).toEqual([]);
  return answer;
}

async function readCode(answer: Response): Promise<string> {
  const { error, code } = (await answer.json()) as { error: number; code: string };
  expect(answer.status).toBe(error);
  return `${error} ${code}`;
}

async function keysIn({ blobs }: HostedUploadGateway): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, partsId } of blobs.list("", { unfinished: true }))
    keys.push(partsId === null ? key : `${key}*`);
  return keys;
}

async function expectStored(gateway: HostedUploadGateway, id: UploadId, body: Uint8Array): Promise<void> {
  const upload = await gateway.uploads.read(id);
  expect(upload).toMatchObject({ ciphertextBytes: body.length });
  if (upload === null) return;
  const stored = await gateway.blobs.readBytes(
    upload.blobKey,
    { offset: 0, end: body.length },
    new AbortController().signal,
  );
  expect(Buffer.compare(stored ?? Buffer.alloc(0), body)).toBe(0);
  expect(await keysIn(gateway)).toEqual([upload.blobKey]);
}

/** Expects that nothing of an upload is left, and that another one can use its slot. */
async function expectNothingLeft(gateway: HostedUploadGateway): Promise<void> {
  await expect.poll(() => keysIn(gateway)).toEqual([]);
  await expect.poll(() => gateway.registry.metrics()).toMatch(/^uploads_open 0$/m);
}

describe("an upload in one request", () => {
  test.each([
    ["of one record", BODY],
    ["of several Parts", LONG],
  ])("I2: %s is complete when the response arrives, with and without a length", async (_what, body) => {
    const gateway = await host();
    const declared = await send(gateway, body);
    expect(declared.status).toBe(200);
    const { id, owner, url, ...more } = (await declared.json()) as Record<string, string>;
    expect(more).toEqual({});
    expect(owner).toMatch(/^[0-9a-f]{20}$/);
    expect(url).toBe(`http://localhost/download/${id}/`);
    expect(declared.headers.get("WWW-Authenticate")).toMatch(/^send-v1 [A-Za-z0-9+/]{22}==$/);
    await expectStored(gateway, id as UploadId, body);
    expect(await gateway.uploads.delete(id as UploadId, "delete")).toBeTruthy();

    const { request, answered } = begin(gateway);
    for (let at = 0; at < body.length; at += 100_000) request.write(body.subarray(at, at + 100_000));
    request.end();
    expect(await answered).toMatchObject({ status: 200 });
  });

  test("has the default limits", async () => {
    const gateway = await host({ DEFAULT_DOWNLOADS: "3", DEFAULT_EXPIRE_SECONDS: "7200" });
    const answer = await send(gateway, BODY);
    const { id } = (await answer.json()) as { id: UploadId };
    expect(await gateway.uploads.read(id)).toMatchObject({ downloadLimit: 3 });
  });

  test("receives the usual response if the store fails after publishing", async () => {
    const gateway = await host();
    gateway.uploads.mintNonce = async () => {
      throw new UploadStoreError("gone");
    };
    expect((await send(gateway, BODY)).status).toBe(200);
  });

  test("from a page of another allowed origin may be sent, and its response read, after a preflight", async () => {
    const gateway = await host({ ALLOWED_ORIGINS: "https://other.example,null" });
    for (const origin of ["https://other.example", "null", "moz-extension://7c2b1f0e-0b8a-4f6c-9a55-3d8a1c1d2e3f"]) {
      const asked = await fetch(`${gateway.origin}/api/upload`, { method: "OPTIONS", headers: { Origin: origin } });
      expect([asked.status, asked.headers.get("Access-Control-Allow-Origin")]).toEqual([204, origin]);
      expect(asked.headers.get("Access-Control-Allow-Headers")).toContain("X-File-Metadata");
      const answer = await send(gateway, BODY, { Origin: origin });
      expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([200, origin]);
      expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("WWW-Authenticate");
    }
  });
});

describe("an upload in one request is rejected with", () => {
  const tooLong = Buffer.concat([...opaqueBody(ciphertextBytes(2_001))]);
  const settings = { ANON_MAX_FILE_SIZE: "2000", MAX_FILE_SIZE: "2000" };

  test.each<[string, string, Record<string, string>, Uint8Array]>([
    ["400 bad_request", "without metadata", { "X-File-Metadata": "" }, BODY],
    ["400 bad_request", "with metadata that is not base64", { "X-File-Metadata": "?" }, BODY],
    ["400 bad_request", "without a key", { Authorization: "" }, BODY],
    ["400 bad_request", "with a short key", { Authorization: "send-v1 YQ" }, BODY],
    ["400 bad_length", "without a body", {}, new Uint8Array()],
    ["400 bad_length", "with a body of no encrypted file's length", {}, BODY.subarray(0, 21)],
    ["400 not_encrypted", "with a form", { "Content-Type": "multipart/form-data" }, Buffer.alloc(100, "-")],
    ["413 too_large", "with a file beyond the limit", {}, tooLong],
    ["403 forbidden_origin", "from another page", { Origin: "https://evil.example" }, BODY],
    ["403 forbidden_origin", "from a sandboxed frame", { Origin: "null" }, BODY],
  ])("%s, %s", async (code, _what, headers, body) => {
    const gateway = await host(settings);
    expect(await readCode(await send(gateway, body, headers))).toBe(code);
    await expectNothingLeft(gateway);
  });

  test("401 where uploads need an account, because these clients cannot sign in", async () => {
    const gateway = await host({
      AUTH_ISSUER: "https://id.example",
      AUTH_CLIENT_ID: "envoi",
      UPLOAD_REQUIRES_ACCOUNT: "true",
    });
    expect(await readCode(await send(gateway, BODY))).toBe("401 unauthorized");
  });

  test.each([
    ["GET", 405],
    ["PUT", 405],
    ["HEAD", 405],
  ])("%s: %i", async (method, status) => {
    const gateway = await host();
    const answer = await fetch(`${gateway.origin}/api/upload`, { method });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([status, "POST, OPTIONS"]);
  });

  test("an error if a body without a length is too long, too short, or not encrypted", async () => {
    const gateway = await host(settings);
    for (const [body, answer] of [
      [tooLong, { status: 413, code: "too_large" }],
      [BODY.subarray(0, 21), { status: 400, code: "bad_length" }],
      [Buffer.alloc(500), { status: 400, code: "not_encrypted" }],
    ] as const) {
      const { request, answered } = begin(gateway);
      request.end(body);
      expect(await answered).toEqual(answer);
    }
    await expectNothingLeft(gateway);
  });

  test("400 without a code if its body is shorter than declared, because Node's HTTP parser responds first", async () => {
    expect(findHttpCall("POST", "/api/upload")?.errors).not.toContain("length_mismatch");
    const gateway = await host();
    const { port, hostname } = new URL(gateway.origin);
    const headers = Object.entries({ ...createHeaders(), Host: hostname, "Content-Length": BODY.length });
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const socket = connect(Number(port), hostname);
    socket.write(`POST /api/upload HTTP/1.1\r\n${head}\r\n`);
    socket.end(BODY.subarray(0, 500));
    expect(await readText(socket)).toBe("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
    await expectNothingLeft(gateway);
  });

  test("the error for an exceeded quota of its network, like any other upload", async () => {
    const gateway = await host({ UPLOADS_PER_HOUR_PER_NETWORK: "2" });
    expect(await gateway.upload(1)).toEqual({ ok: true });
    expect((await send(gateway, BODY)).status).toBe(200);
    const refused = await send(gateway, BODY);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await readCode(refused)).toBe("429 too_many_uploads");
    expect(await gateway.upload(1)).toMatchObject({ code: "too_many_uploads" });
  });
});

describe("an upload in one request ends", () => {
  test.each([
    ["with", { "Content-Length": BODY.length }],
    ["without", {}],
  ])("I2: without leaving data behind when its client disconnects (%s a declared length)", async (_what, headers) => {
    const gateway = await host();
    const { request, answered } = begin(gateway, headers);
    request.write(BODY.subarray(0, 500));
    await expect.poll(() => gateway.registry.metrics()).toMatch(/^uploads_open 1$/m);
    request.destroy();
    expect(await answered).toBe("cut");
    await expectNothingLeft(gateway);
    expect(gateway.logLines.join()).toContain("upload cancelled");
    expect(gateway.logLines.join()).not.toContain("upload failed");
  });

  test("I10: when it is below the minimum rate for clients", async () => {
    const gateway = await host({ UPLOAD_IDLE_SECONDS: "1" });
    const { request, answered } = begin(gateway, { "Content-Length": BODY.length });
    request.write(BODY.subarray(0, 500));
    expect(await answered).toEqual({ status: 408, code: "idle_timeout" });
    request.destroy();
    await expectNothingLeft(gateway);
  });

  test("I10: when it is idle and its network needs the slot, even for the upload socket", async () => {
    const gateway = await host({ MAX_OPEN_UPLOADS_PER_NETWORK: "1" });
    const { request, answered } = begin(gateway, { "Content-Length": BODY.length });
    request.write(BODY.subarray(0, 500));
    await expect.poll(() => gateway.registry.metrics()).toMatch(/^uploads_open 1$/m);
    // A client that sends nothing loses its slot to the next client.
    await expect.poll(() => gateway.upload(1)).toEqual({ ok: true });
    expect(await answered).toMatchObject({ status: 503 });
    request.destroy();
  });

  test("successfully while the process shuts down, because its client cannot continue it elsewhere", async () => {
    const gateway = await host();
    const { request, answered } = begin(gateway, { "Content-Length": BODY.length });
    request.write(BODY.subarray(0, 500));
    await expect.poll(() => gateway.registry.metrics()).toMatch(/^uploads_open 1$/m);
    const drained = gateway.drain();
    expect(await readCode(await send(gateway, BODY))).toBe("503 unavailable");
    request.end(BODY.subarray(500));
    expect(await answered).toMatchObject({ status: 200 });
    await drained;
  });

  test("before its body is sent, if its client sends `Expect: 100-continue`", async () => {
    const gateway = await host({ ANON_MAX_FILE_SIZE: "2000", MAX_FILE_SIZE: "2000" });
    const ask = (length: number) => {
      const { request, answered } = begin(gateway, { Expect: "100-continue", "Content-Length": length });
      let wasContinued = false;
      request.once("continue", () => {
        wasContinued = true;
        request.end(BODY);
      });
      request.flushHeaders();
      return answered.then((answer) => ({ answer, wasContinued }));
    };
    expect(await ask(ciphertextBytes(2_001))).toEqual({
      answer: { status: 413, code: "too_large" },
      wasContinued: false,
    });
    expect(await ask(BODY.length)).toMatchObject({ answer: { status: 200 }, wasContinued: true });
  });
});
