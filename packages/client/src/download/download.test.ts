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
import { type Call, type HttpServer, serveHttp } from "../testing/http-server.ts";
import { checkExists, openDownload, openMetadataReply, readMetadataReply } from "./download.ts";

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

async function collectBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function sealedBody(): Promise<Uint8Array> {
  return collectBytes(sealRecords(new Blob([plaintext]).stream(), { secret }));
}

type Behaviour = {
  password?: string;
  /** Responds to the download request once its Proof has been accepted. */
  sendBody?: (response: ServerResponse, body: Uint8Array) => void | Promise<void>;
  /** Another recipient uses the Nonce between the metadata request and the download. */
  losesNonce?: boolean;
};

function nonceAt(count: number): Nonce {
  return Buffer.alloc(16, count).toString("base64") as Nonce;
}

/** A server whose single Nonce changes with every use, as on existing servers. */
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
  test("returns whether a password is needed, and the Nonce", async () => {
    await using server = await serveUpload({ password: "word" });
    expect(await checkExists(server, id, never())).toEqual({ requiresPassword: true, nonce: nonceAt(1) });
  });

  test("fails with not_found once the file is deleted", async () => {
    await using server = await serveHttp((_call, response) => void response.writeHead(404).end("Not Found"));
    await expect(checkExists(server, id, never())).rejects.toMatchObject({ code: "not_found" });
  });
});

/** Checks existence on a server that returns this body, with or without a Nonce. */
async function existsAnswering(body: string, nonce: Nonce | null) {
  await using server = await serveHttp((_call, response) => {
    if (nonce !== null) response.setHeader("WWW-Authenticate", `send-v1 ${nonce}`);
    response.end(body);
  });
  return await checkExists(server, id, never());
}

test.each(["{}", '{"requiresPassword":true}'])(
  "returns no nonce if the response contains none, whatever else it contains: %s",
  async (body) => {
    expect(await existsAnswering(body, null)).toMatchObject({ nonce: null });
  },
);

test.each([
  ["{}", nonceAt(1), "connection_lost"],
  ["<p>Sign in to this network</p>", null, "intercepted"],
  ["[]", null, "connection_lost"],
] as const)("an answer from another server says nothing about the file: %s", async (body, nonce, reason) => {
  await expect(existsAnswering(body, nonce)).rejects.toMatchObject({ code: reason });
});

describe("a download", () => {
  test("yields the whole file with the minimum number of calls", async () => {
    await using server = await serveUpload();
    const { nonce } = await checkExists(server, id, never());
    const download = await openDownload(server, { id, secretB64, password: null, nonce }, never());
    expect(download).toMatchObject({ metadata, ttlMs: 1_000, finalDownload: true });
    const seen: number[] = [];
    const body = await download.read({ onProgress: ({ receivedBytes }) => seen.push(receivedBytes), signal: never() });
    expect((await collectBytes(body)).equals(plaintext)).toBe(true);
    expect(seen.at(-1)).toBe((await sealedBody()).byteLength);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(server.calls.map(({ path }) => path)).toEqual([
      `/api/exists/${id}`,
      `/api/metadata/${id}`,
      `/api/download/${id}`,
    ]);
  });

  test("opens fetched metadata without another request, and signs the download with that response's nonce", async () => {
    await using server = await serveUpload();
    const { nonce } = await checkExists(server, id, never());
    const { authKey } = await deriveKeychain(secret);
    const Authorization = await makeProof(authKey, nonce ?? nonceAt(0));
    const answer = await fetch(`${server.origin}/api/metadata/${id}`, { headers: { Authorization } });
    const fetched = await readMetadataReply(answer, never());
    const request = { id, secretB64, password: null, ...fetched };
    expect(await openMetadataReply(server, request, never())).toEqual(metadata);
    const download = await openDownload(server, request, never());
    expect(download).toMatchObject({ metadata, ttlMs: 1_000, finalDownload: true });
    expect((await collectBytes(await download.read({ signal: never() }))).equals(plaintext)).toBe(true);
    expect(server.calls.slice(2).map(({ path }) => path)).toEqual([`/api/download/${id}`]);
  });

  test("opens the name and the size with the nonce and the password flag from the first response [R3.15]", async () => {
    await using server = await serveUpload({ password: "word" });
    const { requiresPassword, nonce } = await checkExists(server, id, never());
    expect(requiresPassword).toBe(true);
    const { metadata: opened } = await openDownload(server, { id, secretB64, password: "word", nonce }, never());
    expect(opened).toMatchObject({ name: "a.bin", size: plaintext.byteLength });
    expect(server.calls.map(({ path }) => path)).toEqual([`/api/exists/${id}`, `/api/metadata/${id}`]);
  });

  test("sends the server neither Secret nor password", async () => {
    await using server = await serveUpload({ password: "correct horse" });
    const download = await openDownload(server, { id, secretB64, password: "correct horse" }, never());
    await collectBytes(await download.read({ signal: never() }));
    const asked = JSON.stringify(server.calls);
    expect(asked).not.toContain(secretB64);
    expect(asked).not.toContain("horse");
  });

  test("is signed again if its Nonce has been used in the meantime", async () => {
    await using server = await serveUpload({ losesNonce: true });
    const download = await openDownload(server, { id, secretB64, password: null }, never());
    expect((await collectBytes(await download.read({ signal: never() }))).equals(plaintext)).toBe(true);
  });

  test.each(["wrong", "", null])(
    "is rejected as `bad_proof` with the password %j, after one retry [R6.11]",
    async (password) => {
      await using server = await serveUpload({ password: "right" });
      const opening = openDownload(server, { id, secretB64, password }, never());
      await expect(opening).rejects.toMatchObject({ name: "ProtocolError", code: "bad_proof" });
      expect(server.calls).toHaveLength(2);
    },
  );

  test("is rejected with another file's key, and without a request if the key is malformed [R6.11]", async () => {
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

  test("fails with a rejection's code and `Retry-After` time", async () => {
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
  ])("derives the error from status %i if the server sends no code", async (status, code) => {
    await using server = await serveHttp((_call, response) => void response.writeHead(status).end("<html>"));
    await expect(openDownload(server, { id, secretB64, password: null }, never())).rejects.toMatchObject({ code });
  });

  test.each(["<html>", "{}", '{"metadata":1,"finalDownload":true,"ttl":1}'])(
    "fails on the response %j",
    async (text) => {
      await using server = await serveHttp((_call, response) => void response.end(text));
      await expect(openDownload(server, { id, secretB64, password: null }, never())).rejects.toMatchObject({
        name: "TransferError",
      });
    },
  );

  test("fails when no server is listening", async () => {
    const server = await serveUpload();
    await server[Symbol.asyncDispose]();
    await expect(openDownload(server, { id, secretB64, password: null }, never())).rejects.toMatchObject({
      code: "connect_failed",
    });
  });

  test("fails when the connection is lost, with and without an announced length", async () => {
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
      const reading = download.read({ signal: never() }).then(collectBytes);
      await expect(reading).rejects.toMatchObject({ name: "TransferError", code: "connection_lost" });
    }
  });

  test.each([
    ["in the middle of a Record", 100_000, "authentication"],
    ["between two Records", 21 + 65_536, "final-delimiter"],
    ["after the header", 21, "truncated"],
    ["immediately", 0, "short-header"],
  ])("fails when the body ends %s as if it were complete", async (_where, bytes, reason) => {
    await using server = await serveUpload({
      sendBody: (response, body) => void response.end(body.subarray(0, bytes)),
    });
    const download = await openDownload(server, { id, secretB64, password: null }, never());
    const reading = download.read({ signal: never() }).then(collectBytes);
    await expect(reading).rejects.toMatchObject({ name: "DecryptionError", code: reason });
  });

  test("ends with message 0 when the user cancels, and closes the connection", async () => {
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
    await expect(rest()).rejects.toMatchObject({ code: "cancelled" });
    await closed;
  });

  test("closes the connection when its reader cancels", async () => {
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

  test("can be cancelled before the server responds", async () => {
    const cancel = new AbortController();
    await using server = await serveHttp(() => cancel.abort());
    await expect(openDownload(server, { id, secretB64, password: null }, cancel.signal)).rejects.toMatchObject({
      code: "cancelled",
    });
  });
});
