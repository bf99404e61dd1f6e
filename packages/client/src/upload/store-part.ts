import { freeMemory } from "@envoi/crypto";
import type { DirectPath } from "../wire/direct-path.ts";
import { PartReader } from "./part-reader.ts";
import type { UploadBody } from "./upload-body.ts";
import type { UploadSocket } from "./upload-socket.ts";

/*
 * [Note: Direct uploads]
 *
 * If the server permits it, the client stores Parts in the server's object store itself, several at once. For each Part,
 * it asks for a URL on the main connection, sends the Part there, and reports it. The first Part is sent alone, because
 * the store may be unreachable. If that fails, or if a later Part does, the Part and all others are sent on connections
 * to the server, and this server's store is avoided for a while: [Note: Direct path]. Each Part is in memory while it is
 * sent, because its URL is for the exact length.
 */

type StoreDeps = {
  path: DirectPath;
  /** The main connection. */
  socket: UploadSocket;
  body: Pick<UploadBody, "from">;
  /** Resolves when the upload is not paused. */
  waiting(): Promise<void>;
  onSent(bytes: number): void;
};

/**
 * Sends one Part to the object store. See [Note: Direct uploads]. If the store refuses it, the store is avoided.
 *
 * @param range.end - exclusive
 * @returns whether the Part is stored; if not, the server wants the upload's Parts on its sockets
 * @throws TransferError when the store refuses the Part; `file_changed`; the error that ended the main connection
 */
export async function storePart(
  { path, socket, body, waiting, onSent }: StoreDeps,
  { part, begin, end }: { part: number; begin: number; end: number },
  signal: AbortSignal,
): Promise<boolean> {
  const content = await collect(body, begin, end);
  await waiting();
  const asked = await socket.askDirect({ part, direct: 1 });
  if (asked === null || asked === "stored") return asked !== null;
  const etag = await path.put(asked.url, content, signal, onSent);
  onSent(content.size);
  return (await socket.askDirect({ part, etag })) !== null;
}

/** Reads a whole Part into a Blob, which browsers may keep outside of memory. */
async function collect(body: Pick<UploadBody, "from">, begin: number, end: number): Promise<Blob> {
  const reader = new PartReader(body);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    await reader.moveTo(begin);
    for (let chunk = await reader.read(end); chunk !== null; chunk = await reader.read(end)) chunks.push(chunk);
  } finally {
    await reader.cancel();
  }
  const content = new Blob(chunks);
  for (const chunk of chunks) freeMemory(chunk);
  return content;
}
