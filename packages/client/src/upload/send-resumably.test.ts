import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { openRecords } from "@envoi/crypto";
import { decodeBase64 } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { createDeferred } from "../deferred.ts";
import { PauseSwitch } from "../pause-switch.ts";
import { createFile, ID, type StoringServer, storingServer } from "../testing/storing-server.ts";
import type { UploadProgress } from "./progress-tracker.ts";
import type { SourceFile } from "./source.ts";
import { upload } from "./upload.ts";

const CONTENT = [new Uint8Array(300_001), new Uint8Array(0), new Uint8Array(400_000)].map((bytes, file) =>
  bytes.map((_, index) => (index * 7 + file) % 251),
);
const FILES = CONTENT.map((bytes, index) => createFile(bytes, `file ${index}`));

async function send({ origin }: StoringServer, files = FILES, signal = new AbortController().signal) {
  const reports: UploadProgress[] = [];
  const options = { signal, onProgress: (progress: UploadProgress) => reports.push(progress) };
  const finished = await upload({ origin }, { files, downloadLimit: 1, timeLimitSeconds: 300 }, options);
  return { ...finished, reports };
}

async function opened(body: Buffer, secretB64: string): Promise<Buffer> {
  const secret = decodeBase64(secretB64);
  if (secret === null) throw new Error("no secret");
  const plaintext = openRecords(new Blob([new Uint8Array(body)]).stream(), { secret: new Uint8Array(secret) });
  return Buffer.from(await new Response(plaintext).arrayBuffer());
}

test("an upload continues from the stored bytes after each lost connection, under one link, and arrives intact", async () => {
  const server = await storingServer((socket, connection, bytes) => {
    if (connection <= 4 && bytes > 150_000) socket.terminate();
  });
  const { id, secretB64, reports } = await send(server);
  expect(id).toBe(ID);
  expect((await opened(server.stored, secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
  expect(server.resumes).toEqual(Array.from({ length: 4 }, () => ({ resume: ID, ownerToken: "t", ext: 1, direct: 1 })));
  expect(server.arrived.map(({ offset }) => offset)).toEqual([0, 100_000, 200_000, 300_000, 400_000]);
  expect(reports.filter(({ isQuiet }) => isQuiet)).not.toEqual([]);
  expect(reports.at(-1)).toMatchObject({ phase: "finalising", sentBytes: server.stored.length, isQuiet: false });
});

test.each([
  [503, "unavailable"],
  [503, "busy"],
  [408, "idle_timeout"],
])("an upload continues after the temporary error %i %s [R8.9b]", async (error, code) => {
  const server = await storingServer((socket, connection, bytes) => {
    if (connection === 1 && bytes > 150_000) socket.send(JSON.stringify({ error, code }));
  });
  const { secretB64 } = await send(server);
  expect((await opened(server.stored, secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
  expect(server.resumes).toHaveLength(1);
});

test("no byte of the ciphertext differs between connections, so no nonce is used for two plaintexts", async () => {
  const server = await storingServer((socket, connection, bytes) => {
    if (connection <= 6 && bytes > 60_000 * connection) socket.terminate();
  });
  await send(server);
  for (const { offset, bytes } of server.arrived) {
    expect(server.stored.subarray(offset, offset + bytes.length).equals(bytes)).toBe(true);
  }
});

test("if a file has no `slice`, an upload continues by reading the file from its beginning", async () => {
  const server = await storingServer((socket, connection, bytes) => {
    if (connection === 1 && bytes > 450_000) socket.terminate();
  });
  const files = FILES.map(({ slice: _slice, ...file }) => file);
  const { secretB64 } = await send(server, files);
  expect((await opened(server.stored, secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
});

test("an upload is complete even if its last reply is lost", async () => {
  const server = await storingServer((socket, connection, bytes) => {
    if (connection === 1 && bytes === Number.POSITIVE_INFINITY) socket.terminate();
  });
  const { secretB64 } = await send(server);
  expect((await opened(server.stored, secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
  expect(server.resumes).toHaveLength(1);
});

test("if a file has changed before it is sent again, the upload ends, and no changed byte is sent", async () => {
  const [before, after] = [new Uint8Array(300_000).fill(1), new Uint8Array(300_000).fill(2)];
  let current = before;
  const server = await storingServer((socket, connection, bytes) => {
    if (connection !== 1 || bytes < 150_000) return;
    current = after;
    socket.terminate();
  });
  const changing: SourceFile = {
    ...createFile(before),
    slice: (first) => new Blob([current]).slice(first),
  };
  await expect(send(server, [changing])).rejects.toMatchObject({ code: "file_changed" });
  expect(server.arrived[1]?.bytes.length).toBe(0);
  await expect.poll(() => server.closeCodes.at(-1)).toBe(4000);
});

test("an upload starts over a few times when the server loses its session before anything is stored", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  let connections = 0;
  server.on("connection", (socket) => {
    connections += 1;
    socket.on("message", (data: Buffer, isBinary) => {
      if (isBinary) socket.terminate();
      else if (String(data).includes("resume")) socket.send('{"error":404,"code":"not_found"}');
      else socket.send(JSON.stringify({ url: `http://x/download/${ID}/`, ownerToken: "t", id: ID }));
    });
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sending = upload({ origin }, { files: FILES, downloadLimit: 1, timeLimitSeconds: 300 }, { signal: never() });
  await expect(sending).rejects.toMatchObject({ code: "connection_lost" });
  expect(connections).toBe(6);
  server.close();
});

test("cancelling while there is no connection ends the session on the server", async () => {
  const cancel = new AbortController();
  const server = await storingServer((socket, connection, bytes) => {
    if (connection !== 1 || bytes < 150_000) return;
    socket.terminate();
    socket.on("close", () => setTimeout(() => cancel.abort(), 50));
  });
  await expect(send(server, FILES, cancel.signal)).rejects.toMatchObject({ code: "cancelled" });
  await expect.poll(() => server.closeCodes.at(-1)).toBe(4000);
  expect(server.resumes).toHaveLength(1);
});

test("a connection on which a server stops acknowledging is replaced", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const server = await storingServer((socket, connection, bytes) => {
    if (connection !== 1 || bytes < 150_000) return;
    socket.removeAllListeners("message");
    socket.send(JSON.stringify({ received: bytes, stored: 100_000 }), () => {
      // Time passes in steps, so that the check detects silence rather than a clock that has jumped.
      for (let second = 0; second < 15; second += 1) setTimeout(() => vi.advanceTimersByTime(1_000), 20 * second + 50);
    });
  });
  try {
    const { secretB64 } = await send(server);
    expect((await opened(server.stored, secretB64)).equals(Buffer.concat(CONTENT))).toBe(true);
    expect(server.resumes).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test("a paused upload sends nothing, and continues where it stopped, even if the server ended its connection", async () => {
  const pausing = new PauseSwitch();
  const sockets: WebSocket[] = [];
  const server = await storingServer((socket) => void (sockets.includes(socket) || sockets.push(socket)));
  const bytes = new Uint8Array(1_000_000).map((_, index) => index % 249);
  const paused = createDeferred<void>();
  let reads = 0;
  const file: SourceFile = {
    ...createFile(bytes),
    stream: () => {
      let at = 0;
      return new ReadableStream({
        pull(controller) {
          if (at === bytes.length) return controller.close();
          controller.enqueue(bytes.slice(at, at + 250_000));
          at += 250_000;
          reads += 1;
          if (reads !== 2) return;
          pausing.set(true);
          paused.resolve();
        },
      });
    },
  };
  const request = { files: [file], downloadLimit: 1, timeLimitSeconds: 300 };
  const sending = upload(server, request, { signal: never(), pausing });
  await paused.promise;
  await delay(100);
  const arrivedBytes = server.arrived[0]?.bytes.length;
  expect(arrivedBytes).toBeLessThan(500_000);
  sockets[0]?.send('{"error":408,"code":"idle_timeout"}');
  await delay(100);
  expect(server.arrived.map((arrived) => arrived.bytes.length)).toEqual([arrivedBytes]);
  pausing.set(false);
  const { secretB64 } = await sending;
  expect((await opened(server.stored, secretB64)).equals(bytes)).toBe(true);
  expect(server.resumes).toHaveLength(1);
});

function never(): AbortSignal {
  return new AbortController().signal;
}
