import { get, type IncomingMessage } from "node:http";
import { type BeginUploadOptions, beginUpload } from "./begin-upload.ts";
import { openBody, openMetadata, sealBody, signNonce } from "./sealed-body.ts";

/** A file as a client of the old protocol sees it after the upload. */
export type OldUpload = {
  id: string;
  url: string;
  ownerToken: string;
  secret: Buffer;
  authKey: Buffer;
  plaintext: Uint8Array;
};

export type Answer = { status: number; nonce: string | null; headers: Headers; body: Buffer };

/** Uploads like the command line client. @throws when the server rejects it */
export async function uploadOld(
  origin: string,
  plaintext: Uint8Array,
  options: BeginUploadOptions = {},
): Promise<OldUpload> {
  const upload = await beginUpload(origin, plaintext.length, options);
  const { id, url, ownerToken, secret, authKey } = upload;
  for (const chunk of sealBody(secret, plaintext)) await upload.send(chunk);
  const done = await upload.finish();
  if (done?.["ok"] !== true) throw new Error(`refused: ${JSON.stringify(done)}`);
  return { id, url, ownerToken, secret, authKey, plaintext };
}

async function readAnswer(response: Response): Promise<Answer> {
  const challenge = response.headers.get("WWW-Authenticate");
  return {
    status: response.status,
    nonce: challenge?.split(" ")[1] ?? null,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Makes one call to the server, and reads the whole response body. */
export async function call(origin: string, path: string, init: RequestInit = {}): Promise<Answer> {
  return readAnswer(await fetch(`${origin}${path}`, init));
}

export async function post(origin: string, path: string, body: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return call(origin, path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Fetches the current Nonce of an upload from the page, as the command line client does. */
export async function fetchNonce(origin: string, id: string): Promise<string> {
  const { nonce, status } = await call(origin, `/download/${id}/`);
  if (nonce === null) throw new Error(`no nonce, status ${status}`);
  return nonce;
}

/** Requests the page, metadata and body as the command line client does: it uses each Nonce once and does not retry. */
export async function downloadOld(
  origin: string,
  upload: { id: string; secret: Uint8Array; authKey: Uint8Array },
): Promise<{ metadata: unknown; plaintext: Buffer }> {
  const nonce = await fetchNonce(origin, upload.id);
  const metadata = await call(origin, `/api/metadata/${upload.id}`, {
    headers: { Authorization: signNonce(upload.authKey, nonce) },
  });
  if (metadata.status !== 200 || metadata.nonce === null) throw new Error(`metadata: ${metadata.status}`);
  const download = await call(origin, `/api/download/${upload.id}`, {
    headers: { Authorization: signNonce(upload.authKey, metadata.nonce) },
  });
  if (download.status !== 200) throw new Error(`download: ${download.status}`);
  const { metadata: sealed } = JSON.parse(metadata.body.toString("utf8")) as { metadata: string };
  return { metadata: openMetadata(upload.secret, sealed), plaintext: openBody(upload.secret, download.body) };
}

/** Makes one signed request for a body, with its own Nonce. */
export async function downloadBody(origin: string, upload: { id: string; authKey: Uint8Array }): Promise<Answer> {
  const headers = { Authorization: signNonce(upload.authKey, await fetchNonce(origin, upload.id)) };
  return call(origin, `/api/download/${upload.id}`, { headers });
}

/** Begins a signed download and leaves it paused after its headers, so that the caller can continue it. */
export async function beginDownload(
  origin: string,
  upload: { id: string; authKey: Uint8Array },
): Promise<IncomingMessage> {
  const headers = { Authorization: signNonce(upload.authKey, await fetchNonce(origin, upload.id)) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${origin}/api/download/${upload.id}`, { headers, agent: false }, resolve).on("error", reject);
  });
  response.pause();
  // Once the stream has ended, `complete` shows whether the connection was cut.
  response.on("error", () => {});
  return response;
}
