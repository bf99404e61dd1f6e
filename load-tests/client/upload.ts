import { WebSocket } from "k6/websockets";
import { type Bytes, sha256, toBase64Url } from "./bytes.ts";
import { isRefusal, RefusedError, UnexpectedError } from "./faults.ts";
import { broken, sentBytes } from "./figures.ts";
import { authKey, randomBytes } from "./keys.ts";
import { createSilenceTimer } from "./patience.ts";
import { FILE_NAME, sealBody, sealMetadata, splitFrames } from "./seal.ts";
import { ANSWER_SECONDS, type Server } from "./server.ts";

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

type UploadOptions = {
  downloadLimit: number;
  lifeSeconds: number;
  /** Client address for a server that trusts `X-Forwarded-For`. */
  forwardedFor?: string;
};

/** Maximum number of buffered bytes. Above it, the next message waits, as in a browser. */
const MAX_BUFFERED_BYTES = 1_048_576;
const POLL_MS = 5;
const END_OF_BODY = Uint8Array.of(0);
/** Generating random bytes is slow in k6, so each file repeats these. Its encrypted Records still differ. */
const PATTERN = randomBytes(4_096);

function createPlaintext(fileBytes: number): Bytes {
  const plaintext = new Uint8Array(fileBytes);
  for (let at = 0; at < fileBytes; at += PATTERN.length) plaintext.set(PATTERN.subarray(0, fileBytes - at), at);
  return plaintext;
}

/** Opens a socket whose messages are awaited one by one. The caller must close it. */
function openSocket(server: Server, forwardedFor: string | null) {
  const headers: Record<string, string> = forwardedFor === null ? {} : { "X-Forwarded-For": forwardedFor };
  const url = `${server.baseUrl.replace(/^http/, "ws")}/api/ws`;
  const socket = new WebSocket(url, null, { headers, tags: { name: "/api/ws" } });
  socket.binaryType = "arraybuffer" as typeof socket.binaryType;
  const inbox: string[] = [];
  let ended: string | null = null;
  let isOpen = false;
  let wake = () => {};
  const change = () => wake();
  const end = (how: string) => {
    ended ??= how;
    change();
  };
  const silence = createSilenceTimer(ANSWER_SECONDS * 1_000, () => end(`nothing for ${ANSWER_SECONDS} s`));
  socket.onopen = () => {
    silence.heard();
    isOpen = true;
    change();
  };
  socket.onmessage = (event) => {
    silence.heard();
    inbox.push(String(event?.data));
    change();
  };
  socket.onerror = (event) => end(event?.error ?? "an error");
  socket.onclose = () => end("closed");
  const changed = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  async function until<Value>(look: () => Value | null): Promise<Value> {
    for (;;) {
      const value = look();
      if (value !== null) return value;
      if (ended !== null) {
        broken.add(1);
        throw new UnexpectedError(`the upload socket ended: ${ended}`);
      }
      await changed();
    }
  }
  /** Waits for the next message except progress reports. @throws RefusedError, UnexpectedError if it is an error */
  async function next(): Promise<Record<string, unknown>> {
    for (;;) {
      const message = JSON.parse(await until(() => inbox.shift() ?? null)) as Record<string, unknown>;
      const { error } = message;
      if (typeof error === "number" && isRefusal(error))
        throw new RefusedError("upload", { status: error, code: String(message["code"]) });
      if (typeof error === "number" && error >= 500) broken.add(1);
      if (error !== undefined) throw new UnexpectedError(`upload: ${JSON.stringify(message)}`);
      if (message["received"] === undefined) return message;
    }
  }
  return {
    opened: () => until(() => (isOpen ? true : null)),
    next,
    send: (data: string | ArrayBuffer) => socket.send(data),
    /** Waits until the buffered bytes have been sent or the server reports an error. */
    async drain(): Promise<void> {
      while (socket.bufferedAmount > MAX_BUFFERED_BYTES && ended === null)
        await new Promise<void>((resolve) => void setTimeout(resolve, POLL_MS));
      // Servers need not report progress, so sending bytes also restarts the silence timer.
      if (ended === null) silence.heard();
    },
    hasEnded: () => ended !== null,
    close() {
      silence.stop();
      socket.close();
    },
  };
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

/**
 * Sends a file as the page does: declares its length, sends each Record and the end marker, and waits for the server's
 * `ok`.
 */
export async function upload(
  server: Server,
  sealed: Awaited<ReturnType<typeof sealUpload>>,
  { downloadLimit, lifeSeconds, forwardedFor }: UploadOptions,
): Promise<UploadedFile> {
  const { body, secret, sealedMetadata, digest } = sealed;
  const socket = openSocket(server, forwardedFor ?? null);
  try {
    await socket.opened();
    const request = {
      fileMetadata: sealedMetadata,
      authorization: `send-v1 ${toBase64Url(sealed.authKey)}`,
      bearer: server.bearerToken,
      timeLimit: lifeSeconds,
      dlimit: downloadLimit,
      size: body.length,
      ext: 1,
    };
    // An overloaded server may reject the upload before the client has sent the first message.
    if (!socket.hasEnded()) socket.send(JSON.stringify(request));
    const { id, url, ownerToken } = await socket.next();
    for (const frame of splitFrames(body)) {
      await socket.drain();
      if (socket.hasEnded()) break;
      socket.send(frame.buffer);
    }
    if (!socket.hasEnded()) socket.send(END_OF_BODY.buffer);
    const last = await socket.next();
    if (last["ok"] !== true) throw new UnexpectedError(`upload: ${JSON.stringify(last)}`);
    sentBytes.add(body.length);
    return {
      id: String(id),
      url: String(url),
      ownerToken: String(ownerToken),
      secret,
      authKey: sealed.authKey,
      sealedMetadata,
      digest,
      length: body.length,
    };
  } finally {
    socket.close();
  }
}
