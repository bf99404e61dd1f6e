import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { openRecords } from "@envoi/crypto";
import { ciphertextBytes, type OwnerToken, type UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { PauseSwitch } from "../pause-switch.ts";
import { ConnectionCount } from "../wire/connection-count.ts";
import { ProgressTracker, type UploadProgress } from "./progress-tracker.ts";
import { ParallelSending } from "./send-in-parallel.ts";
import { sendResumably } from "./send-resumably.ts";
import type { SourceFile } from "./source.ts";
import { forgivingJournal } from "./unfinished-upload.ts";
import { createSalt, UploadBody } from "./upload-body.ts";
import { UploadSocket } from "./upload-socket.ts";

const ID = "0123456789abcdef" as UploadId;
const ownerToken = "token" as OwnerToken;
const SECRET = new Uint8Array(16).fill(3);
const PART_BYTES = 100_000;
const CONTENT = new Uint8Array(1_150_000).map((_, index) => (index * 7 + (index >> 11)) % 251);
const BODY_BYTES = ciphertextBytes(CONTENT.length);
const PARTS = Math.ceil(BODY_BYTES / PART_BYTES);

/** Handles a message on a connection. @returns true when the server must ignore the message */
type Meddle = (connection: Connection, event: "attach" | "name" | "bytes" | "end") => boolean | undefined;
type Connection = { socket: WebSocket; nth: number; isMain: boolean; part: number; bytes: Buffer };

/** A server that stores Parts from several connections. */
class Sharing {
  readonly stored = new Map<number, Buffer>();
  /** All bytes sent of each Part, including those not stored. */
  readonly sent: { part: number; bytes: Buffer; nth: number }[] = [];
  readonly connections: Connection[] = [];
  resumes = 0;
  isComplete = false;
  readonly #meddle: Meddle;

  constructor(server: WebSocketServer, meddle: Meddle) {
    this.#meddle = meddle;
    server.on("connection", (socket) => {
      const connection = { socket, nth: this.connections.length + 1, isMain: false, part: 0, bytes: Buffer.alloc(0) };
      this.connections.push(connection);
      socket.on("message", (data: Buffer, isBinary) => {
        if (isBinary) this.#takeBytes(connection, data);
        else this.#takeText(connection, JSON.parse(String(data)));
      });
    });
  }

  get body(): Buffer {
    return Buffer.concat(Array.from({ length: PARTS }, (_, index) => this.stored.get(index + 1) ?? Buffer.alloc(0)));
  }

  #takeText(connection: Connection, message: { resume?: string; part?: number }): void {
    const { socket } = connection;
    const { part } = message;
    if (part === undefined) {
      this.resumes += 1;
      connection.isMain = true;
      let front = 0;
      while (this.stored.has(front + 1)) front += 1;
      const later = [...this.stored.keys()].filter((number) => number > front).sort((one, two) => one - two);
      const offset = Math.min(front * PART_BYTES, BODY_BYTES);
      const parts = later.map((number) => [number, number]);
      socket.send(JSON.stringify({ id: ID, offset, partBytes: PART_BYTES, parts }));
      return;
    }
    connection.part = part;
    connection.bytes = Buffer.alloc(0);
    if (this.#meddle(connection, message.resume === undefined ? "name" : "attach")) return;
    if (message.resume !== undefined) socket.send(JSON.stringify({ id: ID, part, offset: this.#lengthOf(part) }));
  }

  #lengthOf(part: number): number {
    return this.stored.get(part)?.length ?? 0;
  }

  #takeBytes(connection: Connection, data: Buffer): void {
    const { socket, part, nth } = connection;
    const isWithin = connection.bytes.length < Math.min(PART_BYTES, BODY_BYTES - (part - 1) * PART_BYTES) && part > 0;
    if (data.length === 1 && data[0] === 0 && !isWithin) {
      if (this.#meddle(connection, "end")) return;
      this.isComplete = this.stored.size === PARTS;
      socket.send(this.isComplete ? '{"ok":true}' : '{"error":400,"code":"length_mismatch"}');
      return;
    }
    this.sent.push({ part, nth, bytes: Buffer.concat([connection.bytes, data]) });
    connection.bytes = Buffer.concat([connection.bytes, data]);
    if (this.#meddle(connection, "bytes")) return;
    if (connection.bytes.length < Math.min(PART_BYTES, BODY_BYTES - (part - 1) * PART_BYTES)) return;
    this.stored.set(part, connection.bytes);
    socket.send(JSON.stringify({ id: ID, part, offset: connection.bytes.length }));
  }
}

class FixedCount extends ConnectionCount {
  readonly #count: number;
  #most = Number.POSITIVE_INFINITY;

  constructor(count: number) {
    super(count);
    this.#count = count;
  }

  override get count(): number {
    return Math.min(this.#count, this.#most);
  }

  override limit(count: number): void {
    this.#most = count;
  }
}

function createFile(bytes: Uint8Array<ArrayBuffer>): SourceFile {
  const blob = new Blob([bytes]);
  return { name: "a", type: "", size: blob.size, stream: () => blob.stream(), slice: (first) => blob.slice(first) };
}

async function send(
  meddle: Meddle = () => false,
  { connections = 3, file = createFile(CONTENT), signal = new AbortController().signal } = {},
) {
  const webSockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(webSockets, "listening");
  onTestFinished(() => {
    for (const socket of webSockets.clients) socket.terminate();
    webSockets.close();
  });
  const sharing = new Sharing(webSockets, meddle);
  const server = { origin: `http://127.0.0.1:${(webSockets.address() as AddressInfo).port}` };
  const reports: UploadProgress[] = [];
  const tracker = new ProgressTracker(BODY_BYTES, (progress) => reports.push(progress));
  const body = new UploadBody([file], { bodyKey: SECRET, salt: createSalt() }, forgivingJournal(null));
  const sizes = {
    partBytes: PART_BYTES,
    totalBytes: BODY_BYTES,
    maxConnections: connections,
    isLive: false,
    favoursRecipients: false,
    isDirect: false,
  };
  const upload = { server, session: { id: ID, ownerToken }, body, pausing: new PauseSwitch(), ...sizes };
  const parallel = new ParallelSending(upload, new FixedCount(connections), tracker, signal);
  const main = new UploadSocket(server, () => {}, signal, { resumes: true });
  await main.resume({ resume: ID, ownerToken, ext: 1 });
  const connected = { socket: main, offset: 0, parts: [], storedBytes: 0, partBytes: PART_BYTES, isDirect: false };
  const sending = sendResumably({ ...upload, onEnd: () => {} }, connected, tracker, signal, parallel).finally(() =>
    tracker.end(),
  );
  return { sharing, reports, sending };
}

async function expectStored(sharing: Sharing): Promise<void> {
  expect(sharing.isComplete).toBe(true);
  const plaintext = openRecords(new Blob([new Uint8Array(sharing.body)]).stream(), { secret: SECRET });
  expect(Buffer.from(await new Response(plaintext).arrayBuffer()).equals(CONTENT)).toBe(true);
  // No iv was used for two plaintexts: all bytes sent for a Part, even repeatedly, equal its stored bytes.
  for (const { part, bytes } of sharing.sent) {
    expect(sharing.stored.get(part)?.subarray(0, bytes.length).equals(bytes)).toBe(true);
  }
}

test("the main connection sends Parts in order, other connections send them from the end, and each Part is sent once", async () => {
  const { sharing, sending, reports } = await send();
  await sending;
  await expectStored(sharing);
  const first = (nth: number) => sharing.sent.find((sent) => sent.nth === nth)?.part;
  expect([first(1), first(2), first(3)].sort()).toEqual([1, PARTS - 1, PARTS].sort());
  const sentBytes = sharing.sent.filter(({ part, bytes }) => sharing.stored.get(part)?.length === bytes.length);
  expect(sentBytes).toHaveLength(PARTS);
  expect(sharing.resumes).toBe(1);
  expect(reports.at(-1)).toMatchObject({ phase: "finalising", sentBytes: BODY_BYTES, storedBytes: BODY_BYTES });
  await expect.poll(() => sharing.connections.map(({ socket }) => socket.readyState)).toEqual([3, 3, 3]);
});

test("everything can also be sent on a single connection", async () => {
  const { sharing, sending } = await send(() => false, { connections: 1 });
  await sending;
  await expectStored(sharing);
  expect(sharing.connections).toHaveLength(1);
});

test("when a further connection is cut, its Part is sent again on another connection", async () => {
  const cut = new Set<number>();
  const { sharing, sending } = await send(({ socket, isMain, nth, bytes }, event) => {
    if (isMain || event !== "bytes" || bytes.length < 50_000 || cut.size >= 3) return false;
    cut.add(nth);
    socket.terminate();
    return true;
  });
  await sending;
  await expectStored(sharing);
  expect(cut.size).toBeGreaterThanOrEqual(2);
  expect(sharing.resumes).toBe(1);
});

test("a Part on a connection that has stopped is sent again on the main connection", async () => {
  const { sharing, sending } = await send(({ socket, isMain, part, bytes }, event) => {
    if (event !== "bytes") return false;
    if (isMain) socket.send(JSON.stringify({ received: (part - 1) * PART_BYTES + bytes.length, stored: 0 }));
    return !isMain;
  });
  await sending;
  await expectStored(sharing);
  expect(sharing.resumes).toBe(1);
  expect(sharing.sent.filter(({ part }) => part === PARTS).map(({ nth }) => nth)).toContain(1);
});

test("the main connection is resumed after a cut, and no Part stored over other connections is sent again", async () => {
  let cuts = 0;
  const { sharing, sending } = await send(({ socket, isMain, part }, event) => {
    if (!isMain || event !== "name" || part !== 3 || cuts > 0) return false;
    cuts += 1;
    socket.terminate();
    return true;
  });
  await sending;
  await expectStored(sharing);
  expect(sharing.resumes).toBe(2);
  expect(sharing.sent.filter(({ part, bytes }) => part === PARTS && bytes.length > 0).at(-1)?.nth).not.toBe(4);
});

test("when a server has died after storing all Parts, only the end marker is sent again", async () => {
  let cuts = 0;
  const { sharing, sending } = await send(({ socket }, event) => {
    if (event !== "end" || cuts > 0) return false;
    cuts += 1;
    socket.terminate();
    return true;
  });
  await sending;
  await expectStored(sharing);
  expect(sharing.resumes).toBe(2);
  expect(sharing.sent.filter(({ nth }) => nth === sharing.connections.length)).toEqual([]);
});

test.each(["busy", "not_found", "bad_request", "internal"])(
  "if a server rejects further connections (%s), the upload uses only one",
  async (code) => {
    let refused = 0;
    const { sharing, sending } = await send(({ socket }, event) => {
      if (event !== "attach") return false;
      refused += 1;
      socket.send(JSON.stringify({ error: 503, code }));
      socket.close(4000);
      return true;
    });
    await sending;
    await expectStored(sharing);
    expect(refused).toBeLessThanOrEqual(2);
    expect(sharing.resumes).toBe(1);
  },
);

test("a changed file ends the upload on all connections, and no changed byte is sent", async () => {
  const changed = CONTENT.slice().fill(1);
  let current = CONTENT;
  let cuts = 0;
  const { sharing, sending } = await send(
    ({ socket, isMain, part, bytes }, event) => {
      if (!isMain || event !== "bytes" || part !== 3 || bytes.length < 70_000 || cuts > 0) return false;
      cuts += 1;
      current = changed;
      socket.terminate();
      return true;
    },
    { connections: 2, file: { ...createFile(CONTENT), slice: (first) => new Blob([current]).slice(first) } },
  );
  await expect(sending).rejects.toMatchObject({ code: "file_changed" });
  for (const { part, bytes } of sharing.sent) {
    const kept = sharing.stored.get(part);
    if (kept !== undefined) expect(kept.subarray(0, bytes.length).equals(bytes)).toBe(true);
  }
  await expect.poll(() => sharing.connections.every(({ socket }) => socket.readyState === 3)).toBe(true);
});

test("cancelling ends all connections", async () => {
  const cancel = new AbortController();
  const { sharing, sending } = await send(
    ({ isMain }, event) => {
      if (isMain || event !== "bytes") return false;
      cancel.abort();
      return true;
    },
    { signal: cancel.signal },
  );
  await expect(sending).rejects.toMatchObject({ code: "cancelled" });
  await expect.poll(() => sharing.connections.every(({ socket }) => socket.readyState === 3)).toBe(true);
});

test("an error on the main connection ends the upload and closes its further connections", async () => {
  const { sharing, sending } = await send(({ socket, isMain, part }, event) => {
    if (!isMain || event !== "name" || part < 2) return !isMain && event === "bytes";
    socket.send('{"error":507,"code":"full"}');
    socket.close(4000);
    return true;
  });
  await expect(sending).rejects.toMatchObject({ code: "full" });
  await expect.poll(() => sharing.connections.every(({ socket }) => socket.readyState === 3)).toBe(true);
});

test("progress never exceeds the total, and goes back when a connection is lost", async () => {
  vi.setConfig({ testTimeout: 20_000 });
  let cuts = 0;
  const { sharing, sending, reports } = await send(({ socket, isMain, bytes }, event) => {
    if (isMain || event !== "bytes" || bytes.length < 99_000 || cuts > 1) return false;
    cuts += 1;
    socket.send(JSON.stringify({ received: bytes.length, stored: 0 }), () => socket.terminate());
    return true;
  });
  await sending;
  await expectStored(sharing);
  for (const { sentBytes, receivedBytes, storedBytes } of reports) {
    expect(sentBytes).toBeLessThanOrEqual(BODY_BYTES);
    expect(receivedBytes).toBeLessThanOrEqual(sentBytes);
    expect(storedBytes).toBeLessThanOrEqual(receivedBytes);
  }
  expect(reports.some(({ sentBytes }, index) => sentBytes < (reports[index - 1]?.sentBytes ?? 0))).toBe(true);
});
