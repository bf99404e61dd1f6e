import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import type { SourceFile } from "../upload/source.ts";

export const ID = "0123456789abcdef";
const PART_BYTES = 100_000;

/** A server that stores whole Parts. A test can cut its connections. */
export class StoringServer {
  readonly origin: string;
  /** The stored bytes of the body. */
  stored = Buffer.alloc(0);
  /** For each connection, all bytes of the body that arrived on it, and their offset in the body. */
  readonly arrived: { offset: number; bytes: Buffer }[] = [];
  readonly resumes: unknown[] = [];
  readonly closeCodes: number[] = [];
  isComplete = false;
  readonly #server: WebSocketServer;

  constructor(server: WebSocketServer, cut: (socket: WebSocket, connection: number, bytes: number) => void) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on("connection", (socket) => {
      const mine = { offset: this.stored.length, bytes: Buffer.alloc(0) };
      const connection = this.arrived.push(mine);
      socket.on("close", (code) => this.closeCodes.push(code));
      socket.on("message", (data: Buffer, isBinary) => {
        if (!isBinary) {
          const message = JSON.parse(String(data)) as Record<string, unknown>;
          if (message["resume"] === undefined) {
            socket.send(JSON.stringify({ url: `http://x/download/${ID}/`, ownerToken: "t", id: ID }));
            return;
          }
          this.resumes.push(message);
          mine.offset = this.stored.length;
          socket.send(JSON.stringify(this.isComplete ? { ok: true } : { id: ID, offset: this.stored.length }));
        } else if (data.length === 1) {
          this.stored = Buffer.concat([this.stored.subarray(0, mine.offset), mine.bytes]);
          this.isComplete = true;
          cut(socket, connection, Number.POSITIVE_INFINITY);
          socket.send('{"ok":true}');
        } else {
          mine.bytes = Buffer.concat([mine.bytes, data]);
          const parts = Math.floor((mine.offset + mine.bytes.length) / PART_BYTES) * PART_BYTES;
          if (parts > this.stored.length) {
            this.stored = Buffer.concat([this.stored.subarray(0, mine.offset), mine.bytes]).subarray(0, parts);
          }
          cut(socket, connection, mine.bytes.length);
        }
      });
    });
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}

/**
 * Starts a server that is closed at the end of the test.
 *
 * @param cut - called after each message with the number of its connection, from 1, and the number of bytes that
 *   arrived on it
 */
export async function storingServer(
  cut: (socket: WebSocket, connection: number, bytes: number) => void = () => {},
): Promise<StoringServer> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const storing = new StoringServer(server, cut);
  onTestFinished(() => storing.close());
  return storing;
}

export function createFile(bytes: Uint8Array<ArrayBuffer>, name = "a"): SourceFile {
  const blob = new Blob([bytes]);
  return { name, type: "", size: blob.size, stream: () => blob.stream(), slice: (first) => blob.slice(first) };
}
