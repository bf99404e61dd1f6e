import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { ciphertextBytes } from "@envoi/protocol";
import { deriveAuthKey, fetchNonce, firstMessage, opaqueBody, signNonce } from "@envoi/testkit";
import { WebSocket } from "ws";

const HIGH_WATER_BYTES = 4 * 1_048_576;

async function sendBody(socket: WebSocket, length: number): Promise<void> {
  for (const chunk of opaqueBody(length)) {
    if (socket.bufferedAmount < HIGH_WATER_BYTES) socket.send(chunk);
    else await new Promise<void>((resolve) => socket.send(chunk, () => resolve()));
  }
  const done = once(socket, "message");
  socket.send(Buffer.of(0));
  await done;
}

export async function uploadToLimit(origin: string, plaintextBytes: number): Promise<void> {
  const socket = new WebSocket(origin.replace("http", "ws"), { perMessageDeflate: false });
  await once(socket, "open");
  await sendBody(socket, ciphertextBytes(plaintextBytes));
  socket.terminate();
}

export type Uploaded = { id: string; authKey: Buffer };

export async function uploadToEnvoi(origin: string, plaintextBytes: number): Promise<Uploaded> {
  const secret = randomBytes(16);
  const length = ciphertextBytes(plaintextBytes);
  const socket = new WebSocket(`${origin.replace("http", "ws")}/api/ws`, { perMessageDeflate: false });
  await once(socket, "open");
  const replied = once(socket, "message");
  socket.send(firstMessage(secret, plaintextBytes, { dlimit: 5, fields: { size: length } }));
  const [reply] = (await replied) as [Buffer];
  const { id } = JSON.parse(reply.toString()) as { id: string };
  await sendBody(socket, length);
  socket.terminate();
  return { id, authKey: deriveAuthKey(secret) };
}

async function drain(url: string, headers: Record<string, string>): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on("error", reject);
  });
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

export async function downloadFromEnvoi(origin: string, { id, authKey }: Uploaded): Promise<number> {
  const nonce = await fetchNonce(origin, id);
  return drain(`${origin}/api/download/${id}`, { Authorization: signNonce(authKey, nonce) });
}
