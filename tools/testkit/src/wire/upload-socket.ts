import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type RawData, WebSocket } from "ws";
import { deriveAuthKey, sealMetadata } from "./sealed-body.ts";

export type OldUploadOptions = {
  timeLimit?: unknown;
  dlimit?: unknown;
  /** Fields that replace or extend those of the first message. */
  fields?: Record<string, unknown>;
};

/**
 * Opens a socket controlled by a test: received messages are queued in order, and several callers can wait for it to
 * close.
 *
 * @param query - query of the URL; with `?resume`, an overloaded server accepts a socket that continues an upload
 * @throws an error with the body of the response, `refused: {"error":503,…}`, if the server rejects the socket
 */
export async function openUploadSocket(origin: string, headers: Record<string, string> = {}, query = "") {
  const url = `${origin.replace(/^http/, "ws")}/api/ws${query}`;
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  const received: string[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const change = () => new Promise<void>((resolve) => waiting.push(resolve));
  let closeCode: number | null = null;
  socket.on("message", (data: RawData) => {
    received.push(data.toString());
    wake();
  });
  socket.on("close", (code) => {
    closeCode = code;
    wake();
  });
  socket.on("error", () => {});
  const refused = once(socket, "unexpected-response").then(async ([, response]) => {
    throw new Error(`refused: ${await text(response as IncomingMessage)}`);
  });
  await Promise.race([once(socket, "open"), refused]);
  return {
    socket,
    /** Waits for the next message. @returns `null` once the socket has closed */
    async next(): Promise<Record<string, unknown> | null> {
      while (received.length === 0 && closeCode === null) await change();
      const text = received.shift();
      return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>);
    },
    async closed(): Promise<number> {
      while (closeCode === null) await change();
      return closeCode;
    },
    async send(data: string | Uint8Array): Promise<void> {
      await new Promise<void>((resolve) => socket.send(data, () => resolve()));
    },
  };
}

/** The first message of an upload, as clients of the old protocol send it: no length, no extensions. */
export function firstMessage(secret: Uint8Array, size: number, options: OldUploadOptions = {}): string {
  const files = [{ name: "a file.bin", size, type: "" }];
  const metadata = { name: "a file.bin", type: "application/octet-stream", size, manifest: { files } };
  return JSON.stringify({
    timeLimit: options.timeLimit ?? 86_400,
    dlimit: options.dlimit ?? null,
    fileMetadata: sealMetadata(secret, metadata),
    authorization: `send-v1 ${deriveAuthKey(secret).toString("base64url")}`,
    bearer: null,
    ...options.fields,
  });
}
