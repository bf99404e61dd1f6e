import { randomBytes } from "node:crypto";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import type { AuthKey } from "@envoi/protocol";
import { createRedisUploadStore } from "@envoi/store";
import { ONE_NETWORK_SETTINGS, signNonce } from "@envoi/testkit";
import { createRow, inTurns, type Options, type Row } from "../measuring/figures.ts";
import { mustBeOk, openKeptConnection } from "../measuring/kept-connection.ts";
import { type Figures, measurePid, startLimit } from "../measuring/measured-process.ts";
import { createUpload, newUploadId } from "./seed-upload.ts";

const CLIENTS = 32;
const REQUESTS = 20_000;
const FEW_REQUESTS = 2_000;
/** Until V8 has compiled the hot code. */
const WARM_UPS = 2;
/** Sender, server and Redis share the cores, and their shares differ from run to run. */
const NOISE = 0.05;

type Target = { path: string; authKey: Buffer };
/** Sends the next request as soon as it has an answer, on its own connection. */
type Client = { ask(): Promise<void>; close(): void };

async function openClient(origin: URL, { path, authKey }: Target): Promise<Client> {
  const connection = await openKeptConnection(origin);
  let { nonce } = await connection.get(path);
  return {
    async ask() {
      ({ nonce } = mustBeOk(await connection.get(path, `Authorization: ${signNonce(authKey, nonce)}\r\n`)));
    },
    close: connection.close,
  };
}

type Sample = { perSecond: number; cpuMicroseconds: number };

async function askAll(server: Figures, origin: URL, targets: readonly Target[], requests: number): Promise<Sample> {
  // New connections each time: idle ones would be closed while the other server is measured.
  const clients = await Promise.all(targets.map((target) => openClient(origin, target)));
  const cpuBefore = await server.cpuSeconds();
  const startedAt = performance.now();
  let left = requests;
  const work = clients.map(async (client) => {
    while (left-- > 0) await client.ask();
  });
  await Promise.all(work);
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpuSeconds = (await server.cpuSeconds()) - cpuBefore;
  for (const client of clients) client.close();
  return { perSecond: requests / seconds, cpuMicroseconds: (cpuSeconds * 1e6) / requests };
}

async function seed(stack: StackProcess): Promise<Target[]> {
  const { redis } = stack.servers;
  const address = { mode: "single", url: redis.urls[0] ?? "", password: redis.password } as const;
  await using store = createRedisUploadStore({ address });
  const targets: Target[] = [];
  for (let made = 0; made < CLIENTS; made += 1) {
    const [id, authKey] = [newUploadId(), randomBytes(64)];
    await createUpload(store, { id, authKey: authKey.toString("base64url") as AuthKey });
    targets.push({ path: `/api/metadata/${id}`, authKey });
  }
  return targets;
}

/** Compares signed metadata requests without the edge with a bare handler that makes the same round trips to Redis. */
export async function benchMetadata({ runs, isSmall }: Options): Promise<Row[]> {
  await using stack = await startStackProcess({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn" });
  const { redis } = stack.servers;
  const [process] = stack.processes("metadata");
  if (process?.pid == null) throw new Error("metadata does not run");
  const args = [redis.urls[0] ?? "", String(CLIENTS)];
  await using limit = await startLimit("stores/limit-metadata", args, {
    REDIS_PASSWORD: redis.password,
  });
  const ours = await measurePid(process.pid);
  const origin = new URL(`http://${process.host}:${process.port}`);
  const targets = await seed(stack);
  const bare = Array.from({ length: CLIENTS }, (_, id) => ({ path: `/api/metadata/${id}`, authKey: randomBytes(64) }));

  const requests = isSmall ? FEW_REQUESTS : REQUESTS;
  const take = {
    limit: () => askAll(limit, new URL(limit.origin), bare, requests),
    ours: () => askAll(ours, origin, targets, requests),
  };
  await inTurns(WARM_UPS, take);
  const samples = await inTurns(runs, take);

  const what = `signed metadata GET, ${CLIENTS} clients`;
  const peakBytes = await ours.peakMemoryBytes();
  const figure = (name: keyof Sample, unit: string) => ({
    ...{ what, unit, peakBytes },
    values: samples.ours.map((one) => one[name]),
    limit: samples.limit.map((one) => one[name]),
  });
  return [
    createRow({ ...figure("perSecond", "requests/s"), goal: { atLeast: 0.5, noise: NOISE } }),
    createRow(figure("cpuMicroseconds", "CPU µs/request")),
  ];
}
