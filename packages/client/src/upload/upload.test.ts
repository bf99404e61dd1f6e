import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { deriveKeychain, openMetadata, parseSecret } from "@envoi/crypto";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { createDeferred } from "../deferred.ts";
import { serveHttp } from "../testing/http-server.ts";
import type { Server } from "../wire/server.ts";
import type { UploadProgress } from "./progress-tracker.ts";
import type { SourceFile } from "./source.ts";
import { upload } from "./upload.ts";

let server: WebSocketServer | null = null;

afterEach(async () => {
  for (const socket of server?.clients ?? []) socket.terminate();
  server?.close();
  server = null;
});

const REPLY = JSON.stringify({ url: "http://x/download/0123456789abcdef/", ownerToken: "t", id: "0123456789abcdef" });
const files: SourceFile[] = [
  { name: "a", type: "", size: 200_000, stream: () => new Blob([new Uint8Array(200_000)]).stream() },
];

/** A server that behaves as the test defines. */
async function serve(behave: (socket: WebSocket) => void): Promise<{ origin: string }> {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", behave);
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function send(origin: Server, signal = new AbortController().signal, options: { connectPatienceMs?: number } = {}) {
  return upload(origin, { files, downloadLimit: 1, timeLimitSeconds: 300 }, { signal, ...options });
}

describe("upload", () => {
  it("fails with the code of a rejection, and closes with 4000 [R7.15]", async () => {
    let closed = Promise.resolve(0);
    const origin = await serve((socket) => {
      closed = once(socket, "close").then(([code]) => Number(code));
      socket.once("message", () => socket.send('{"error":413,"code":"too_large"}'));
    });
    await expect(send(origin)).rejects.toMatchObject({ code: "too_large", status: 413 });
    expect(await closed).toBe(4000);
  });

  it("understands a rejection from a server without codes [R8.1]", async () => {
    const origin = await serve((socket) => socket.once("message", () => socket.send('{"error":401}')));
    await expect(send(origin)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("fails when the connection is lost in the middle", async () => {
    const origin = await serve((socket) => {
      socket.once("message", () => {
        socket.send(REPLY);
        socket.once("message", () => socket.terminate());
      });
    });
    await expect(send(origin)).rejects.toMatchObject({ code: "connection_lost" });
  });

  it("fails when the connection is lost before the last reply [R7.14]", async () => {
    const origin = await serve((socket) => {
      socket.on("message", (data: Buffer, isBinary) => {
        if (!isBinary) socket.send(REPLY);
        else if (data.length === 1) socket.close();
      });
    });
    await expect(send(origin)).rejects.toMatchObject({ code: "connection_lost" });
  });

  it.each(["is cancelled", "breaks off"])(
    "is deleted when it %s after its end marker, even if the server stores it later",
    async (how) => {
      const cancel = new AbortController();
      await using http = await serveHttp((_call, response) => {
        response.writeHead(http.calls.length === 1 ? 404 : 200).end();
      });
      const { origin } = await serve((socket) => {
        socket.on("message", (data: Buffer, isBinary) => {
          if (!isBinary) socket.send(REPLY);
          else if (data.length === 1 && how === "breaks off") socket.terminate();
          else if (data.length === 1) cancel.abort();
        });
      });
      const sending = send({ origin: http.origin, socketUrl: origin.replace("http", "ws") }, cancel.signal);
      await expect(sending).rejects.toMatchObject({ name: "TransferError" });
      const deletion = { method: "POST", path: "/api/delete/0123456789abcdef", body: '{"owner_token":"t"}' };
      await expect.poll(() => http.calls, { timeout: 20_000 }).toMatchObject([deletion, deletion]);
    },
  );

  it("fails when no server is listening", async () => {
    const origin = await serve(() => {});
    server?.close();
    await once(server as WebSocketServer, "close");
    const sent = send(origin, undefined, { connectPatienceMs: 500 });
    await expect(sent).rejects.toMatchObject({ code: "connect_failed", origin: origin.origin });
  });

  it("waits for a server that is temporarily unreachable", async () => {
    const origin = await serve(() => {});
    server?.close();
    await once(server as WebSocketServer, "close");
    const sent = send(origin);
    await delay(600);
    server = new WebSocketServer({ host: "127.0.0.1", port: Number(new URL(origin.origin).port) });
    server.on("connection", (socket) => socket.once("message", () => socket.send('{"error":413,"code":"too_large"}')));
    await expect(sent).rejects.toMatchObject({ code: "too_large" });
  });

  it("fails on a malformed reply", async () => {
    const origin = await serve((socket) => socket.once("message", () => socket.send("<html>")));
    await expect(send(origin)).rejects.toMatchObject({ code: "connection_lost" });
  });

  it("sends what it announced, reports its progress, and creates the sender's link [R4.50b]", async () => {
    const received: Buffer[] = [];
    const origin = await serve((socket) => {
      socket.on("message", (data: Buffer, isBinary) => {
        received.push(data);
        if (!isBinary) socket.send(REPLY.replace("http://x/", "HTTP://X:80/").replace("def/", "def"));
        else if (data.length === 1)
          socket.send('{"received":200089,"stored":200089}', () => socket.send('{"ok":true}'));
      });
    });
    const reports: UploadProgress[] = [];
    const finished = await upload(
      origin,
      { files, downloadLimit: 2, timeLimitSeconds: 300 },
      { signal: new AbortController().signal, onProgress: (progress) => reports.push(progress) },
    );
    const [first, ...body] = received;
    expect(JSON.parse(String(first))).toMatchObject({ bearer: null, dlimit: 2, timeLimit: 300, size: 200_089, ext: 1 });
    expect(body.map((frame) => frame.length)).toEqual([21, 65_536, 65_536, 65_536, 3_460, 1]);
    expect(finished.url).toBe("http://x/download/0123456789abcdef/");
    expect(finished.shareLink).toBe(`${finished.url}#${finished.secretB64}`);
    expect(String(first)).not.toContain(finished.secretB64);
    expect(reports.at(0)).toMatchObject({ phase: "connecting", sentBytes: 0, totalBytes: 200_089 });
    expect(reports.at(-1)).toMatchObject({ phase: "finalising", sentBytes: 200_089, storedBytes: 200_089 });
  });

  it("counts sent bytes as received when the server never acknowledges", async () => {
    const believed = createDeferred<void>();
    const origin = await serve((socket) => {
      socket.on("message", (data: Buffer, isBinary) => {
        if (!isBinary) socket.send(REPLY);
        else if (data.length === 1) void believed.promise.then(() => socket.send('{"ok":true}'));
      });
    });
    const reports: UploadProgress[] = [];
    const onProgress = (progress: UploadProgress) => {
      reports.push(progress);
      if (progress.receivedBytes === progress.totalBytes) believed.resolve();
    };
    const request = { files, downloadLimit: 1, timeLimitSeconds: 300 };
    await upload(origin, request, { signal: new AbortController().signal, onProgress });
    expect(reports.at(-1)).toMatchObject({ phase: "finalising", receivedBytes: 200_089, storedBytes: 0 });
  });

  it("reports a quiet connection while nothing is acknowledged, and then continues", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const reports: UploadProgress[] = [];
    let acknowledgeAll = () => {};
    const origin = await serve((socket) => {
      acknowledgeAll = () => socket.send('{"received":200089,"stored":0}', () => socket.send('{"ok":true}'));
      socket.on("message", (data: Buffer, isBinary) => {
        if (!isBinary) socket.send(REPLY);
        else if (data.length === 1) socket.send('{"received":21,"stored":0}');
      });
    });
    const request = { files, downloadLimit: 1, timeLimitSeconds: 300 };
    const onProgress = (progress: UploadProgress) => reports.push(progress);
    const sending = upload(origin, request, { signal: new AbortController().signal, onProgress });
    await expect.poll(() => reports.at(-1)?.receivedBytes).toBe(21);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reports.at(-1)).toMatchObject({ isQuiet: true, receivedBytes: 21, sentBytes: 200_089 });
    acknowledgeAll();
    await sending;
    expect(reports.at(-1)).toMatchObject({ isQuiet: false, receivedBytes: 200_089 });
  });

  it("begins with a JSON message of metadata, key, bearer token and both limits [R7.9]", async () => {
    let first = "";
    const origin = await serve((socket) => {
      socket.on("message", (data: Buffer, isBinary) => {
        if (!isBinary) {
          first = String(data);
          socket.send(REPLY);
        } else if (data.length === 1) socket.send('{"ok":true}');
      });
    });
    const request = { files, downloadLimit: 3, timeLimitSeconds: 300, bearer: "token" };
    const { secretB64 } = await upload(origin, request, { signal: new AbortController().signal });
    const secret = parseSecret(secretB64);
    if (secret === null) throw new Error("no secret");
    const { authKey, metadataKey } = await deriveKeychain(secret);
    const message = JSON.parse(first);
    expect(message).toMatchObject({ authorization: `send-v1 ${authKey}`, bearer: "token", timeLimit: 300, dlimit: 3 });
    expect(await openMetadata(metadataKey, message.fileMetadata)).toMatchObject({ name: "a", size: 200_000 });
  });

  it.each(["x", "javascript://x/", ""])(
    "rejects the address %j from a faulty server before sending any byte",
    async (url) => {
      let binaryFrames = 0;
      const origin = await serve((socket) => {
        socket.on("message", (_data, isBinary) => {
          if (isBinary) binaryFrames += 1;
          else socket.send(JSON.stringify({ url, ownerToken: "t", id: "0123456789abcdef" }));
        });
      });
      await expect(send(origin)).rejects.toMatchObject({ code: "connection_lost" });
      expect(binaryFrames).toBe(0);
    },
  );

  it.each([199_999, 200_001])(
    "fails when a file turns out to be %i bytes long, and closes with 4000",
    async (bytes) => {
      let closed = Promise.resolve(0);
      const origin = await serve((socket) => {
        closed = once(socket, "close").then(([code]) => Number(code));
        socket.once("message", () => socket.send(REPLY));
      });
      const changed = { name: "a", type: "", size: 200_000, stream: () => new Blob([new Uint8Array(bytes)]).stream() };
      const request = { files: [changed], downloadLimit: 1, timeLimitSeconds: 300 };
      const sending = upload(origin, request, { signal: new AbortController().signal });
      await expect(sending).rejects.toMatchObject({ code: "file_changed" });
      expect(await closed).toBe(4000);
    },
  );

  it("can be cancelled while a file is unresponsive, and releases the file", async () => {
    const cancel = new AbortController();
    const released = createDeferred<void>();
    const origin = await serve((socket) => socket.once("message", () => socket.send(REPLY)));
    const stream = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: () => new Promise(() => cancel.abort()),
        cancel: () => released.resolve(),
      });
    const request = { files: [{ name: "a", type: "", size: 1, stream }], downloadLimit: 1, timeLimitSeconds: 300 };
    await expect(upload(origin, request, { signal: cancel.signal })).rejects.toMatchObject({ code: "cancelled" });
    await released.promise;
  });

  it("ends with message 0 when the user cancels, and closes with 4000 [R4.2]", async () => {
    const cancel = new AbortController();
    let closed = Promise.resolve(0);
    const origin = await serve((socket) => {
      closed = once(socket, "close").then(([code]) => Number(code));
      socket.once("message", () => {
        socket.send(REPLY);
        cancel.abort();
      });
    });
    await expect(send(origin, cancel.signal)).rejects.toMatchObject({ code: "cancelled" });
    expect(await closed).toBe(4000);
  });

  it("sends no more than the server accepts", async () => {
    let socket: WebSocket | null = null;
    const origin = await serve((connected) => {
      socket = connected;
      connected.once("message", () => {
        connected.pause();
        connected.send(REPLY);
      });
    });
    const size = 64 * 1_048_576;
    const large: SourceFile[] = [
      { name: "a", type: "", size, stream: () => new Blob([new Uint8Array(size)]).stream() },
    ];
    let sentBytes = 0;
    const cancel = new AbortController();
    const sending = upload(
      origin,
      { files: large, downloadLimit: 1, timeLimitSeconds: 300 },
      {
        signal: cancel.signal,
        onProgress: (progress) => {
          sentBytes = progress.sentBytes;
        },
      },
    );
    sending.catch(() => {});
    for (let before = -1; before !== sentBytes || sentBytes === 0; ) {
      before = sentBytes;
      await delay(500);
    }
    expect(sentBytes).toBeLessThan(size / 2);
    cancel.abort();
    (socket as WebSocket | null)?.resume();
    await expect(sending).rejects.toMatchObject({ code: "cancelled" });
  });
});
