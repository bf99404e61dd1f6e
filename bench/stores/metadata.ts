import { randomBytes } from "node:crypto";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import type { AuthKey } from "@envoi/protocol";
import { createRedisUploadStore } from "@envoi/store";
import { newUploadId } from "@envoi/test-stores";
import { ONE_NETWORK_SETTINGS, signNonce } from "@envoi/testkit";
import { createRow, inTurns, type Options, type Row } from "../measuring/figures.ts";
import { mustBeOk, openKeptConnection } from "../measuring/kept-connection.ts";
import { type Figures, measureService, startLimit } from "../measuring/measured-process.ts";
import { type RequestSample, sampleEach } from "../measuring/sample-each.ts";
import { createUpload } from "./seed-upload.ts";

const CLIENTS = 32;
const REQUESTS = 20_000;
const FEW_REQUESTS = 2_000;
/** Warm-up iterations, in which V8 compiles the hot code. */
const WARM_UPS = 2;
/** Sender, server and Redis share the cores differently in each run. */
const NOISE = 0.05;

type Target = { path: string; authKey: Buffer };

async function openClient(origin: URL, { path, authKey }: Target) {
  const connection = await openKeptConnection(origin);
  let { nonce } = await connection.get(path);
  return {
    async work() {
      ({ nonce } = mustBeOk(await connection.get(path, `Authorization: ${signNonce(authKey, nonce)}\r\n`)));
    },
    close: connection.close,
  };
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

/** Compares signed metadata requests, bypassing the edge, with a bare handler that makes the same Redis round trips. */
export async function benchMetadata({ runs, isSmall }: Options): Promise<Row[]> {
  await using stack = await startStackProcess({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn" });
  const { redis } = stack.servers;
  const args = [redis.urls[0] ?? "", String(CLIENTS)];
  await using limit = await startLimit("stores/limit-metadata", args, { REDIS_PASSWORD: redis.password });
  const ours = await measureService(stack, "metadata");
  const targets = await seed(stack);
  const bare = targets.map(({ authKey }, id) => ({ path: `/api/metadata/${id}`, authKey }));
  const requests = Array.from({ length: isSmall ? FEW_REQUESTS : REQUESTS });
  const askAll = (server: Figures & { origin: string }, paths: readonly Target[]) =>
    sampleEach(
      server,
      requests,
      paths.map((target) => () => openClient(new URL(server.origin), target)),
    );
  const take = { limit: () => askAll(limit, bare), ours: () => askAll(ours, targets) };
  await inTurns(WARM_UPS, take);
  const samples = await inTurns(runs, take);

  const what = `signed metadata GET, ${CLIENTS} clients`;
  const peakBytes = await ours.peakMemoryBytes();
  const figure = (name: keyof RequestSample, unit: string) => ({
    what,
    unit,
    peakBytes,
    values: samples.ours.map((one) => one[name]),
    limit: samples.limit.map((one) => one[name]),
  });
  return [
    createRow({ ...figure("perSecond", "requests/s"), goal: { atLeast: 0.5, noise: NOISE } }),
    createRow(figure("cpuMicroseconds", "CPU µs/request")),
  ];
}
