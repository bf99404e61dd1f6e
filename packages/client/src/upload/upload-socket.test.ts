import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UploadSocket } from "./upload-socket.ts";

/** The browser's socket, with a network that the test controls. */
class FakeSocket extends EventTarget {
  static last: FakeSocket | null = null;
  readonly url: string;
  readonly sent: (string | Uint8Array)[] = [];
  closeCode: number | undefined;
  /** Number of times that `bufferedAmount` has been read. */
  polls = 0;
  #bufferedAmount = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.last = this;
  }

  get bufferedAmount(): number {
    this.polls += 1;
    return this.#bufferedAmount;
  }

  set bufferedAmount(bytes: number) {
    this.#bufferedAmount = bytes;
  }

  send(data: string | Uint8Array): void {
    this.sent.push(data);
  }

  close(code?: number): void {
    this.closeCode = code;
  }

  receive(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(origin: string, { resumes = false } = {}) {
  const upload = new UploadSocket({ origin }, () => {}, new AbortController().signal, { resumes });
  const socket = FakeSocket.last;
  if (socket === null) throw new Error("no socket was opened");
  return { upload, socket };
}

/** A socket whose server has accepted the upload. */
function connect(origin = "http://send.example.com") {
  const { upload, socket } = open(origin);
  socket.receive({ url: `${origin}/download/0123456789abcdef/`, ownerToken: "t", id: "0123456789abcdef" });
  return { upload, socket };
}

test.each([
  ["http://send.example.com:8080", "ws://send.example.com:8080/api/ws"],
  ["https://send.example.com", "wss://send.example.com/api/ws"],
])("an upload to %s uses %s [R7.8]", (origin, url) => {
  expect(connect(origin).socket.url).toBe(url);
});

test("on a network of unknown speed, a chunk waits while more than 131072 bytes are buffered [R7.12b]", async () => {
  // Real timers, because the chunk also waits for messages, which fake timers do not control.
  vi.useRealTimers();
  const { upload, socket } = connect();
  socket.bufferedAmount = 131_073;
  const sending = upload.send(new Uint8Array(3));
  await vi.waitFor(() => expect(socket.polls).toBeGreaterThan(6), 30_000);
  expect(socket.sent).toEqual([]);
  socket.bufferedAmount = 131_072;
  await sending;
  expect(socket.sent).toEqual([new Uint8Array(3)]);
});

test("with 131072 bytes buffered, a chunk is sent immediately [R7.12]", async () => {
  const { upload, socket } = connect();
  socket.bufferedAmount = 131_072;
  await upload.send(new Uint8Array(3));
  expect(socket.sent).toHaveLength(1);
});

test("a chunk's memory is released only when the chunk is no longer buffered", async () => {
  const { upload, socket } = connect();
  const chunks = [3, 4, 5, 6].map((length) => new Uint8Array(length));
  const [first, second, third, fourth] = chunks;
  const lengths = () => chunks.map(({ length }) => length);
  for (const chunk of [first, second, third]) await upload.send(chunk ?? new Uint8Array());
  expect(lengths()).toEqual([0, 0, 5, 6]);
  socket.bufferedAmount = 6;
  await upload.send(fourth ?? new Uint8Array());
  expect(lengths()).toEqual([0, 0, 5, 6]);
  socket.bufferedAmount = 6 + 5;
  await upload.send(new Uint8Array(1));
  expect(lengths()).toEqual([0, 0, 5, 6]);
  socket.bufferedAmount = 1 + 6;
  await upload.send(new Uint8Array(1));
  expect(lengths()).toEqual([0, 0, 0, 6]);
});

test("a body ends with a single zero byte, and the upload with the server's last reply [R7.13]", async () => {
  const { upload, socket } = connect();
  let isFinished = false;
  const finishing = upload.finish().then(() => {
    isFinished = true;
  });
  expect(socket.sent).toEqual([Uint8Array.of(0)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isFinished).toBe(false);
  socket.receive({ ok: true });
  await finishing;
  expect(isFinished).toBe(true);
});

test("a reply that the body is stored, before the body has ended, counts as a lost connection", async () => {
  const { upload, socket } = connect();
  await upload.send(new Uint8Array(3));
  socket.receive({ ok: true });
  await expect(upload.send(new Uint8Array(3))).rejects.toMatchObject({ code: "connection_lost" });
  await expect(upload.stored).rejects.toMatchObject({ code: "connection_lost" });
  // Another code would make an honest server discard the upload.
  expect(socket.closeCode).toBeUndefined();
});

test("a reply that the body is stored, in place of the first reply, fails a new upload", async () => {
  const { upload, socket } = open("http://send.example.com");
  const asked = expect(upload.request({})).rejects.toMatchObject({ code: "connection_lost" });
  socket.dispatchEvent(new Event("open"));
  socket.receive({ ok: true });
  await asked;
});

test.each([{ error: 413, code: "too_large" }, { error: 500 }])(
  "a message with an error fails the upload, and the socket closes with 4000: %j [R8.9]",
  async (message) => {
    const { upload, socket } = connect();
    socket.receive(message);
    await expect(upload.finish()).rejects.toMatchObject({ status: message.error });
    await expect(upload.send(new Uint8Array(1))).rejects.toMatchObject({ status: message.error });
    expect(socket.closeCode).toBe(4000);
  },
);

test.each(["does not open", "opens, but receives no reply"])(
  "a socket that %s within 15 seconds counts as unreachable",
  async (how) => {
    const { upload, socket } = open("http://send.example.com");
    const reply = upload.request({});
    reply.catch(() => {});
    if (how !== "does not open") socket.dispatchEvent(new Event("open"));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(socket.closeCode).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await expect(reply).rejects.toMatchObject({ code: "connect_failed" });
    expect(socket.closeCode).toBe(4000);
  },
);

test.each([
  ["does not reply to the first message of a new upload", "new", 4000],
  ["does not reply when an upload is continued", "continued", undefined],
])(
  "if a server %s, the socket closes with a failure code only when the server must discard the upload",
  async (_, which, code) => {
    const { upload, socket } = open("http://send.example.com", { resumes: which === "continued" });
    const message = { resume: "0123456789abcdef", ownerToken: "t", ext: 1 } as const;
    const asked = which === "new" ? upload.request({}) : upload.resume(message);
    const refused = expect(asked).rejects.toMatchObject({ code: "connect_failed" });
    socket.dispatchEvent(new Event("open"));
    await vi.advanceTimersByTimeAsync(15_000);
    await refused;
    expect(socket.closeCode).toBe(code);
  },
);

test("a socket's URL indicates that the socket continues an upload", () => {
  const { socket } = open("https://send.example.com", { resumes: true });
  expect(socket.url).toBe("wss://send.example.com/api/ws?resume");
});

test("a server that stops acknowledging keeps the stored bytes, and is abandoned within 13 seconds [R7.15b]", async () => {
  const { upload, socket } = connect();
  const stored = expect(upload.stored).rejects.toMatchObject({ code: "connection_lost" });
  await vi.advanceTimersByTimeAsync(60_000);
  socket.receive({ received: 1, stored: 0 });
  await vi.advanceTimersByTimeAsync(11_000);
  socket.receive({ received: 1, stored: 0 });
  await vi.advanceTimersByTimeAsync(11_000);
  expect(socket.closeCode).toBeUndefined();
  socket.close(0);
  await vi.advanceTimersByTimeAsync(2_000);
  await stored;
  expect(socket.closeCode).toBeUndefined();
});
