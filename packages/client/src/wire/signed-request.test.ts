import { makeProof } from "@envoi/auth";
import { createSecret, deriveKeychain, sealMetadata } from "@envoi/crypto";
import { encodeBase64Url, type Nonce, type UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { openDownload } from "../download/download.ts";
import { type HttpServer, serveHttp } from "../testing/http-server.ts";

const { signal } = new AbortController();
const id = "0123456789abcdef" as UploadId;
const nonce = Buffer.alloc(16, 7).toString("base64") as Nonce;
const secret = createSecret();
const oldNonce = Buffer.alloc(16, 8).toString("base64") as Nonce;
const request = { id, secretB64: encodeBase64Url(secret), password: null, nonce: oldNonce };

test("after a 401, repeats the metadata request, signed with the nonce from the rejection [R6.12b]", async () => {
  const { authKey, metadataKey } = await deriveKeychain(secret);
  const metadata = { name: "a", size: 1, type: "", manifest: { files: [] } };
  const reply = { metadata: await sealMetadata(metadataKey, metadata), finalDownload: false, ttl: 1_000 };
  await using server = await serveHttp((_call, response) => {
    if (server.calls.length > 1) response.end(JSON.stringify(reply));
    else response.writeHead(401, { "WWW-Authenticate": `send-v1 ${nonce}` }).end();
  });
  expect(await openDownload(server, request, signal)).toMatchObject({ metadata, ttlMs: 1_000 });
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
    [1, 2].map(() => `GET /api/metadata/${id}`),
  );
  expect(server.calls[1]?.headers.authorization).toBe(await makeProof(authKey, nonce));
});

test("the last response's nonce can be passed on to open the upload in another context", async () => {
  const { metadataKey } = await deriveKeychain(secret);
  const metadata = { name: "a", size: 1, type: "", manifest: { files: [] } };
  const reply = { metadata: await sealMetadata(metadataKey, metadata), finalDownload: false, ttl: 1_000 };
  await using server = await serveHttp((_call, response) => {
    response.setHeader("WWW-Authenticate", `send-v1 ${nonce}`).end(JSON.stringify(reply));
  });
  expect(await openDownload(server, request, signal)).toMatchObject({ nextNonce: nonce });
});

/** A server that has the upload, and rejects every Proof with a new Nonce. */
async function serveRefusals(): Promise<HttpServer> {
  const server = await serveHttp((call, response) => {
    const fresh = Buffer.alloc(16, server.calls.length).toString("base64");
    const status = call.path.startsWith("/api/exists/") ? 200 : 401;
    response.writeHead(status, { "WWW-Authenticate": `send-v1 ${fresh}` }).end('{"requiresPassword":true}');
  });
  return server;
}

test("a request is not repeated after a 401 without a new nonce, nor after a second 401 [R7.6]", async () => {
  await using silent = await serveHttp((_call, response) => void response.writeHead(401).end("Unauthorized"));
  await expect(openDownload(silent, request, signal)).rejects.toMatchObject({ code: "bad_proof", status: 401 });
  expect(silent.calls).toHaveLength(1);
  await using refusing = await serveRefusals();
  await expect(openDownload(refusing, request, signal)).rejects.toMatchObject({ code: "bad_proof", status: 401 });
  expect(refusing.calls).toHaveLength(2);
});

test.each(["wrong", null])(
  "with the password %j and without a nonce, a nonce is requested first, so that a rejection is one guess [R6.12c]",
  async (password) => {
    const { nonce: _, ...withoutNonce } = request;
    await using refusing = await serveRefusals();
    await expect(openDownload(refusing, { ...withoutNonce, password }, signal)).rejects.toMatchObject({
      code: "bad_proof",
    });
    const metadataCalls = refusing.calls.filter(({ path }) => path.startsWith("/api/metadata/"));
    expect(refusing.calls[0]?.path).toBe(`/api/exists/${id}`);
    // Without a password, the key is part of the link, so this is not a guess, and the call is repeated.
    expect(metadataCalls).toHaveLength(password === null ? 2 : 1);
  },
);
