import { randomBytes } from "node:crypto";
import { request as httpRequest } from "node:http";
import {
  call,
  deriveAuthKey,
  downloadOld,
  firstMessage,
  openBody,
  openMetadata,
  openUploadSocket,
  post,
  sealBody,
  signNonce,
} from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

/*
 * Requests of third-party clients of this protocol, according to their sources and exchanges. The command line client
 * has its own test with a recording.
 */

/** Three Records. */
const PLAINTEXT = generatorBytes(150_000);
const EXTENSIONS = [
  "moz-extension://7c2b1f0e-0b8a-4f6c-9a55-3d8a1c1d2e3f",
  "chrome-extension://abcdefghijklmnopabcdefghijklmnop",
  "safari-web-extension://0A1B2C3D-0000-4000-8000-000000000000",
];
const DAY_SECONDS = 86_400;

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

type SentUpload = { id: string; ownerToken: string; secret: Buffer; authKey: Buffer };
type SocketClient = {
  headers?: Record<string, string>;
  fields?: Record<string, unknown>;
  /** The body's frames. If absent, the header and each Record are one frame, as from Send's page. */
  frames?(body: Buffer): Buffer[];
  end?: string | Uint8Array;
};

/** Uploads over the socket, and reads the two replies as these clients do. */
async function sendOverSocket({ headers, fields = {}, frames, end = Buffer.of(0) }: SocketClient): Promise<SentUpload> {
  const secret = randomBytes(16);
  const { next, send, socket } = await openUploadSocket(app.origin, headers);
  // These clients omit fields that they do not use.
  const { bearer: _, ...message } = JSON.parse(firstMessage(secret, PLAINTEXT.length, { fields }));
  await send(JSON.stringify(message));
  const reply = await next();
  expect(reply).toEqual({ url: `${app.origin}/download/${reply?.["id"]}/`, ...pick(reply, "id", "ownerToken") });
  const chunks = [...sealBody(secret, PLAINTEXT)];
  for (const frame of frames?.(Buffer.concat(chunks)) ?? chunks) await send(frame);
  await send(end);
  expect(await next()).toEqual({ ok: true });
  socket.terminate();
  return { ...pick(reply, "id", "ownerToken"), secret, authKey: deriveAuthKey(secret) };
}

function pick(reply: Record<string, unknown> | null, ...[id, owner]: ["id", string]) {
  return { id: String(reply?.[id]), ownerToken: String(reply?.[owner]) };
}

async function expectReceived(sent: SentUpload): Promise<void> {
  const { plaintext, metadata } = await downloadOld(app.origin, sent);
  expect(plaintext.equals(PLAINTEXT)).toBe(true);
  expect(metadata).toMatchObject({ size: PLAINTEXT.length });
}

/** Uploads by `POST /api/upload`. Without a declared length, each Record is an HTTP chunk. */
async function sendInOneRequest(declared: boolean, headers: Record<string, string> = {}) {
  const secret = randomBytes(16);
  const { fileMetadata, authorization } = JSON.parse(firstMessage(secret, PLAINTEXT.length));
  const chunks = [...sealBody(secret, PLAINTEXT)];
  const length = Buffer.concat(chunks).length;
  const answer = await new Promise<{ status: number; challenge: string; text: string }>((resolve, reject) => {
    const request = httpRequest(`${app.origin}/api/upload`, {
      method: "POST",
      headers: {
        "X-File-Metadata": fileMetadata,
        Authorization: authorization,
        "Content-Type": "application/octet-stream",
        "User-Agent": "python-requests/2.32.3",
        Accept: "*/*",
        ...(declared && { "Content-Length": length }),
        ...headers,
      },
    });
    request.once("error", reject).once("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, challenge: response.headers["www-authenticate"] ?? "", text });
    });
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });
  return { ...answer, secret, authKey: deriveAuthKey(secret) };
}

describe("a client written in Python that uploads in one request", () => {
  it.each([
    ["chunk by chunk", false],
    ["with a length", true],
  ])("sends %s, and downloads with the challenge from the response to its upload [R7.44]", async (_how, declared) => {
    const { status, challenge, text, secret, authKey } = await sendInOneRequest(declared);
    expect(status).toBe(200);
    const { id, owner, url } = JSON.parse(text);
    expect(url).toBe(`${app.origin}/download/${id}/`);
    const [scheme, nonce = ""] = challenge.split(" ");
    expect(scheme).toBe("send-v1");

    // This client keeps each response's nonce for its next call. It has to fetch a nonce only after a rejection.
    const metadata = await call(app.origin, `/api/metadata/${id}`, {
      headers: { Authorization: signNonce(authKey, nonce) },
    });
    expect(metadata.status).toBe(200);
    const { metadata: sealed, ttl } = JSON.parse(metadata.body.toString());
    expect(openMetadata(secret, sealed)).toMatchObject({ size: PLAINTEXT.length });
    expect(ttl).toBeGreaterThan((DAY_SECONDS - 600) * 1_000);
    expect(await fetchInfo({ id, ownerToken: owner })).toMatchObject({ dlimit: 1, dtotal: 0 });
    expect((await post(app.origin, `/api/params/${id}`, { owner_token: owner, dlimit: 2 })).status).toBe(200);
    const download = await call(app.origin, `/api/download/${id}`, {
      headers: { Authorization: signNonce(authKey, metadata.nonce ?? "") },
    });
    expect(openBody(secret, download.body).equals(PLAINTEXT)).toBe(true);
    expect((await post(app.origin, `/api/delete/${id}`, { owner_token: owner })).status).toBe(200);
    expect((await call(app.origin, `/api/exists/${id}`)).status).toBe(404);
  });

  it("I1: leaves neither its key nor its token in the log", async () => {
    const { text, authKey } = await sendInOneRequest(true);
    const output = await app.output();
    for (const secret of [authKey.toString("base64url"), JSON.parse(text).owner]) expect(output).not.toContain(secret);
  });
});

async function fetchInfo({ id, ownerToken }: Pick<SentUpload, "id" | "ownerToken">) {
  const { status, body } = await post(app.origin, `/api/info/${id}`, { owner_token: ownerToken });
  expect(status).toBe(200);
  return JSON.parse(body.toString());
}

describe("a client on the upload socket", () => {
  it("written in Python may end the body with a text frame [R7.45]", async () => {
    const sent = await sendOverSocket({ fields: { dlimit: 1, timeLimit: DAY_SECONDS }, end: "\0" });
    // Before the download, this client requests only the page, without the trailing slash.
    const page = await call(app.origin, `/download/${sent.id}`);
    expect([page.status, page.nonce?.length]).toEqual([200, 24]);
    await expectReceived(sent);
  });

  it("written in Go may send the header in one frame with the following bytes, and a manifest without files", async () => {
    const frames = (body: Buffer) =>
      Array.from({ length: Math.ceil(body.length / 65_536) }, (_, at) => body.subarray(at * 65_536, (at + 1) * 65_536));
    await expectReceived(await sendOverSocket({ fields: { dlimit: 1, timeLimit: DAY_SECONDS }, frames }));
  });

  it.each(EXTENSIONS)("that runs in the extension %s sends, protects and deletes an upload [R7.46]", async (origin) => {
    const version = await call(app.origin, "/__version__", { headers: { Origin: origin } });
    expect(JSON.parse(version.body.toString()).version).toMatch(/^v3\./);
    const fields = { timeLimit: 1_440 * 60, dlimit: 1 };
    const sent = await sendOverSocket({ headers: { Origin: origin }, fields });
    const json = { "Content-Type": "application/json", Origin: origin };
    const change = (path: string, body: object) =>
      call(app.origin, `/api/${path}/${sent.id}`, { method: "POST", headers: json, body: JSON.stringify(body) });
    const authKey = randomBytes(64);
    const auth = authKey.toString("base64url");
    expect((await change("password", { owner_token: sent.ownerToken, auth })).status).toBe(200);
    await expectReceived({ ...sent, authKey });
    const again = await sendOverSocket({ headers: { Origin: origin }, fields });
    const both = { owner_token: again.ownerToken, delete_token: again.ownerToken };
    sent.id = again.id;
    expect((await change("delete", both)).status).toBe(200);
    expect((await call(app.origin, `/download/${again.id}/`)).status).toBe(404);
  });

  it("may request limits such as ten downloads and three days [R9.29]", async () => {
    const sent = await sendOverSocket({ fields: { dlimit: 10, timeLimit: 3 * DAY_SECONDS } });
    const { dlimit, ttl } = await fetchInfo(sent);
    expect(dlimit).toBe(10);
    expect(ttl).toBeGreaterThan((3 * DAY_SECONDS - 600) * 1_000);
    await expectReceived(sent);
  });

  it("is granted all limits that /config offers to anonymous users [R9.29b]", async () => {
    const { LIMITS, DEFAULTS } = JSON.parse((await call(app.origin, "/config")).body.toString());
    const { MAX_DOWNLOADS, MAX_EXPIRE_SECONDS, ANON } = LIMITS;
    expect(ANON).toEqual({ MAX_FILE_SIZE: LIMITS.MAX_FILE_SIZE, MAX_DOWNLOADS, MAX_EXPIRE_SECONDS });
    const downloads: number[] = [...DEFAULTS.DOWNLOAD_COUNTS, DEFAULTS.DOWNLOADS, MAX_DOWNLOADS];
    const times: number[] = [...DEFAULTS.EXPIRE_TIMES_SECONDS, DEFAULTS.EXPIRE_SECONDS, MAX_EXPIRE_SECONDS];
    for (const [at, dlimit] of downloads.entries()) {
      const { next, send, socket } = await openUploadSocket(app.origin);
      await send(firstMessage(randomBytes(16), 1_000, { dlimit, timeLimit: times[at % times.length] }));
      expect(await next()).toHaveProperty("id");
      socket.terminate();
    }
  });
});

describe("a page of another site", () => {
  it.each(["https://evil.example", "http://localhost:1", "null", "file://"])(
    "at %s cannot upload [R7.47]",
    async (origin) => {
      await expect(openUploadSocket(app.origin, { Origin: origin })).rejects.toThrow("forbidden_origin");
      expect(await sendInOneRequest(true, { Origin: origin })).toMatchObject({ status: 403 });
      const tus = await call(app.origin, "/api/uploads", {
        method: "POST",
        headers: { Origin: origin, "Tus-Resumable": "1.0.0", "Upload-Length": "1021" },
      });
      expect([tus.status, tus.headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
    },
  );
});
