import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { beginUpload, downloadOld, firstMessage, openUploadSocket, sealBody, waitFor } from "@envoi/testkit";
import { expect, it, onTestFinished } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric } from "../support/measures.ts";

const MiB = 1_048_576;
const NETWORKS = 13;
const SESSIONS_PER_NETWORK = 320;
const CONCURRENT_SESSIONS = 32;
const TUS = { "Tus-Resumable": "1.0.0" };
const OCTETS = "application/offset+octet-stream";
const INTERRUPTED = 'uploads_ended_total{outcome="interrupted"}';
/** Time within which a legitimate client gets its responses. */
const SERVED_MS = 2_000;
const LARGE = generatorBytes(24 * MiB);
const SMALL = generatorBytes(1_000);

type Answer = { status: number; location: string; code: string };

/** Sends requests from one client network. */
class Network {
  readonly #app: App;
  readonly #agent: Agent;
  readonly #localAddress: string;

  /** @param at - index of the network, 0 to 254 */
  constructor(app: App, at: number) {
    this.#app = app;
    this.#localAddress = `127.0.9.${at + 1}`;
    this.#agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_SESSIONS });
  }

  ask(method: string, path: string, headers: Record<string, string>, body: string | Uint8Array = ""): Promise<Answer> {
    const { hostname, port } = new URL(this.#app.origin);
    const host = hostname === "localhost" ? "127.0.0.1" : hostname;
    const length = { "Content-Length": String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const asked = request(
        { host, port, method, path, agent: this.#agent, localAddress: this.#localAddress },
        async (response) => {
          let text = "";
          for await (const chunk of response) text += String(chunk);
          const code = text.startsWith('{"error"') ? String(JSON.parse(text).code) : "";
          resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? "", code });
        },
      );
      asked.once("error", reject);
      for (const [name, value] of Object.entries({ ...TUS, ...headers, ...length })) asked.setHeader(name, value);
      asked.end(body);
    });
  }

  create(message: string): Promise<Answer> {
    return this.ask("POST", "/api/uploads", { "Content-Type": "application/json" }, message);
  }

  /** Opens sessions and sends the first bytes of each. @returns the number of opened sessions */
  async openSessions(count: number, bytes: Uint8Array, atOnce = CONCURRENT_SESSIONS): Promise<number> {
    const message = firstMessage(randomBytes(16), LARGE.length, { fields: { size: 100_000 } });
    let started = 0;
    let opened = 0;
    const openSome = async () => {
      while (started++ < count) {
        const { status, location } = await this.create(message);
        if (status !== 201) continue;
        opened += 1;
        if (bytes.length === 0) continue;
        await this.ask("PATCH", location, { "Content-Type": OCTETS, "Upload-Offset": "0" }, bytes);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, openSome));
    return opened;
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}

async function withinTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  expect(performance.now() - startedAt).toBeLessThan(SERVED_MS);
  return result;
}

type Message = Record<string, unknown>;

async function untilMessage({ next }: { next(): Promise<Message | null> }, isWanted: (message: Message) => boolean) {
  let last: Message | null = null;
  for (let message = await next(); message !== null; message = await next()) {
    if (isWanted(message)) return;
    last = message;
  }
  throw new Error(`the socket has closed after ${JSON.stringify(last)}`);
}

/** Uploads a small file over HTTP, in two requests. */
async function expectHttpUpload(app: App): Promise<void> {
  using honest = new Network(app, 200);
  const secret = randomBytes(16);
  const body = Buffer.concat([...sealBody(secret, SMALL)]);
  const { status, location, code } = await honest.create(
    firstMessage(secret, SMALL.length, { fields: { size: body.length } }),
  );
  expect([status, code]).toEqual([201, ""]);
  const sent = await honest.ask("PATCH", location, { "Content-Type": OCTETS, "Upload-Offset": "0" }, body);
  expect([sent.status, sent.code]).toEqual([204, ""]);
}

it.each<[string, Uint8Array]>([
  ["no byte", Buffer.alloc(0)],
  ["one byte", Buffer.of(1)],
])(
  "I10: 4,096 sessions from 13 networks with %s each do not prevent clients from sending files or continuing uploads",
  async (_what, bytes) => {
    await using app = await startApp({ LOG_LEVEL: "warn", UPLOADS_PER_HOUR_PER_NETWORK: "0" });
    const networks = Array.from({ length: NETWORKS }, (_, at) => new Network(app, at));
    onTestFinished(() => {
      for (const network of networks) network[Symbol.dispose]();
    });

    const upload = await beginUpload(app.origin, LARGE.length, { declared: true });
    const body = Buffer.concat([...sealBody(upload.secret, LARGE)]);
    const sendFrom = async (send: (chunk: Uint8Array) => Promise<void>, first: number, end = body.length) => {
      for (let at = first; at < end; at += 65_536) await send(body.subarray(at, Math.min(at + 65_536, end)));
    };

    const opened = await Promise.all(networks.map((network) => network.openSessions(SESSIONS_PER_NETWORK, bytes)));
    expect(opened.reduce((sum, count) => sum + count)).toBeGreaterThan(4_000);
    // Each network keeps opening sessions, one request at a time.
    let isOver = false;
    const more = networks.map(async (network) => {
      while (!isOver) await network.openSessions(1, bytes, 1);
    });
    onTestFinished(async () => {
      isOver = true;
      await Promise.allSettled(more);
    });
    await withinTime(() => expectHttpUpload(app));

    await sendFrom(upload.send, 0, 12 * MiB);
    await untilMessage(upload, (message) => Number(message["stored"]) >= 8 * MiB);
    upload.socket.terminate();
    await waitFor(
      () => metric(app, INTERRUPTED),
      (count) => count > 0,
    );
    const resumed = await withinTime(async () => {
      const socket = await openUploadSocket(app.origin);
      await socket.send(JSON.stringify({ resume: upload.id, ownerToken: upload.ownerToken, ext: 1 }));
      return { ...socket, reply: await socket.next() };
    });
    expect(resumed.reply).toMatchObject({ id: upload.id });
    const offset = Number(resumed.reply?.["offset"]);
    expect(offset).toBeGreaterThanOrEqual(8 * MiB);
    isOver = true;
    await Promise.all(more);
    await sendFrom(resumed.send, offset);
    await resumed.send(Buffer.of(0));
    await untilMessage(resumed, (message) => message["ok"] === true);
    const { plaintext } = await downloadOld(app.origin, upload);
    expect(plaintext.equals(LARGE)).toBe(true);
  },
);
