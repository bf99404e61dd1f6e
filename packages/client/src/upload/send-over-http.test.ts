import type { ServerResponse } from "node:http";
import { openRecords } from "@envoi/crypto";
import { decodeBase64, ERRORS, type ErrorCode } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import { PauseSwitch } from "../pause-switch.ts";
import { type Call, type HttpServer, serveHttp } from "../testing/http-server.ts";
import { memoryJournal } from "../testing/memory-journal.ts";
import { passTime } from "../testing/pass-time.ts";
import type { UploadProgress } from "./progress-tracker.ts";
import type { SourceFile } from "./source.ts";
import type { UnfinishedUpload, UploadJournal } from "./unfinished-upload.ts";
import { upload } from "./upload.ts";

const ID = "0123456789abcdef";
const ADDRESS = "/api/uploads/token";
const CONFIG = {
  LIMITS: {
    MAX_FILE_SIZE: 1,
    MAX_DOWNLOADS: 1,
    MAX_EXPIRE_SECONDS: 1,
    MAX_FILES_PER_ARCHIVE: 1,
    MAX_ARCHIVES_PER_USER: 1,
    ANON: { MAX_FILE_SIZE: 1, MAX_DOWNLOADS: 1, MAX_EXPIRE_SECONDS: 1 },
  },
  DEFAULTS: { DOWNLOADS: 1, DOWNLOAD_COUNTS: [1], EXPIRE_TIMES_SECONDS: [1], EXPIRE_SECONDS: 1 },
  FEATURES: { account: false, share: false, uploadRequiresAccount: false },
  UI: { title: "Envoi", links: {} },
  PREFS: {},
};
const PLAINTEXT = crypto.getRandomValues(new Uint8Array(60_000));
const SIZE = 2_000_000;
const createFiles = (bytes: (offset: number) => Uint8Array<ArrayBuffer>): SourceFile[] => [
  { name: "a", type: "", size: SIZE, stream: (offset = 0) => new Blob([bytes(offset)]).stream() },
];
const plaintext = new Uint8Array(SIZE).map((_, index) => PLAINTEXT[index % PLAINTEXT.length] ?? 0);
const files = createFiles((offset) => plaintext.slice(offset));

type Answer = (response: ServerResponse, code: ErrorCode) => void;
const refuse: Answer = (response, code) => {
  const { status } = ERRORS[code];
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ error: status, code }));
};

/**
 * A server without WebSockets. `disturb` can respond to a PATCH or HEAD in the server's place, and then returns true.
 */
async function serveStoring({
  maxChunkBytes = 500_000,
  busyFor = 0,
  refuseAgain = null,
  disturb = () => false,
}: {
  maxChunkBytes?: number | null;
  /** Number of new uploads rejected before one is accepted. */
  busyFor?: number;
  /** The code with which new uploads after the first one are rejected. */
  refuseAgain?: ErrorCode | null;
  disturb?: (call: Call, response: ServerResponse, server: { stored: Buffer; patches: number }) => boolean;
} = {}) {
  const state = { stored: Buffer.alloc(0), patches: 0 };
  let refusals = 0;
  const server: HttpServer = await serveHttp((call, response) => {
    if (call.path === "/config") {
      const more = maxChunkBytes === null ? {} : { UPLOADS: { MAX_CHUNK_BYTES: maxChunkBytes } };
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ ...CONFIG, ...more }));
      return;
    }
    if (call.method === "POST" && call.path === "/api/uploads") {
      if (refusals++ < busyFor) return refuse(response, "busy");
      if (refuseAgain !== null && refusals > 1) return refuse(response, refuseAgain);
      response.writeHead(201, { Location: ADDRESS, "Content-Type": "application/json" });
      response.end(JSON.stringify({ url: `http://x/download/${ID}/`, id: ID, ownerToken: "t" }));
      return;
    }
    if (call.path !== ADDRESS || call.headers["tus-resumable"] !== "1.0.0") return void response.writeHead(404).end();
    if (call.method === "PATCH") state.patches += 1;
    if (disturb(call, response, state)) return;
    if (call.method === "PATCH") {
      if (Number(call.headers["upload-offset"]) !== state.stored.length) return refuse(response, "wrong_offset");
      state.stored = Buffer.concat([state.stored, call.bytes]);
    }
    response.writeHead(call.method === "HEAD" ? 200 : 204, { "Upload-Offset": state.stored.length }).end();
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const patches = () => server.calls.filter(({ method }) => method === "PATCH");
  return { server, state, patches };
}

function send(
  server: HttpServer,
  more: { files?: SourceFile[]; bearer?: string; live?: boolean } = {},
  options: object = {},
) {
  const request = { files, downloadLimit: 1, timeLimitSeconds: 300, ...more };
  return upload(server, request, { signal: new AbortController().signal, ...options });
}

async function expectOpens(stored: Uint8Array<ArrayBuffer>, secretB64: string): Promise<void> {
  const secret = decodeBase64(secretB64);
  if (secret === null) throw new Error("no secret");
  const opened = openRecords(new Blob([stored]).stream(), { secret, plaintextBytes: SIZE });
  const bytes = new Uint8Array(await new Response(opened).arrayBuffer());
  expect(Buffer.compare(bytes, plaintext)).toBe(0);
}

test("where WebSockets are blocked, a body is sent over HTTP in requests of limited length", async () => {
  const { server, state, patches } = await serveStoring();
  const progress: UploadProgress[] = [];
  const done = await send(server, { bearer: "token" }, { onProgress: (now: UploadProgress) => progress.push(now) });
  expect(done).toMatchObject({ id: ID, ownerToken: "t", size: SIZE });
  await expectOpens(new Uint8Array(state.stored), done.secretB64);
  expect(Math.max(...patches().map(({ bytes }) => bytes.length))).toBe(500_000);
  const first = server.calls.find(({ method }) => method === "POST");
  expect(first?.headers.authorization).toBe("Bearer token");
  expect(first?.body).not.toContain("bearer");
  expect(JSON.parse(first?.body ?? "")).toMatchObject({ size: state.stored.length, dlimit: 1, ext: 1 });
  for (const { body, path } of server.calls) expect(body + path).not.toContain(done.secretB64);
  expect(progress.at(-1)).toMatchObject({ phase: "finalising", receivedBytes: state.stored.length });
});

test("when an overloaded server rejects sockets and requests, both are retried, the socket first", async () => {
  const { server, state } = await serveStoring({ busyFor: 2 });
  const done = await send(server);
  await expectOpens(new Uint8Array(state.stored), done.secretB64);
  const tries = server.calls.flatMap(({ method, headers, path }) => {
    if (headers.upgrade !== undefined) return "socket";
    return method === "POST" && path === "/api/uploads" ? "request" : [];
  });
  expect(tries).toEqual(["socket", "request", "socket", "request", "socket", "request"]);
});

test("an upload fails as busy when the server keeps rejecting it", async () => {
  const { server } = await serveStoring({ busyFor: 1_000 });
  await expect(send(server, {}, { connectPatienceMs: 1 })).rejects.toMatchObject({ code: "busy" });
});

test("once a body has been sent over HTTP, no WebSocket is tried for a while", async () => {
  const { server, state } = await serveStoring();
  const sockets = () => server.calls.filter(({ headers }) => headers.upgrade !== undefined).length;
  await send(server);
  expect(sockets()).toBe(1);
  state.stored = Buffer.alloc(0);
  await send(server);
  expect(sockets()).toBe(1);
  expect(state.stored.length).toBeGreaterThan(SIZE);
});

test.each<[string, (call: Call, response: ServerResponse, state: { stored: Buffer; patches: number }) => boolean]>([
  [
    "requests break off before they arrive",
    ({ method }, response, { patches }) => {
      if (method !== "PATCH" || patches % 2 === 0) return false;
      response.destroy();
      return true;
    },
  ],
  [
    "answers are lost",
    ({ method, bytes }, response, state) => {
      if (method !== "PATCH" || state.patches % 2 === 0) return false;
      state.stored = Buffer.concat([state.stored, bytes]);
      response.destroy();
      return true;
    },
  ],
  [
    "a part of a request is stored",
    ({ method, bytes }, response, state) => {
      if (method !== "PATCH" || state.patches !== 2) return false;
      state.stored = Buffer.concat([state.stored, bytes.subarray(0, 100_001)]);
      refuse(response, "unavailable");
      return true;
    },
  ],
  [
    "a proxy times out",
    ({ method }, response, { patches }) => {
      if (method !== "PATCH" || patches > 2) return false;
      response.writeHead(504).end("<html>");
      return true;
    },
  ],
  [
    "a proxy refuses long bodies",
    ({ method, bytes }, response) => {
      if (method !== "PATCH" || bytes.length <= 200_000) return false;
      response.writeHead(413).end("<html>");
      return true;
    },
  ],
  [
    "another request has taken it over",
    ({ method }, response, { patches }) => {
      if (method !== "PATCH" || patches !== 2) return false;
      refuse(response, "superseded");
      return true;
    },
  ],
])("I6: an upload over HTTP continues when %s", async (_what, disturb) => {
  const { server, state } = await serveStoring({ disturb });
  const done = await send(server);
  await expectOpens(new Uint8Array(state.stored), done.secretB64);
});

test("an upload over HTTP fails if the server loses it repeatedly", async () => {
  const { server } = await serveStoring({
    disturb: ({ method }, response) => {
      if (method === "DELETE") return false;
      response.writeHead(404).end();
      return true;
    },
  });
  await expect(send(server)).rejects.toMatchObject({ code: "connection_lost" });
  expect(server.calls.filter(({ method }) => method === "POST")).toHaveLength(3);
});

/** Loses the session before the first request that contains bytes, as happens when a device has been asleep. */
const losesFirst = ({ method }: Call, response: ServerResponse, { patches }: { patches: number }) => {
  if (method === "DELETE" || patches > 1) return false;
  response.writeHead(404).end();
  return true;
};

test("an upload whose session lapsed before its first byte was stored starts over, and is stored only once", async () => {
  const { server, state } = await serveStoring({ disturb: losesFirst });
  const memory = memoryJournal();
  const started: (UnfinishedUpload | null)[] = [];
  const begin: UploadJournal["begin"] = (upload) => {
    started.push(memory.kept.upload);
    return memory.journal.begin(upload);
  };
  const done = await send(server, {}, { journal: { ...memory.journal, begin } });
  await expectOpens(new Uint8Array(state.stored), done.secretB64);
  expect(started).toEqual([null, null]);
});

test("an upload with a live link starts over too, because nobody has its link before a byte is stored", async () => {
  const { server, state } = await serveStoring({ disturb: losesFirst });
  const done = await send(server, { live: true });
  await expectOpens(new Uint8Array(state.stored), done.secretB64);
});

test("a partly stored upload does not start over, and is forgotten once the server has lost it", async () => {
  const disturb = (call: Call, response: ServerResponse, { patches }: { patches: number }) =>
    patches > 1 && losesFirst(call, response, { patches: 0 });
  const { server } = await serveStoring({ disturb });
  const memory = memoryJournal();
  await expect(send(server, {}, { journal: memory.journal })).rejects.toMatchObject({ code: "connection_lost" });
  expect(server.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(memory.kept.upload).toBeNull();
});

test("an upload that can't start over because its bearer token is too old fails with `connection_lost`", async () => {
  let patches = 0;
  const { server } = await serveStoring({
    refuseAgain: "unauthorized",
    disturb: (call, response) => losesFirst(call, response, { patches: patches++ }),
  });
  await expect(send(server, { bearer: "old" })).rejects.toMatchObject({ code: "connection_lost" });
});

test("a rejected upload over HTTP fails with the error code of the rejection, and its session is ended on the server", async () => {
  const { server } = await serveStoring({
    disturb: ({ method }, response) => {
      if (method !== "PATCH") return false;
      refuse(response, "full");
      return true;
    },
  });
  await expect(send(server)).rejects.toMatchObject({ code: "full" });
  await expect.poll(() => server.calls.at(-1)).toMatchObject({ method: "DELETE", path: ADDRESS });
});

test("a cancelled upload over HTTP is terminated", async () => {
  const cancel = new AbortController();
  const { server, patches } = await serveStoring();
  const pausing = new PauseSwitch();
  const onProgress = () => {
    if (patches().length === 2) pausing.set(true);
  };
  const sending = send(server, {}, { signal: cancel.signal, pausing, onProgress });
  await expect.poll(() => pausing.isPaused).toBe(true);
  expect(patches().length).toBeLessThan(4);
  cancel.abort();
  await expect(sending).rejects.toMatchObject({ code: "cancelled" });
  await expect.poll(() => server.calls.at(-1)).toMatchObject({ method: "DELETE", path: ADDRESS });
});

test("no Record of a changed file is sent again", async () => {
  let reads = 0;
  const changing = createFiles((offset) =>
    (reads++ === 0 ? plaintext : plaintext.map((byte) => byte ^ 1)).slice(offset),
  );
  const { server, patches } = await serveStoring({
    disturb: ({ method }, response, { patches: count }) => {
      if (method !== "PATCH" || count !== 2) return false;
      response.destroy();
      return true;
    },
  });
  await expect(send(server, { files: changing })).rejects.toMatchObject({ code: "file_changed" });
  expect(patches()).toHaveLength(2);
});

/** Responds to the nth PATCH or HEAD with this offset. */
const lying = (offsetOf: (nth: number) => number) => {
  let nth = 0;
  return ({ method }: Call, response: ServerResponse) => {
    if (method !== "PATCH" && method !== "HEAD") return false;
    response.writeHead(method === "HEAD" ? 200 : 204, { "Upload-Offset": offsetOf(nth++) }).end();
    return true;
  };
};

test.each([SIZE * 2, 999_999_999_999_999])(
  "an upload fails if the server claims to have stored %d bytes, which is more than there are",
  async (offset) => {
    const { server } = await serveStoring({ disturb: lying(() => offset) });
    await expect(send(server)).rejects.toMatchObject({ code: "connection_lost" });
  },
);

test("a server that repeatedly forgets stored bytes cannot keep an upload running indefinitely", async () => {
  passTime();
  const { server, patches } = await serveStoring({ disturb: lying((nth) => [0, 100_000, 1][nth % 3] ?? 0) });
  await expect(send(server)).rejects.toThrow();
  expect(patches().length).toBeLessThan(60);
});

test("an upload fails to connect when the server supports neither WebSockets nor uploads over HTTP", async () => {
  const { server } = await serveStoring({ maxChunkBytes: null });
  await expect(send(server)).rejects.toMatchObject({ code: "connect_failed" });
  expect(server.calls.filter(({ method }) => method === "POST")).toEqual([]);
});
