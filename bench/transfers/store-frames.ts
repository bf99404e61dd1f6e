import { open } from "node:fs/promises";
import type { WebSocket } from "ws";
import { takeBatches } from "./take-batches.ts";

const WRITE_BYTES = 524_288;

/** The minimum cost of storing a socket's frames: batches of 512 KiB written to a file, and one fsync at the end. */
export async function storeFrames(socket: WebSocket, path: string): Promise<void> {
  const opened = open(path, "w");
  await takeBatches(socket, WRITE_BYTES, async (batch) => (await opened).writev(batch));
  await using file = await opened;
  await file.sync();
  socket.send('{"ok":true}');
}
