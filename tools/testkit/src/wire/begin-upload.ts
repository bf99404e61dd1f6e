import { randomBytes } from "node:crypto";
import { ciphertextBytes } from "@envoi/protocol";
import { deriveAuthKey } from "./sealed-body.ts";
import { firstMessage, type OldUploadOptions, openUploadSocket } from "./upload-socket.ts";

const MAX_BUFFERED_BYTES = 4_194_304;

export type BeginUploadOptions = OldUploadOptions & {
  secret?: Buffer;
  /** Whether to declare the length of the body first and accept the same replies as our own clients. */
  declared?: boolean;
  headers?: Record<string, string>;
};

/** Begins an upload whose body the test sends at any rate. @throws when the server rejects it */
export async function beginUpload(origin: string, plaintextBytes: number, options: BeginUploadOptions = {}) {
  const { secret = randomBytes(16), declared = false, headers, fields, ...limits } = options;
  const length = ciphertextBytes(plaintextBytes);
  const { socket, send, next, closed } = await openUploadSocket(origin, headers);
  const extension = declared ? { size: length, ext: 1 } : {};
  await send(firstMessage(secret, plaintextBytes, { ...limits, fields: { ...extension, ...fields } }));
  const reply = await next();
  if (reply?.["id"] === undefined) throw new Error(`refused: ${JSON.stringify(reply)}`);

  /** Waits for the next message other than progress. Returns `null` once the socket has closed. */
  async function outcome(): Promise<Record<string, unknown> | null> {
    let message = await next();
    while (message?.["received"] !== undefined) message = await next();
    return message;
  }
  return {
    id: String(reply["id"]),
    url: String(reply["url"]),
    ownerToken: String(reply["ownerToken"]),
    secret,
    authKey: deriveAuthKey(secret),
    /** Length of the body. */
    length,
    socket,
    send,
    next,
    closed,
    outcome,
    /** Sends a body of any size as fast as the server reads it. */
    async sendAll(chunks: Iterable<Uint8Array>): Promise<void> {
      for (const chunk of chunks) {
        socket.send(chunk);
        if (socket.bufferedAmount > MAX_BUFFERED_BYTES) await send(Buffer.alloc(0));
      }
    },
    /** Sends the end marker. @returns the last reply, or `null` if the socket closed without one */
    async finish(): Promise<Record<string, unknown> | null> {
      await send(Buffer.of(0));
      const last = await outcome();
      socket.terminate();
      return last;
    },
  };
}
export type OngoingUpload = Awaited<ReturnType<typeof beginUpload>>;
