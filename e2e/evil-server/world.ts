import { randomBytes, randomUUID, scrypt } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { type Download, type SourceFile, setPassword, upload } from "@envoi/client";
import type { StretchPassword } from "@envoi/crypto";

import type { OwnerToken, UploadId } from "@envoi/protocol";
import { beginUpload, sealBody, sealMetadata } from "@envoi/testkit";
import type { App } from "../support/app.ts";
import { startEmbeddedApp } from "../support/embedded-app.ts";

/** Four Records of the full length and a shorter one. */
const CONTENT_BYTES = 300_000;
const LIMITS = { downloadLimit: 10_000, timeLimitSeconds: 3_600 };
const PASSWORD = "an ordinary password";
const STRONG_PASSWORD = "correct horse battery staple";

/** A file that an honest client has sent to the honest server. */
export type SentFile = {
  id: UploadId;
  ownerToken: OwnerToken;
  secret: Buffer;
  /** The link's fragment. */
  secretB64: string;
  shareLink: string;
  name: string;
  password: string | null;
  content: Buffer;
  /** Text at the beginning of the content. */
  marker: string;
  /** The encrypted body; empty with a strong password. */
  ciphertext: Buffer;
};

/** An honest server with uploads that were sent before it was taken over. */
export type World = AsyncDisposable & {
  app: App;
  port: number;
  /** Two files of the same length. */
  file: SentFile;
  other: SentFile;
  /** Sends a file with an ordinary password. @param linkOrigin - the origin of the link, which is the password's salt */
  sendGuarded(linkOrigin: string): Promise<SentFile>;
  /** A file with a strong password, and another one with the same password. */
  strong: SentFile;
  otherStrong: SentFile;
  /** What no server may see of these files. */
  secrets: Record<string, string | Uint8Array>[];
};

const { signal } = new AbortController();

/** As on the command line: Node's scrypt is ten times as fast as the page's. */
export const stretchPassword: StretchPassword = async (password, salt) => {
  const cost = { N: 2 ** 16, r: 8, p: 2, maxmem: 128 * 2 ** 20 };
  return new Uint8Array(await promisify<string, Uint8Array, number, object, Buffer>(scrypt)(password, salt, 32, cost));
};

/** A source whose bytes are in memory. */
export function sourceOf({ name, content }: { name: string; content: Uint8Array }): SourceFile {
  const blob = new Blob([new Uint8Array(content)]);
  return { name, type: "", size: blob.size, stream: () => blob.stream(), slice: (first) => blob.slice(first) };
}

/** A file with an unmistakable name and content. */
export function createFile(contentBytes = CONTENT_BYTES): Pick<SentFile, "name" | "marker" | "content"> {
  const marker = `plaintext ${randomUUID()}`;
  const filler = randomBytes(contentBytes).toString("base64");
  const content = Buffer.from(`${marker}\n${filler}`.slice(0, contentBytes));
  return { name: `name ${randomUUID()}.txt`, marker, content };
}

export async function readAll(download: Download, until = signal): Promise<Buffer> {
  return buffer(await download.read({ signal: until }));
}

/** Sends a file without our own code, so that its ciphertext is known. */
async function sendPlainly(origin: string): Promise<SentFile> {
  const file = createFile();
  const { name, content } = file;
  const secret = randomBytes(16);
  const files = [{ name, size: content.length, type: "" }];
  const fileMetadata = sealMetadata(secret, { name, size: content.length, type: "text/plain", manifest: { files } });
  const body = [...sealBody(secret, content)];
  const fields = { fileMetadata, dlimit: LIMITS.downloadLimit };
  const sending = await beginUpload(origin, content.length, { secret, fields });
  await sending.sendAll(body);
  if ((await sending.finish())?.["ok"] !== true) throw new Error("the upload was refused");
  const secretB64 = secret.toString("base64url");
  return {
    ...file,
    ...{ secret, secretB64, shareLink: `${sending.url}#${secretB64}`, password: null, ciphertext: Buffer.concat(body) },
    id: sending.id as UploadId,
    ownerToken: sending.ownerToken as OwnerToken,
  };
}

/** Sends a file with an ordinary password. @param linkOrigin - the origin of the link, which is the password's salt */
async function sendGuarded(origin: string, linkOrigin: string): Promise<SentFile> {
  const file = await sendPlainly(origin);
  const shareLink = file.shareLink.replace(new URL(file.shareLink).origin, linkOrigin);
  await setPassword({ origin }, file, { shareLink, password: PASSWORD }, signal);
  return { ...file, shareLink, password: PASSWORD };
}

async function sendStrongly(origin: string): Promise<SentFile> {
  const file = createFile(1_000);
  const request = { files: [sourceOf(file)], ...LIMITS, strongPassword: STRONG_PASSWORD };
  const { id, ownerToken, shareLink, secretB64 } = await upload({ origin }, request, {
    signal,
    stretch: stretchPassword,
  });
  const secret = Buffer.from(secretB64.replace("v2.", ""), "base64url");
  const sent = { id, ownerToken, shareLink, secretB64, secret };
  return { ...file, ...sent, password: STRONG_PASSWORD, ciphertext: Buffer.alloc(0) };
}

/** What no server may see of a file. */
export function secretsOf({ name, marker, secret, password }: Pick<SentFile, "name" | "marker"> & Partial<SentFile>) {
  return { name, marker, ...(secret && { secret }), ...(password && { password }) };
}

export async function startWorld(): Promise<World> {
  const app = await startEmbeddedApp({ LOG_LEVEL: "warn", ANON_MAX_DOWNLOADS: "10000", MAX_DOWNLOADS: "10000" });
  const { origin } = app;
  const files = {
    file: await sendPlainly(origin),
    other: await sendPlainly(origin),
    strong: await sendStrongly(origin),
    otherStrong: await sendStrongly(origin),
  };
  return {
    app,
    port: Number(new URL(origin).port),
    ...files,
    sendGuarded: (linkOrigin) => sendGuarded(origin, linkOrigin),
    secrets: Object.values(files).map(secretsOf),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
