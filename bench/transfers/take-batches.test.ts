import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { storeFrames } from "./take-batches.ts";

test("the socket reports completion once the file contains all frames in order", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-bench-"));
  const path = join(directory, "file");
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (socket) => void storeFrames(socket, path));
  await once(server, "listening");
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    await once(client, "open");
    const frames = [21, ...Array.from({ length: 200 }, () => 65_536), 39].map((bytes) => randomBytes(bytes));
    const answered = once(client, "message");
    for (const frame of [...frames, Buffer.of(0)]) client.send(frame);
    const [answer] = await answered;
    expect(String(answer)).toBe('{"ok":true}');
    expect((await readFile(path)).equals(Buffer.concat(frames))).toBe(true);
  } finally {
    client.terminate();
    server.close();
    await rm(directory, { recursive: true });
  }
});
