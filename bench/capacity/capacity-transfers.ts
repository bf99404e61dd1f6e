import { setTimeout as delay } from "node:timers/promises";
import { parseChallenge } from "@envoi/auth";
import { openDownload, upload } from "@envoi/client";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { largeStream, ONE_NETWORK_SETTINGS } from "@envoi/testkit";
import pMap from "p-map";
import { type Counters, readCounters } from "./capacity-counters.ts";

/** Time after which MinIO's metrics include the transfers: its metrics may be up to ten seconds old. */
const NOTED_MS = 11_000;
const CONCURRENT_TRANSFERS = 6;

const { signal } = new AbortController();

export type SentUpload = Awaited<ReturnType<typeof upload>>;

/** Uploads a file that remains after one download, because removal is measured separately. */
export async function send({ origin }: StackProcess, bytes: number): Promise<SentUpload> {
  const file = { name: "a file.bin", type: "", size: bytes, stream: () => largeStream(bytes) };
  return upload({ origin }, { files: [file], downloadLimit: 2, timeLimitSeconds: 3_600 }, { signal });
}

/** Like a recipient, fetches the page, whose response contains the first Nonce, and then the metadata and the file. */
export async function receive({ origin }: StackProcess, { id, secretB64, size }: SentUpload): Promise<void> {
  const page = await fetch(`${origin}/download/${id}/`);
  await page.arrayBuffer();
  const nonce = parseChallenge(page.headers.get("WWW-Authenticate"));
  if (nonce === null) throw new Error(`the page was answered with ${page.status} and no nonce`);
  const download = await openDownload({ origin }, { id, secretB64, password: null, nonce }, signal);
  let received = 0;
  for await (const chunk of await download.read({ signal })) received += chunk.length;
  if (received !== size) throw new Error(`received ${received} of ${size} bytes`);
}

/** @returns the results of the items that succeeded, and the errors of those that failed */
export async function forEach<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>) {
  const settle = (item: In) => Promise.allSettled([work(item)]);
  const settled = (await pMap(items, settle, { concurrency: CONCURRENT_TRANSFERS })).flat();
  return {
    done: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    faults: settled.flatMap((one): unknown[] => (one.status === "rejected" ? [one.reason] : [])),
  };
}

/** Cost of one second while idle: probes and polling. */
export type Idle = ReadonlyMap<string, number>;

function between(before: Counters, after: Counters, seconds: number, idle: Idle): Map<string, number> {
  return new Map(
    [...after].map(([name, value]) => [name, value - (before.get(name) ?? 0) - (idle.get(name) ?? 0) * seconds]),
  );
}

/** Measures the resources used by `work`, minus those that an idle stack uses in the same time. */
export async function taken(stack: StackProcess, idle: Idle, work: () => Promise<void>): Promise<Map<string, number>> {
  const startedAt = performance.now();
  const before = await readCounters(stack);
  await work();
  await delay(NOTED_MS);
  return between(before, await readCounters(stack), (performance.now() - startedAt) / 1_000, idle);
}

export async function measureIdle(stack: StackProcess, ms = 0): Promise<Idle> {
  const startedAt = performance.now();
  const all = await taken(stack, new Map(), () => delay(ms));
  const seconds = (performance.now() - startedAt) / 1_000;
  return new Map([...all].map(([name, value]) => [name, value / seconds]));
}

/** Starts two upload gateways, two download services, Redis and NATS clusters of three, and MinIO with four drives. */
export async function startScaledOutStack(): Promise<StackProcess> {
  const form = {
    replicas: { "upload-gateway": 2, download: 2 },
    redisCluster: true,
    natsCluster: true,
    minioDrives: 4,
  };
  return startStackProcess({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn" }, form);
}
