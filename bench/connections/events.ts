import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { createOwnerToken, hashOwnerToken } from "@envoi/auth/node";
import { startStackProcess } from "@envoi/dev-stack";
import { OWNER_EVENTS_PATH, type UploadId } from "@envoi/protocol";
import { createRedisUploadStore, type UploadStore } from "@envoi/store";
import { newUploadId } from "@envoi/test-stores";
import { ONE_NETWORK_SETTINGS } from "@envoi/testkit";
import { sumMetric } from "../capacity/capacity-counters.ts";
import { createSingleRow, type Options, type Row } from "../measuring/figures.ts";
import { measureService } from "../measuring/measured-process.ts";
import { until, within } from "../measuring/within.ts";
import { createUpload } from "../stores/seed-upload.ts";

const MEBIBYTE = 1_048_576;
/** A typical number of uploads per user, and therefore per stream. */
const UPLOADS_EACH = 3;
const OPENING_AT_ONCE = 20;
/** Long enough to collect the garbage created by opening the streams, and to send heartbeats on each stream. */
const SETTLE_SECONDS = 30;
const OPEN_SECONDS = 300;
/** The peak includes uncollected garbage. */
const NOISE = 0.1;

type OwnedUpload = { id: UploadId; ownerToken: string };

async function seed(store: UploadStore): Promise<OwnedUpload> {
  const [id, ownerToken] = [newUploadId(), createOwnerToken()];
  await createUpload(store, { id, ownerTokenHash: hashOwnerToken(ownerToken) });
  return { id, ownerToken };
}

type Stream = { socket: Socket; deletions(): number };

/** Opens a stream on its own connection, and waits until it has sent the state of its uploads. */
async function openStream(origin: URL, uploads: readonly OwnedUpload[]): Promise<Stream> {
  const body = JSON.stringify({ uploads });
  const socket = connect({ host: origin.hostname, port: Number(origin.port) });
  await once(socket, "connect");
  const opened = Promise.withResolvers<void>();
  let [snapshots, deletions] = [0, 0];
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    if (snapshots === 0 && /^HTTP\/1\.1 [^2]/.test(text)) opened.reject(new Error(`answered: ${text}`));
    snapshots += text.split("event: snapshot").length - 1;
    deletions += text.split("event: deleted").length - 1;
    if (snapshots === uploads.length) opened.resolve();
  });
  socket.on("error", opened.reject);
  socket.on("close", () => opened.reject(new Error("the server closed a stream")));
  const head = [
    `POST ${OWNER_EVENTS_PATH} HTTP/1.1`,
    `Host: ${origin.host}`,
    "Envoi-Ext: 1",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`, "latin1");
  await opened.promise;
  return { socket, deletions: () => deletions };
}

/** Measures the cost of one more open owner event stream, and the time for an event to reach all streams. */
export async function benchEvents({ isSmall }: Options): Promise<Row[]> {
  const streams = isSmall ? 200 : 2_000;
  await using stack = await startStackProcess({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn" });
  const { redis } = stack.servers;
  await using store = createRedisUploadStore({
    address: { mode: "single", url: redis.urls[0] ?? "", password: redis.password },
  });
  const metadata = await measureService(stack, "metadata");
  const origin = new URL(metadata.origin);
  const shared = await seed(store);
  const open: Stream[] = [];
  // Warms up the process, so that compilation and the garbage that it creates are not measured.
  (await openStream(origin, [shared])).socket.destroy();
  const before = await metadata.peakMemoryBytes();
  let left = streams;
  const openAll = Array.from({ length: OPENING_AT_ONCE }, async () => {
    while (left-- > 0) {
      const own = await Promise.all(Array.from({ length: UPLOADS_EACH - 1 }, () => seed(store)));
      open.push(await openStream(origin, [shared, ...own]));
    }
  });
  await within(OPEN_SECONDS, `${streams} open streams`, Promise.all(openAll));
  await delay(SETTLE_SECONDS * 1_000);
  const counted = sumMetric(await stack.readMetrics("metadata"), "event_streams_open");
  if (counted !== streams) throw new Error(`only ${counted} streams were open of ${streams}`);
  const peakBytes = await metadata.peakMemoryBytes();
  const cpuBefore = await metadata.cpuSeconds();
  const startedAt = performance.now();
  await fetch(`${metadata.origin}/api/delete/${shared.id}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ owner_token: shared.ownerToken }),
  });
  const heard = async () => (open.every((stream) => stream.deletions() === 1) ? true : null);
  await until("news at every stream", { seconds: 60, everyMs: 5 }, heard);
  const newsMs = performance.now() - startedAt;
  const cpuMs = ((await metadata.cpuSeconds()) - cpuBefore) * 1_000;
  for (const { socket } of open) socket.destroy();
  const memory = `memory per open stream of owner events, ${streams} open with ${UPLOADS_EACH} uploads each`;
  const news = `one event for all ${streams} of them, from the owner's call to the last stream`;
  const goal = { atMost: 1, noise: NOISE };
  return [
    createSingleRow(memory, "MiB", (peakBytes - before) / MEBIBYTE / streams, 0.1, { goal, peakBytes }),
    createSingleRow(news, "ms", newsMs, 2_000),
    createSingleRow("the same, CPU of the process", "CPU ms", cpuMs, 2_000),
  ];
}
