import { randomBytes } from "node:crypto";
import { on, once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { ciphertextBytes } from "@envoi/protocol";
import {
  deriveAuthKey,
  fetchNonce,
  firstMessage,
  ONE_NETWORK_SETTINGS,
  opaqueBody,
  post,
  signNonce,
} from "@envoi/testkit";
import { WebSocket } from "ws";
import * as z from "zod";

/** A download limit that no run reaches. */
const DOWNLOADS = 1_000_000;
/** Settings of measured servers: any file size and many downloads, without an account. */
export const SETTINGS = {
  ...ONE_NETWORK_SETTINGS,
  LOG_LEVEL: "warn",
  ANON_MAX_FILE_SIZE: String(2_684_354_560),
  ANON_MAX_DOWNLOADS: String(DOWNLOADS),
};
const HIGH_WATER_BYTES = 4 * 1_048_576;

/** Waits for the next message. @throws if the server closes the socket instead */
async function nextMessage(socket: WebSocket): Promise<string> {
  const closing = once(socket, "close").then(() => {
    throw new Error("the server closed the socket");
  });
  const [message] = (await Promise.race([once(socket, "message"), closing])) as [Buffer];
  return message.toString("utf8");
}

/** Waits for the next message other than progress. @throws if the server closes the socket instead */
async function lastMessage(socket: WebSocket): Promise<string> {
  for await (const [message] of on(socket, "message", { close: ["close"] })) {
    const text = String(message);
    if (!text.startsWith('{"received"')) return text;
  }
  throw new Error("the server closed the socket");
}

async function sendBody(socket: WebSocket, length: number): Promise<void> {
  const done = lastMessage(socket);
  for (const chunk of opaqueBody(length)) {
    if (socket.bufferedAmount < HIGH_WATER_BYTES) socket.send(chunk);
    else
      await new Promise<void>((resolve, reject) => socket.send(chunk, (error) => (error ? reject(error) : resolve())));
  }
  socket.send(Buffer.of(0));
  const answer = await done;
  if (answer !== '{"ok":true}') throw new Error(`refused: ${answer}`);
}

export async function uploadToLimit(origin: string, plaintextBytes: number): Promise<void> {
  const socket = new WebSocket(origin.replace("http", "ws"), { perMessageDeflate: false });
  await once(socket, "open");
  await sendBody(socket, ciphertextBytes(plaintextBytes));
  socket.terminate();
}

const uploadReply = z.object({ id: z.string(), ownerToken: z.string() });
export type UploadedFile = z.infer<typeof uploadReply> & { authKey: Buffer };

/**
 * @param form.declared - whether to declare the length first, like our clients
 * @param form.ext - whether to support our extensions, like our clients
 */
export async function uploadToEnvoi(
  origin: string,
  plaintextBytes: number,
  { declared = true, ext = false }: { declared?: boolean; ext?: boolean } = {},
): Promise<UploadedFile> {
  const secret = randomBytes(16);
  const length = ciphertextBytes(plaintextBytes);
  const socket = new WebSocket(`${origin.replace("http", "ws")}/api/ws`, { perMessageDeflate: false });
  await once(socket, "open");
  const replied = nextMessage(socket);
  const fields = { ...(declared && { size: length }), ...(ext && { ext: 1 }) };
  socket.send(firstMessage(secret, plaintextBytes, { dlimit: DOWNLOADS, fields }));
  const { id, ownerToken } = uploadReply.parse(JSON.parse(await replied));
  await sendBody(socket, length);
  socket.terminate();
  return { id, ownerToken, authKey: deriveAuthKey(secret) };
}

/** @param origin - the edge or the metadata service, which handles deletions */
export async function deleteFromEnvoi(origin: string, { id, ownerToken }: UploadedFile): Promise<void> {
  const { status } = await post(origin, `/api/delete/${id}`, { owner_token: ownerToken });
  if (status !== 200) throw new Error(`the deletion of an upload was answered ${status}`);
}

async function drain(url: string, headers: Record<string, string>): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on("error", reject);
  });
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await once(response, "end");
  return bytes;
}

export async function downloadFromLimit(origin: string): Promise<number> {
  return drain(origin, {});
}

export async function downloadFromEnvoi(origin: string, { id, authKey }: UploadedFile): Promise<number> {
  const nonce = await fetchNonce(origin, id);
  return drain(`${origin}/api/download/${id}`, { Authorization: signNonce(authKey, nonce) });
}
