import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { ciphertextBytes } from "@envoi/protocol";
import { firstMessage, opaqueBody } from "@envoi/testkit";
import { WebSocket } from "ws";
import type * as z from "zod";
import { BINARY, encodeClientFrame } from "../measuring/client-frame.ts";
import { type Crowd, crowd, type Outcome, type report } from "./slow-clients.ts";

/*
 * Runs thousands of clients concurrently. All write the same frames, masked only once, straight into their connections,
 * so one core suffices. A burst may end in the middle of a frame, as on a real connection.
 */

/** Timeout for the last reply to an upload. */
const ANSWER_MS = 180_000;
const POLL_MS = 50;

const mask = randomBytes(4);

/** Frames of a body, one per Record as from our clients, until they contain at least `atLeastBytes`. */
function bodyOnWire(bodyBytes: number, atLeastBytes = bodyBytes): Buffer {
  const frames: Buffer[] = [];
  let made = 0;
  for (const chunk of opaqueBody(bodyBytes)) {
    if (made >= atLeastBytes) break;
    frames.push(encodeClientFrame(BINARY, chunk, mask));
    made += chunk.length;
  }
  return Buffer.concat(frames);
}

/**
 * Plans the bursts of a slow connection. Their sizes differ widely, and the intervals between them vary up to twice the
 * mean. Some bursts end in the middle of a message.
 *
 * @returns for each burst, its time in milliseconds after the client's start, and the total bytes sent once the burst
 *   ends
 */
function planBursts(bytes: number, { seconds, meanSeconds }: { seconds: number; meanSeconds: number }) {
  const count = Math.max(1, Math.round(seconds / meanSeconds));
  const weights = Array.from({ length: count }, () => -Math.log(1 - Math.random()) + Number.EPSILON);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sent = 0;
  return weights.map((weight, index) => {
    sent += weight;
    const isLast = index === count - 1;
    return {
      atMs: ((index + Math.random()) * seconds * 1_000) / count,
      upToBytes: isLast ? bytes : Math.round((bytes * sent) / total),
    };
  });
}

const plan: Crowd = crowd.parse(JSON.parse(process.argv[2] ?? ""));
const length = ciphertextBytes(plan.plaintextBytes);
const wire = bodyOnWire(length, plan.sentBytes === "all" ? length : plan.sentBytes);
const outcome: Outcome = { stage: "over", whole: 0, bodyBytes: 0, faults: [] };
const counts = { open: 0, sent: 0 };

const notify = (message: z.infer<typeof report>) => process.send?.(message);

function reach(stage: keyof typeof counts): void {
  counts[stage] += 1;
  if (counts[stage] === plan.clients) notify({ stage });
}

type Reply = Record<string, unknown>;

/** @returns a function that returns the next reply other than progress; `null` once the socket has closed */
function readReplies(socket: WebSocket): () => Promise<Reply | null> {
  const replies: (Reply | null)[] = [];
  let wake = () => {};
  const take = (reply: Reply | null) => {
    replies.push(reply);
    wake();
  };
  socket.on("message", (data) => {
    const reply: Reply = JSON.parse(data.toString());
    if (reply["received"] === undefined) take(reply);
  });
  socket.once("close", () => take(null));
  return async () => {
    while (replies.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return replies.shift() ?? null;
  };
}

/** @throws if the socket closes before the last burst */
async function sendBursts(line: Socket, socket: WebSocket, next: () => Promise<Reply | null>): Promise<void> {
  const startedAt = performance.now();
  let sent = 0;
  for (const { atMs, upToBytes } of planBursts(wire.length, plan)) {
    await delay(Math.max(0, atMs - (performance.now() - startedAt)));
    if (socket.readyState !== WebSocket.OPEN)
      throw new Error(`closed during the body: ${JSON.stringify(await next())}`);
    line.write(wire.subarray(sent, upToBytes));
    sent = upToBytes;
  }
}

async function finish(line: Socket, next: () => Promise<Reply | null>): Promise<void> {
  line.write(encodeClientFrame(BINARY, Buffer.of(0), mask));
  const late = new AbortController();
  const reply = await Promise.race([next(), delay(ANSWER_MS, "late" as const, { signal: late.signal })]);
  late.abort();
  if (reply === "late" || reply?.["ok"] !== true) throw new Error(`not stored: ${JSON.stringify(reply)}`);
  outcome.whole += 1;
  outcome.bodyBytes += length;
}

async function send(): Promise<void> {
  const { hostname, port } = new URL(plan.origin);
  const line = connect({ host: hostname, port: Number(port), noDelay: true });
  const socket = new WebSocket(`${plan.origin.replace("http", "ws")}/api/ws`, {
    perMessageDeflate: false,
    // An automatic pong could be sent in the middle of a message.
    autoPong: false,
    createConnection: () => line,
  });
  const failed = once(socket, "error").then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  const next = readReplies(socket);
  await Promise.race([once(socket, "open"), failed]);
  const fields = plan.isDeclared ? { size: length, ext: 1 } : {};
  socket.send(firstMessage(randomBytes(16), plan.plaintextBytes, { fields }));
  const reply = await next();
  if (reply?.["id"] === undefined) throw new Error(`refused: ${JSON.stringify(reply)}`);
  reach("open");
  await sendBursts(line, socket, next);
  while (line.writableLength > 0 && socket.readyState === WebSocket.OPEN) await delay(POLL_MS);
  reach("sent");
  if (plan.sentBytes === "all") await finish(line, next);
  else await once(socket, "close");
}

const clients: Promise<void>[] = [];
const startedAt = performance.now();
for (let index = 0; index < plan.clients; index += 1) {
  const lateMs = performance.now() - startedAt - index * plan.apartMs;
  if (lateMs < 0) await delay(-lateMs);
  clients.push(send().catch((error: Error) => void outcome.faults.push(error.message)));
}
await Promise.all(clients);
notify(outcome);
