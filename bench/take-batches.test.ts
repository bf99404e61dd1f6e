import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { takeBatches, takeStream, writeBatch } from "./take-batches.ts";

const END = Buffer.of(0);

let server: WebSocketServer;
let client: WebSocket;
let socket: WebSocket;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const connected = once(server, "connection");
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  [[socket]] = await Promise.all([connected, once(client, "open")]);
});
afterEach(() => {
  client.terminate();
  server.close();
});

/** Sends frames of such lengths. */
function send(...lengths: number[]): void {
  for (const length of lengths) client.send(Buffer.alloc(length, 7));
}

const lengthsOf = (batch: readonly Buffer[]) => batch.map((frame) => frame.length);

describe("a body in batches", () => {
  it("is taken when a batch is full, and what is left at its end", async () => {
    const batches: number[][] = [];
    const taken = takeBatches(socket, 100, async (batch) => batches.push(lengthsOf(batch)));
    send(60, 60, 150, 20);
    client.send(END);
    await taken;
    expect(batches.flat()).toEqual([60, 60, 150, 20]);
    expect(batches.slice(0, -1).every((batch) => batch.reduce((sum, one) => sum + one) >= 100)).toBe(true);
  });

  it("of no bytes is none", async () => {
    const taken = takeBatches(socket, 100, () => Promise.reject(new Error("there is nothing to take")));
    client.send(END);
    await taken;
  });

  it("is collected further while a batch is taken; the socket waits once the next one is full", async () => {
    const first = Promise.withResolvers<void>();
    const batches: number[][] = [];
    const taken = takeBatches(socket, 100, async (batch) => {
      if (batches.push(lengthsOf(batch)) === 1) await first.promise;
    });
    send(100, 60);
    while (batches.length === 0) await delay(1);
    expect(socket.isPaused).toBe(false);
    send(40, 30);
    while (!socket.isPaused) await delay(1);
    client.send(END);
    first.resolve();
    await taken;
    expect(batches.slice(0, 2)).toEqual([[100], expect.arrayContaining([60, 40])]);
    expect(batches.flat()).toEqual([100, 60, 40, 30]);
  });

  it("that can't be taken is an error", async () => {
    const taken = takeBatches(socket, 1, () => Promise.reject(new Error("the disk is full")));
    send(2);
    await expect(taken).rejects.toThrow("the disk is full");
  });

  it("that breaks off is an error", async () => {
    const taken = takeBatches(socket, 100, async () => {});
    client.terminate();
    await expect(taken).rejects.toThrow("closed before the end");
  });
});

describe("a stream in batches", () => {
  it("arrives whole in another one that takes less at a time", async () => {
    const chunks = Array.from({ length: 50 }, (_, at) => Buffer.alloc(1_000 + at, at));
    const slow = new PassThrough({ highWaterMark: 10 });
    const received = buffer(slow);
    await takeStream(Readable.from(chunks), 2_000, (batch) => writeBatch(slow, batch));
    slow.end();
    expect(Buffer.concat(chunks).equals(await received)).toBe(true);
  });

  it("that breaks off is an error", async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error("the line is cut")) });
    await expect(takeStream(broken, 100, async () => {})).rejects.toThrow("the line is cut");
  });
});
