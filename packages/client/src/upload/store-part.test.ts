import { createHash } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { openRecords } from "@envoi/crypto";
import { ciphertextBytes, etagSchema, type OwnerToken, type UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { createDeferred } from "../deferred.ts";
import { PauseSwitch } from "../pause-switch.ts";
import { type Call, serveHttp } from "../testing/http-server.ts";
import { ProgressTracker, type UploadProgress } from "./progress-tracker.ts";
import { sendResumably } from "./send-resumably.ts";
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

type Message = { resume?: string; part?: number; direct?: 1; etag?: string };
type StoreAnswer = "stores" | "stores weakly" | "refuses" | "breaks off";

type Behaviour = {
  /** How the store answers a PUT. @param nth - counted from 1 */
  store?: (nth: number) => StoreAnswer;
  /** From the second PUT on, the store answers only after this number of PUTs has been open at once. */
  awaitsAtOnce?: number;
  /** Whether the store does not answer at all. */
  isSilent?: boolean;
  /** Called for each message about a direct Part. @returns true if the server must not answer */
  meddle?: (socket: WebSocket, message: Message, nth: number) => boolean;
  /** Whether the server breaks new connections. */
  isAway?: () => boolean;
};

const hash = (bytes: Uint8Array) => createHash("md5").update(bytes).digest("hex");

/** A server whose clients may store Parts in a store of its own. */
async function serve({
  store = () => "stores",
  awaitsAtOnce = 0,
  isSilent = false,
  meddle = () => false,
  isAway = () => false,
}: Behaviour) {
  const inStore = new Map<number, Buffer>();
  const stored = new Map<number, Buffer>();
  const seen = { puts: 0, named: 0, atOnce: 0, mostAtOnce: 0, resumes: 0, isComplete: false };
  const enough = createDeferred<void>();
  const storeServer = await serveHttp(async (call: Call, response) => {
    if (call.method === "HEAD") return isSilent ? undefined : void response.writeHead(403).end();
    seen.puts += 1;
    const answer = store(seen.puts);
    if (answer === "breaks off") return void response.destroy();
    if (answer === "refuses") return void response.writeHead(403).end();
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    if (seen.atOnce >= awaitsAtOnce) enough.resolve();
    if (seen.puts > 1) await enough.promise;
    await new Promise((resolve) => setTimeout(resolve, 30));
    seen.atOnce -= 1;
    inStore.set(Number(/part-(\d+)/.exec(call.path)?.[1]), Buffer.from(call.bytes));
    const weak = answer === "stores weakly" ? "W/" : "";
    response.writeHead(200, { ETag: `${weak}"${hash(call.bytes)}"` }).end();
  });
  onTestFinished(() => storeServer[Symbol.asyncDispose]());
  const webSockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(webSockets, "listening");
  onTestFinished(() => {
    for (const socket of webSockets.clients) socket.terminate();
    webSockets.close();
  });
  let messages = 0;
  webSockets.on("connection", (socket) => {
    if (isAway()) return socket.terminate();
    let part = 0;
    let bytes: Buffer = Buffer.alloc(0);
    const tell = (message: object) => socket.send(JSON.stringify(message));
    const takeText = (message: Message) => {
      if (message.part === undefined || message.resume !== undefined) return takeFirst(message);
      messages += 1;
      if (message.direct === undefined && message.etag === undefined) {
        seen.named += 1;
        part = message.part;
        bytes = Buffer.alloc(0);
        return;
      }
      if (meddle(socket, message, messages)) return;
      if (message.direct === 1) {
        tell({ id: ID, part: message.part, put: `${storeServer.origin}/part-${message.part}?X-Amz-Signature=secret` });
        return;
      }
      if (!etagSchema.safeParse(message.etag).success) return tell({ error: 400, code: "bad_request" });
      const found = inStore.get(message.part);
      if (found === undefined || `"${hash(found)}"` !== message.etag) return socket.terminate();
      stored.set(message.part, found);
      tell({ id: ID, part: message.part, offset: found.length });
    };
    const takeFirst = (message: Message) => {
      part = message.part ?? 0;
      if (message.part !== undefined) return tell({ id: ID, part, offset: stored.get(part)?.length ?? 0 });
      seen.resumes += 1;
      let front = 0;
      while (stored.has(front + 1)) front += 1;
      const later = [...stored.keys()].filter((number) => number > front).sort((one, two) => one - two);
      const parts = later.map((number) => [number, number]);
      tell({ id: ID, offset: Math.min(front * PART_BYTES, BODY_BYTES), partBytes: PART_BYTES, direct: 1, parts });
    };
    socket.on("message", (data: Buffer, isBinary) => {
      if (!isBinary) return takeText(JSON.parse(String(data)));
      const wanted = Math.min(PART_BYTES, BODY_BYTES - (part - 1) * PART_BYTES);
      if (data.length === 1 && data[0] === 0 && (part === 0 || bytes.length === wanted)) {
        seen.isComplete = stored.size === PARTS;
        return tell(seen.isComplete ? { ok: true } : { error: 400, code: "length_mismatch" });
      }
      bytes = Buffer.concat([bytes, data]);
      if (bytes.length < wanted) return;
      stored.set(part, bytes);
      tell({ id: ID, part, offset: bytes.length });
    });
  });
  const origin = `http://127.0.0.1:${(webSockets.address() as AddressInfo).port}`;
  return { origin, seen, stored };
}

type Served = Awaited<ReturnType<typeof serve>>;

async function send({ origin }: Served, pausing = new PauseSwitch()): Promise<UploadProgress[]> {
  const { signal } = new AbortController();
  const server = { origin };
  const reports: UploadProgress[] = [];
  const tracker = new ProgressTracker(BODY_BYTES, (progress) => reports.push(progress));
  const blob = new Blob([CONTENT]);
  const file = {
    name: "a",
    type: "",
    size: blob.size,
    stream: () => blob.stream(),
    slice: (at: number) => blob.slice(at),
  };
  const body = new UploadBody([file], { bodyKey: SECRET, salt: createSalt() }, forgivingJournal(null));
  const sizes = { totalBytes: BODY_BYTES, maxConnections: 6, isLive: false, favoursRecipients: false };
  const upload = { server, session: { id: ID, ownerToken }, body, pausing, onEnd: () => {}, ...sizes };
  const main = new UploadSocket(server, () => {}, signal, { resumes: true });
  await main.resume({ resume: ID, ownerToken, ext: 1, direct: 1 });
  const at = { socket: main, offset: 0, parts: [], storedBytes: 0, partBytes: PART_BYTES, isDirect: true };
  await sendResumably(upload, at, tracker, signal).finally(() => tracker.end());
  return reports;
}

async function expectStored({ stored, seen }: Served): Promise<void> {
  expect(seen.isComplete).toBe(true);
  const parts = Array.from({ length: PARTS }, (_, index) => stored.get(index + 1) ?? Buffer.alloc(0));
  const plaintext = openRecords(new Blob([Buffer.concat(parts)]).stream(), { secret: SECRET });
  expect(Buffer.from(await new Response(plaintext).arrayBuffer()).equals(CONTENT)).toBe(true);
}

test("all Parts are sent to the store, each once, and three at once after the first", async () => {
  const served = await serve({ awaitsAtOnce: 3 });
  const reports = await send(served);
  await expectStored(served);
  expect(served.seen).toMatchObject({ puts: PARTS, named: 0, mostAtOnce: 3, resumes: 1 });
  expect(reports.at(-1)).toMatchObject({ sentBytes: BODY_BYTES, storedBytes: BODY_BYTES });
});

test.each<[string, StoreAnswer, number]>([
  ["refuses the first Part", "refuses", 1],
  ["breaks off at the first Part", "breaks off", 1],
  ["names a weak ETag for the first Part", "stores weakly", 1],
  ["refuses a later Part", "refuses", 5],
  ["breaks off later", "breaks off", 5],
])("if the store %s, the rest is sent to the server, and so is the next upload", async (_what, answer, from) => {
  const served = await serve({ store: (nth) => (nth >= from ? answer : "stores") });
  await send(served);
  await expectStored(served);
  const { puts, named } = served.seen;
  expect(puts).toBeLessThan(from + 3);
  expect(named).toBeGreaterThanOrEqual(PARTS - puts);
  served.stored.clear();
  await send(served);
  await expectStored(served);
  expect(served.seen.puts).toBe(puts);
});

test("if the store is silent, everything is sent to the server after 5 s", async () => {
  const served = await serve({ isSilent: true });
  const beforeMs = performance.now();
  await send(served);
  await expectStored(served);
  expect(served.seen).toMatchObject({ puts: 0 });
  expect(performance.now() - beforeMs).toBeGreaterThan(4_900);
});

test("if the server has no URL, its store is not used", async () => {
  const served = await serve({
    meddle(socket, { part }) {
      socket.send(JSON.stringify({ id: ID, part, put: null }));
      return true;
    },
  });
  await send(served);
  await expectStored(served);
  expect(served.seen.puts).toBe(0);
});

test("a Part that the server does not record any more is sent to the server", async () => {
  let refused = 0;
  const served = await serve({
    meddle(socket, { part, etag }) {
      if (etag === undefined || refused > 0) return false;
      refused += 1;
      socket.send(JSON.stringify({ id: ID, part, put: null }));
      return true;
    },
  });
  await send(served);
  await expectStored(served);
  expect(served.seen.named).toBeGreaterThan(0);
});

test.each(["asks for a URL", "reports a Part"])(
  "if the connection is lost when the client %s, the upload continues, and stored Parts are not sent again",
  async (what) => {
    let lost = 0;
    const served = await serve({
      meddle(socket, { etag, part = 0 }) {
        if ((etag === undefined) !== (what === "asks for a URL") || part !== 4 || lost > 0) return false;
        lost += 1;
        socket.terminate();
        return true;
      },
    });
    await send(served);
    await expectStored(served);
    expect(served.seen.resumes).toBe(2);
    expect(served.seen.puts).toBeLessThan(PARTS + 4);
  },
);

test("if the server is away for longer, the upload continues once it is back, and sends its Parts to the store", async () => {
  let isAway = false;
  let lost = 0;
  const served = await serve({
    isAway: () => isAway,
    meddle(socket, { etag, part }) {
      if (etag === undefined || part !== 4 || lost > 0) return false;
      lost += 1;
      isAway = true;
      setTimeout(() => {
        isAway = false;
      }, 1_500);
      socket.terminate();
      return true;
    },
  });
  await send(served);
  await expectStored(served);
  expect(served.seen).toMatchObject({ named: 0, resumes: 2 });
});

test("while the upload is paused, no Part begins", async () => {
  const pausing = new PauseSwitch();
  const served = await serve({
    store(nth) {
      if (nth === 2) {
        pausing.set(true);
        setTimeout(() => pausing.set(false), 400);
      }
      return "stores";
    },
  });
  const beforeMs = performance.now();
  await send(served, pausing);
  await expectStored(served);
  expect(performance.now() - beforeMs).toBeGreaterThan(400);
});
