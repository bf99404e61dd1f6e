import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { deleteUpload, openDownload, upload } from "@envoi/client";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { FROM_ONE_NETWORK } from "@envoi/testkit";
import { type Counters, readCounters, redisDataBytes, sumOf } from "./capacity-counters.ts";
import {
  type Coefficients,
  coefficientsOf,
  FEWER,
  MIXES,
  predict,
  REDIS_KILOBYTES,
  sizesOf,
  type Taken,
} from "./capacity-model.ts";
import { type Options, type Row, rowOf } from "./figures.ts";

/*
 * The cost of transfers for each service and store, on a scaled-out stack: two upload-gateways, two downloads,
 * a Redis Cluster of three, a NATS of three, a MinIO of four drives. Many small and few large transfers give the
 * coefficients of docs/capacity.md; a mix of sizes verifies them.
 */

const GIBIBYTE = 2 ** 30;
const RESULTS = "test-results/capacity.json";
/** MinIO's metrics are up to ten seconds old. */
const NOTED_MS = 11_000;
const REMOVED_WITHIN_MS = 180_000;
const AT_ONCE = 6;
/** Smaller figures do not matter in the model, and their ratios are meaningless. */
const WEIGHTLESS = 0.5;
/** 1 would be an equal share; the edge balances by open connections, of which there are few at once. */
const SHARED_FAIRLY = 0.6;

const { signal } = new AbortController();
const CHUNK = new Uint8Array(65_536).map((_, index) => (index * 7) % 251);

/** A file of this size, generated chunk by chunk. */
function fileOf(size: number) {
  const stream = () => {
    let left = size;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (left === 0) return controller.close();
        const chunk = CHUNK.slice(0, Math.min(left, CHUNK.length));
        left -= chunk.length;
        controller.enqueue(chunk);
      },
    });
  };
  return { name: "a file.bin", type: "", size, stream };
}

type Sent = Awaited<ReturnType<typeof upload>>;

/** Downloads do not remove it: removal is measured separately. */
async function send({ origin }: StackProcess, bytes: number): Promise<Sent> {
  return upload({ origin }, { files: [fileOf(bytes)], downloadLimit: 2, timeLimitSeconds: 3_600 }, { signal });
}

/** The page, the metadata and the file, as for a recipient. */
async function receive({ origin }: StackProcess, { id, secretB64, size }: Sent): Promise<void> {
  await (await fetch(`${origin}/download/${id}/`)).arrayBuffer();
  const download = await openDownload({ origin }, { id, secretB64, password: null }, signal);
  let received = 0;
  for await (const chunk of await download.read({ signal })) received += chunk.length;
  if (received !== size) throw new Error(`received ${received} of ${size} bytes`);
}

/** @returns the results of successful work, and the faults */
async function forEach<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>) {
  const waiting = [...items];
  const done: Out[] = [];
  const faults: unknown[] = [];
  async function goOn(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        done.push(await work(item));
      } catch (error) {
        faults.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return { done, faults };
}

/** The cost of an idle second: probes and polling. */
type Idle = ReadonlyMap<string, number>;

function between(before: Counters, after: Counters, seconds: number, idle: Idle): Map<string, number> {
  return new Map(
    [...after].map(([name, value]) => [name, value - (before.get(name) ?? 0) - (idle.get(name) ?? 0) * seconds]),
  );
}

/** Resources that work used, without those of an idle stack. */
async function taken(stack: StackProcess, idle: Idle, work: () => Promise<void>): Promise<Map<string, number>> {
  const startedAt = performance.now();
  const before = await readCounters(stack);
  await work();
  await delay(NOTED_MS);
  return between(before, await readCounters(stack), (performance.now() - startedAt) / 1_000, idle);
}

async function idleOf(stack: StackProcess): Promise<Idle> {
  const startedAt = performance.now();
  const all = await taken(stack, new Map(), async () => {});
  const seconds = (performance.now() - startedAt) / 1_000;
  return new Map([...all].map(([name, value]) => [name, value / seconds]));
}

const removedOf = async (stack: StackProcess) =>
  sumOf(await stack.metricsOf("janitor"), "janitor_removed_total", /kind="upload"/);

async function untilRemoved(stack: StackProcess, wanted: number): Promise<void> {
  const deadline = AbortSignal.timeout(REMOVED_WITHIN_MS);
  while ((await removedOf(stack)) < wanted) await delay(500, undefined, { signal: deadline });
}

type Step = { count: number; gibibytes: number; taken: ReadonlyMap<string, number> };
/** Uploads, then a download of each, then the deletion of all, including their bodies. */
const KINDS = ["upload", "download", "removal"] as const;
type Kind = (typeof KINDS)[number];
type Round = Record<Kind, Step> & { faults: unknown[]; redisBytesEach: number };

async function transferAll(stack: StackProcess, idle: Idle, sizes: readonly number[]): Promise<Round> {
  const work = { count: sizes.length, gibibytes: sizes.reduce((sum, bytes) => sum + bytes, 0) / GIBIBYTE };
  const faults: unknown[] = [];
  let sent: Sent[] = [];
  const redisBytes = await redisDataBytes(stack);
  const up = await taken(stack, idle, async () => {
    const ended = await forEach(sizes, (bytes) => send(stack, bytes));
    sent = ended.done;
    faults.push(...ended.faults);
  });
  const redisBytesEach = ((await redisDataBytes(stack)) - redisBytes) / sizes.length;
  const down = await taken(stack, idle, async () => {
    faults.push(...(await forEach(sent, (one) => receive(stack, one))).faults);
  });
  const removed = await removedOf(stack);
  const gone = await taken(stack, idle, async () => {
    const ended = await forEach(sent, (one) => deleteUpload({ origin: stack.origin }, one, signal));
    faults.push(...ended.faults);
    await untilRemoved(stack, removed + ended.done.length);
  });
  const step = (by: ReadonlyMap<string, number>) => ({ ...work, taken: by });
  return { upload: step(up), download: step(down), removal: step(gone), faults, redisBytesEach };
}

function takenOf({ count, gibibytes, taken: by }: Step, name: string): Taken {
  return { count, gibibytes, value: by.get(name) ?? 0 };
}

type Model = Record<Kind, Map<string, Coefficients>>;

function modelOf(small: Round, large: Round): Model {
  const of = (kind: Kind) =>
    new Map(
      [...small[kind].taken.keys()].map((name) => [
        name,
        coefficientsOf(takenOf(small[kind], name), takenOf(large[kind], name)),
      ]),
    );
  return { upload: of("upload"), download: of("download"), removal: of("removal") };
}

function formatModel(model: Model, idle: Idle): string {
  const heading = [
    "| of | unit | 1,000 uploads | 1 GiB up | 1,000 downloads | 1 GiB down | 1,000 removals | 1 GiB removed | idle, 1 hour |",
    "|---|---|---|---|---|---|---|---|---|",
  ];
  const lines = [...model.upload.keys()].toSorted().flatMap((name) => {
    const ofKinds = KINDS.flatMap((kind) => {
      const { perThousand = 0, perGibibyte = 0 } = model[kind].get(name) ?? {};
      return [perThousand, perGibibyte];
    });
    const cells = [...ofKinds, (idle.get(name) ?? 0) * 3_600].map((value) => value.toFixed(value < 100 ? 2 : 0));
    return Math.max(...ofKinds) < WEIGHTLESS ? [] : [`| ${name} | ${cells.join(" | ")} |`];
  });
  return [...heading, ...lines].join("\n");
}

/** The measured mix, next to the model's prediction. */
async function comparison(stack: StackProcess, model: Model, mixed: Round): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of model.upload.keys()) {
    const [of = "", unit = ""] = name.split(" | ");
    const value = KINDS.reduce((sum, kind) => sum + takenOf(mixed[kind], name).value, 0);
    const limit = KINDS.reduce((sum, kind) => {
      const coefficients = model[kind].get(name);
      return coefficients === undefined ? sum : sum + predict(coefficients, mixed[kind]);
    }, 0);
    if (Math.max(value, limit) < WEIGHTLESS) continue;
    const members = stack.processes().filter(({ name: member }) => member.replace(/-\d+$/, "") === of);
    const peaks = await Promise.all(members.map(({ name: member }) => stack.peakMemoryBytes(member)));
    const n = mixed.upload.count;
    rows.push(
      rowOf({
        what: `${n} mixed transfers: ${of}`,
        unit,
        values: [value],
        limit,
        peakBytes: Math.max(...peaks),
      }),
    );
  }
  return rows;
}

/** Share of a service's bytes on its less busy replica, next to one half. */
async function sharing(stack: StackProcess, service: string, metric: string): Promise<Row> {
  const bytes = await Promise.all(
    stack.processes(service).map(async ({ name }) => sumOf(await stack.metricsOf(name), metric)),
  );
  const all = bytes.reduce((sum, one) => sum + one, 0);
  return rowOf({
    what: `less busy ${service}, share of bytes`,
    unit: "share",
    values: [Math.min(...bytes) / all],
    limit: 1 / bytes.length,
    goal: { atLeast: SHARED_FAIRLY, noise: 0.1 },
  });
}

/** Measures the scaled-out stack for the model of docs/capacity.md. */
export async function benchCapacity({ isSmall }: Options): Promise<Row[]> {
  const form = {
    replicas: { "upload-gateway": 2, download: 2 },
    redisCluster: true,
    natsCluster: true,
    minioDrives: 4,
  };
  await using stack = await startStackProcess({ ...FROM_ONE_NETWORK, LOG_LEVEL: "warn" }, form);
  // Warms up: code that has not been compiled yet uses more CPU.
  await transferAll(stack, new Map(), sizesOf([{ count: 60, bytes: 1_000_000 }]));
  const idle = await idleOf(stack);
  const oneIn = isSmall ? FEWER : 1;
  const small = await transferAll(stack, idle, sizesOf(MIXES.small, oneIn));
  const large = await transferAll(stack, idle, sizesOf(MIXES.large, oneIn));
  const mixed = await transferAll(stack, idle, sizesOf(MIXES.mixed, oneIn));
  const model = modelOf(small, large);
  console.log(`${formatModel(model, idle)}\n`);
  await mkdir("test-results", { recursive: true });
  const plain = Object.fromEntries(KINDS.map((kind) => [kind, Object.fromEntries(model[kind])]));
  await writeFile(RESULTS, `${JSON.stringify({ idlePerSecond: Object.fromEntries(idle), ...plain }, null, 2)}\n`);
  const faults = [small, large, mixed].flatMap((round) => round.faults);
  for (const fault of faults.slice(0, 10)) console.error(fault);
  return [
    rowOf({
      what: "failed transfers",
      unit: "transfers",
      values: [faults.length],
      limit: 0,
      goal: { atMost: 1, noise: 0 },
    }),
    await sharing(stack, "upload-gateway", "upload_received_bytes_total"),
    await sharing(stack, "download", "download_sent_bytes_total"),
    rowOf({
      what: "Redis memory per Upload",
      unit: "kB",
      values: [small.redisBytesEach / 1_000],
      limit: REDIS_KILOBYTES,
    }),
    ...(await comparison(stack, model, mixed)),
  ];
}
