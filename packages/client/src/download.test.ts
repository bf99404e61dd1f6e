import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { makeProof } from "@envoi/auth";
import {
  createSecret,
  deriveKeychain,
  derivePasswordAuthKey,
  formatShareLink,
  sealMetadata,
  sealRecords,
} from "@envoi/crypto";
import { type AuthKey, encodeBase64Url, type Metadata, type Nonce, type UploadId } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { checkExists, openDownload } from "./download.ts";
import { type Call, type HttpServer, serveHttp } from "./testing/http-server.ts";

const id = "0123456789abcdef" as UploadId;
const secret = createSecret();
const secretB64 = encodeBase64Url(secret);
const plaintext = new Uint8Array(200_000).map((_, index) => index);
const metadata: Metadata = {
  name: "a.bin",
  size: plaintext.byteLength,
  type: "",
  manifest: { files: [{ name: "a.bin", size: plaintext.byteLength, type: "" }] },
};

const never = () => new AbortController().signal;

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function sealedBody(): Promise<Uint8Array> {
  return bytesOf(sealRecords(new Blob([plaintext]).stream(), { secret }));
}

type Behaviour = {
  password?: string;
  /** Answers the download, after its Proof was accepted. */
  sendBody?: (response: ServerResponse, body: Uint8Array) => void | Promise<void>;
  /** Between the metadata and the download another recipient uses the Nonce up. */
  losesNonce?: boolean;
};

function nonceAt(count: number): Nonce {
  return Buffer.alloc(16, count).toString("base64") as Nonce;
}

/** A server with one Nonce that changes on every use, as the existing ones have it. */
async function serveUpload({ password, sendBody, losesNonce = false }: Behaviour = {}): Promise<HttpServer> {
  const { metadataKey, authKey: ownKey } = await deriveKeychain(secret);
  const sealedMetadata = await sealMetadata(metadataKey, metadata);
  const body = await sealedBody();
  let count = 1;

  async function isSigned(call: Call, authKey: AuthKey): Promise<boolean> {
    return call.headers.authorization === (await makeProof(authKey, nonceAt(count)));
  }

  const server = await serveHttp(async (call, response) => {
    const authKey =
      password === undefined
        ? ownKey
        : await derivePasswordAuthKey(password, formatShareLink({ origin: server.origin, id, secret }));
    if (call.path === `/api/exists/${id}`) {
      response.setHeader("WWW-Authenticate", `send-v1 ${nonceAt(count)}`);
      response.end(JSON.stringify({ requiresPassword: password !== undefined }));
    } else if (!(await isSigned(call, authKey))) {
      response.writeHead(401, { "WWW-Authenticate": `send-v1 ${nonceAt(count)}` }).end("Unauthorized");
    } else {
      count += 1;
      response.setHeader("WWW-Authenticate", `send-v1 ${nonceAt(count)}`);
      if (call.path === `/api/metadata/${id}`) {
        if (losesNonce) count += 1;
        response.end(JSON.stringify({ metadata: sealedMetadata, finalDownload: true, ttl: 1_000 }));
      } else {
        await (sendBody ?? ((to, bytes) => void to.end(bytes)))(response, body);
      }
    }
  });
  return server;
}

describe("checkExists", () => {
  test("tells whether a password is needed, and hands the Nonce on", async () => {
    await using server = await serveUpload({ password: "word" });
    expect(await checkExists(server, id, never())).toEqual({ requiresPassword: true, nonce: nonceAt(1) });
  });

  test("says not_found once the file is gone", async () => {
    await using server = await serveHttp((_call, response) => void response.writeHead(404).end("Not Found"));
    await expect(checkExists(server, id, never())).rejects.toMatchObject({ code: "not_found" });
  });
});

/** What is asked whether a file exists says this, with or without a Nonce. */
async function existsAnswering(body: string, nonce: Nonce | null) {
  await using server = await serveHttp((_call, response) => {
    if (nonce !== null) response.setHeader("WWW-Authenticate", `send-v1 ${nonce}`);
    response.end(body);
  });
  return await checkExists(server, id, never());
}

test.each(["{}", '{"requiresPassword":true}'])(
  "an upload that has no nonce any more is told of as one, whatever else the answer has: %s",
  async (body) => {
    expect(await existsAnswering(body, null)).toMatchObject({ nonce: null });
  },
);

test.each([
  ["{}", nonceAt(1)],
  ["<p>Sign in to this network</p>", null],
  ["[]", null],
] as const)("an answer that is not ours says nothing about the file: %s", async (body, nonce) => {
  await expect(existsAnswering(body, nonce)).rejects.toMatchObject({ reason: "connection_lost" });
});

describe("a download", () => {
  test("has the file whole, and asks the server only what it needs", async () => {
    await using server = await serveUpload();
    const { nonce } = await checkExists(server, id, never());
    const download = await openDownload(server, { id, secretB64, password: null, nonce }, never());
    expect(download).toMatchObject({ metadata, ttlMs: 1_000, finalDownload: true });
    const seen: number[] = [];
    const body = await download.read({ onProgress: ({ receivedBytes }) => seen.push(receivedBytes), signal: never() });
    expect((await bytesOf(body)).equals(plaintext)).toBe(true);
    expect(seen.at(-1)).toBe((await sealedBody()).byteLength);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(server.calls.map(({ path }) => path)).toEqual([
      `/api/exists/${id}`,
      `/api/metadata/${id}`,
      `/api/download/${id}`,
    ]);
  });

  test("uses the nonce and the password flag that it was told, and learns name and size by password and link [R3.15]", async () => {
    await using server = await serveUpload({ password: "word" });
    const { requiresPassword, nonce } = await checkExists(server, id, never());
    expect(requiresPassword).toBe(true);
    const { metadata: opened } = await openDownload(server, { id, secretB64, password: "word", nonce }, never());
    expect(opened).toMatchObject({ name: "a.bin", size: plaintext.byteLength });
    expect(server.calls.map(({ path }) => path)).toEqual([`/api/exists/${id}`, `/api/metadata/${id}`]);
  });

  test("tells the server neither Secret nor password", async () => {
    await using server = await serveUpload({ password: "correct horse" });
    const download = await openDownload(server, { id, secretB64, password: "correct horse" }, never());
    await bytesOf(await download.read({ signal: never() }));
    const asked = JSON.stringify(server.calls);
    expect(asked).not.toContain(secretB64);
    expect(asked).not.toContain("horse");
  });

  test("is signed again when its Nonce was used up meanwhile", async () => {
    await using server = await serveUpload({ losesNonce: true });
    const download = await openDownload(server, { id, secretB64, password: null }, never());
    expect((await bytesOf(await download.read({ signal: never() }))).equals(plaintext)).toBe(true);
  });

  test.each(["wrong", "", null])(
    "is refused as bad_proof with the password %j, after one more try [R6.11]",
    async (password) => {
      await using server = await serveUpload({ password: "right" });
      const opening = openDownload(server, { id, secretB64, password }, never());
      await expect(opening).rejects.toMatchObject({ name: "ProtocolError", code: "bad_proof" });
      expect(server.calls).toHaveLength(2);
    },
  );

  test("is refused with the key of another file, and without asking when the key is none [R6.11]", async () => {
    await using server = await serveUpload();
    const other = encodeBase64Url(createSecret());
    const opening = openDownload(server, { id, secretB64: other, password: null }, never());
    await expect(opening).rejects.toMatchObject({ code: "bad_proof" });
    const asked = server.calls.length;
    await expect(openDownload(server, { id, secretB64: "no key", password: null }, never())).rejects.toMatchObject({
      code: "bad_proof",
    });
    expect(server.calls).toHaveLength(asked);
  });

  test("passes the code and the waiting time of a refusal on", async () => {
    await using server = await serveHttp(
      (_call, response) =>
        void response
          .writeHead(404, { "Retry-After": "5", "Content-Type": "application/json" })
          .end('{"error":404,"code":"all_claimed"}'),
    );
    await expect(openDownload(server, { id, secretB64, password: null }, never())).rejects.toMatchObject({
      code: "all_claimed",
      retryAfterSeconds: 5,
    });
  });

  test.each([
    [429, "rate_limited"],
    [503, "unavailable"],
    [418, "internal"],
  ])("understands status %i of a server that gives no code", async (status, code) => {
    await using server = await serveHttp((_call, response) => void response.writeHead(status).end("<html>"));
    await expect(openDownload(server, { id, secretB64, password: null }, never())).rejects.toMatchObject({ code });
  });

  test.each(["<html>", "{}", '{"metadata":1,"finalDownload":true,"ttl":1}'])("fails on the answer %j", async (text) => {
    await using server = await serveHttp((_call, response) => void response.end(text));
    await expect(openDownload(server, { id, secretB64, password: null }, never())).rejects.toMatchObject({
      name: "TransferError",
    });
  });

  test("fails when nobody listens", async () => {
    const server = await serveUpload();
    await server[Symbol.asyncDispose]();
    await expect(openDownload(server, { id, secretB64, password: null }, never())).rejects.toMatchObject({
      reason: "connect_failed",
    });
  });

  test("fails when the connection breaks off, with an announced length and without", async () => {
    for (const announced of [true, false]) {
      await using server = await serveUpload({
        async sendBody(response, body) {
          if (announced) response.setHeader("Content-Length", body.byteLength);
          response.write(body.subarray(0, 70_000));
          await new Promise((resolve) => response.write(body.subarray(70_000, 140_000), resolve));
          response.destroy();
        },
      });
      const download = await openDownload(server, { id, secretB64, password: null }, never());
      const reading = download.read({ signal: never() }).then(bytesOf);
      await expect(reading).rejects.toMatchObject({ name: "TransferError", reason: "connection_lost" });
    }
  });

  test.each([
    ["in the middle of a Record", 100_000, "authentication"],
    ["between two Records", 21 + 65_536, "final-delimiter"],
    ["after the header", 21, "truncated"],
    ["at once", 0, "short-header"],
  ])("fails when a body ends %s as if it were whole", async (_where, bytes, reason) => {
    await using server = await serveUpload({
      sendBody: (response, body) => void response.end(body.subarray(0, bytes)),
    });
    const download = await openDownload(server, { id, secretB64, password: null }, never());
    const reading = download.read({ signal: never() }).then(bytesOf);
    await expect(reading).rejects.toMatchObject({ name: "DecryptionError", reason });
  });

  test("ends with message 0 when the person cancels, and lets the connection go", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    await using server = await serveUpload({
      sendBody(response, body) {
        closed = once(response, "close");
        response.write(body.subarray(0, 140_000));
      },
    });
    const cancel = new AbortController();
    const download = await openDownload(server, { id, secretB64, password: null }, never());
    const reader = (await download.read({ signal: cancel.signal })).getReader();
    await reader.read();
    cancel.abort();
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toMatchObject({ reason: "cancelled", message: "0" });
    await closed;
  });

  test("lets the connection go when its reader leaves", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    await using server = await serveUpload({
      sendBody(response, body) {
        closed = once(response, "close");
        response.write(body.subarray(0, 140_000));
      },
    });
    const download = await openDownload(server, { id, secretB64, password: null }, never());
    const reader = (await download.read({ signal: never() })).getReader();
    await reader.read();
    await reader.cancel();
    await closed;
  });

  test("is cancelled before it was answered", async () => {
    const cancel = new AbortController();
    await using server = await serveHttp(() => cancel.abort());
    await expect(openDownload(server, { id, secretB64, password: null }, cancel.signal)).rejects.toMatchObject({
      reason: "cancelled",
    });
  });
});
