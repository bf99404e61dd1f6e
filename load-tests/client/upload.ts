import { type Bytes, sha256, toBase64Url } from "./bytes.ts";
import { UnexpectedError } from "./faults.ts";
import { sentBytes } from "./figures.ts";
import { authKey, randomBytes } from "./keys.ts";
import { FILE_NAME, sealBody, sealMetadata, splitFrames } from "./seal.ts";
import type { Server } from "./server.ts";
import { openSocket, type UploadSocket } from "./socket.ts";

export type UploadedFile = {
  id: string;
  url: string;
  ownerToken: string;
  secret: Bytes;
  authKey: Bytes;
  sealedMetadata: string;
  /** SHA-256 of the encrypted body, in base64. */
  digest: string;
  length: number;
};

export type UploadOptions = {
  downloadLimit: number;
  lifeSeconds: number;
  /** Client address for a server that trusts `X-Forwarded-For`. */
  forwardedFor?: string;
};

const END_OF_BODY = Uint8Array.of(0);
/** Generating random bytes is slow in k6, so each file repeats these. Its encrypted Records still differ. */
const PATTERN = randomBytes(4_096);

function createPlaintext(fileBytes: number): Bytes {
  const plaintext = new Uint8Array(fileBytes);
  for (let at = 0; at < fileBytes; at += PATTERN.length) plaintext.set(PATTERN.subarray(0, fileBytes - at), at);
  return plaintext;
}

/** Seals a file of random bytes in advance, so that sealing does not count as waiting time. */
export async function sealUpload(fileBytes: number) {
  const secret = randomBytes(16);
  const body = await sealBody(secret, randomBytes(16), createPlaintext(fileBytes));
  return {
    secret,
    authKey: await authKey(secret),
    sealedMetadata: await sealMetadata(secret, FILE_NAME, fileBytes),
    body,
    digest: toBase64Url(await sha256(body)),
  };
}

export type SealedUpload = Awaited<ReturnType<typeof sealUpload>>;

/** The fields with which every kind of upload begins. */
export function uploadFields(
  { authKey, sealedMetadata, body }: SealedUpload,
  { downloadLimit, lifeSeconds }: UploadOptions,
) {
  return {
    fileMetadata: sealedMetadata,
    authorization: `send-v1 ${toBase64Url(authKey)}`,
    timeLimit: lifeSeconds,
    dlimit: downloadLimit,
    size: body.length,
    ext: 1,
  };
}

/** What the sender of an upload knows. @param reply - the reply to its first message */
export function toUploadedFile(sealed: SealedUpload, reply: Readonly<Record<string, unknown>>): UploadedFile {
  const { secret, authKey, sealedMetadata, digest, body } = sealed;
  const [id, url, ownerToken] = [reply["id"], reply["url"], reply["ownerToken"]].map(String) as [
    string,
    string,
    string,
  ];
  return { id, url, ownerToken, secret, authKey, sealedMetadata, digest, length: body.length };
}

/** Sends the end marker, and waits until the upload is published. @throws UnexpectedError for any reply but `ok` */
export async function finish(socket: UploadSocket, { body }: SealedUpload): Promise<void> {
  socket.send(END_OF_BODY.buffer);
  const last = await socket.next();
  if (last["ok"] !== true) throw new UnexpectedError(`upload: ${JSON.stringify(last)}`);
  sentBytes.add(body.length);
}

/**
 * Sends a small file as the page does: declares its length, sends each Record and the end marker, and waits for the
 * server's `ok`.
 *
 * @param fields - more fields of the first message
 */
export async function upload(
  server: Server,
  sealed: SealedUpload,
  options: UploadOptions,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<UploadedFile> {
  const socket = openSocket(server, { forwardedFor: options.forwardedFor });
  try {
    await socket.opened();
    // An overloaded server may reject the upload before the client has sent the first message.
    socket.send(JSON.stringify({ ...uploadFields(sealed, options), bearer: server.bearerToken, ...fields }));
    const reply = await socket.next();
    for (const frame of splitFrames(sealed.body)) {
      await socket.drain();
      socket.send(frame.buffer);
    }
    await finish(socket, sealed);
    return toUploadedFile(sealed, reply);
  } finally {
    socket.close();
  }
}
