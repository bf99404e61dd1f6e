import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { deleteUpload } from "@envoi/client";
import type { StackProcess } from "@envoi/dev-stack";
import { createSingleRow, type Options, type Row } from "../measuring/figures.ts";
import { redisDataBytes, sumMetric } from "./capacity-counters.ts";
import {
  type Coefficients,
  computeCoefficients,
  FEWER,
  interleaveSizes,
  MIXES,
  predict,
  REDIS_KILOBYTES,
  type ResourceUse,
} from "./capacity-model.ts";
import {
  forEach,
  type Idle,
  measureIdle,
  receive,
  type SentUpload,
  send,
  startScaledOutStack,
  taken,
} from "./capacity-transfers.ts";

/*
 * Measures the cost of transfers for each service and store on a scaled-out stack. Many small and a few large transfers
 * give the coefficients in docs/capacity.md; a mix of sizes verifies them.
 */

const GIBIBYTE = 2 ** 30;
const RESULTS = "test-results/capacity.json";
const REMOVED_WITHIN_MS = 180_000;
/** Figures below this value are irrelevant to the model, and ratios between them are meaningless. */
const WEIGHTLESS = 0.5;
/**
 * Minimum fairness; 1 would mean equal shares. Shares differ because the edge balances open connections, of which there
 * are only a few.
 */
const SHARED_FAIRLY = 0.6;

const { signal } = new AbortController();

const countRemoved = async (stack: StackProcess) =>
  sumMetric(await stack.readMetrics("janitor"), "janitor_removed_total", /kind="upload"/);

async function untilRemoved(stack: StackProcess, wanted: number): Promise<void> {
  const deadline = AbortSignal.timeout(REMOVED_WITHIN_MS);
  while ((await countRemoved(stack)) < wanted) await delay(500, undefined, { signal: deadline });
}

type Step = { count: number; gibibytes: number; taken: ReadonlyMap<string, number> };
/** Uploads, then a download of each, then the deletion of all, including their bodies. */
const KINDS = ["upload", "download", "removal"] as const;
type Kind = (typeof KINDS)[number];
type Round = Record<Kind, Step> & { faults: unknown[]; redisBytesEach: number };

async function transferAll(stack: StackProcess, idle: Idle, sizes: readonly number[]): Promise<Round> {
  const work = { count: sizes.length, gibibytes: sizes.reduce((sum, bytes) => sum + bytes, 0) / GIBIBYTE };
  const faults: unknown[] = [];
  let sent: SentUpload[] = [];
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
  const removed = await countRemoved(stack);
  const gone = await taken(stack, idle, async () => {
    const ended = await forEach(sent, (one) => deleteUpload({ origin: stack.origin }, one, signal));
    faults.push(...ended.faults);
    await untilRemoved(stack, removed + ended.done.length);
  });
  const step = (by: ReadonlyMap<string, number>) => ({ ...work, taken: by });
  return { upload: step(up), download: step(down), removal: step(gone), faults, redisBytesEach };
}

function toResourceUse({ count, gibibytes, taken: by }: Step, name: string): ResourceUse {
  return { count, gibibytes, value: by.get(name) ?? 0 };
}

type Model = Record<Kind, Map<string, Coefficients>>;

function computeModel(small: Round, large: Round): Model {
  const of = (kind: Kind) =>
    new Map(
      [...small[kind].taken.keys()].map((name) => [
        name,
        computeCoefficients(toResourceUse(small[kind], name), toResourceUse(large[kind], name)),
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

/** Compares the measurements of the mixed load with the model's predictions. */
async function comparison(stack: StackProcess, model: Model, mixed: Round): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of model.upload.keys()) {
    const [of = "", unit = ""] = name.split(" | ");
    const value = KINDS.reduce((sum, kind) => sum + toResourceUse(mixed[kind], name).value, 0);
    const limit = KINDS.reduce((sum, kind) => {
      const coefficients = model[kind].get(name);
      return coefficients === undefined ? sum : sum + predict(coefficients, mixed[kind]);
    }, 0);
    if (Math.max(value, limit) < WEIGHTLESS) continue;
    const members = stack.processes().filter(({ name: member }) => member.replace(/-\d+$/, "") === of);
    const peaks = await Promise.all(members.map(({ name: member }) => stack.peakMemoryBytes(member)));
    const n = mixed.upload.count;
    const peakBytes = Math.max(...peaks);
    rows.push(createSingleRow(`${n} mixed transfers: ${of}`, unit, value, limit, { peakBytes }));
  }
  return rows;
}

/** Measures the share of a service's bytes that its less busy replica sent, relative to an equal share. */
async function sharing(stack: StackProcess, service: string, metric: string): Promise<Row> {
  const bytes = await Promise.all(
    stack.processes(service).map(async ({ name }) => sumMetric(await stack.readMetrics(name), metric)),
  );
  const all = bytes.reduce((sum, one) => sum + one, 0);
  const goal = { atLeast: SHARED_FAIRLY, noise: 0.1 };
  const share = Math.min(...bytes) / all;
  return createSingleRow(`less busy ${service}, share of bytes`, "share", share, 1 / bytes.length, { goal });
}

export async function benchCapacity({ isSmall }: Options): Promise<Row[]> {
  await using stack = await startScaledOutStack();
  // Warms up: uncompiled code uses more CPU.
  await transferAll(stack, new Map(), interleaveSizes([{ count: 60, bytes: 1_000_000 }]));
  const idle = await measureIdle(stack);
  const oneIn = isSmall ? FEWER : 1;
  const small = await transferAll(stack, idle, interleaveSizes(MIXES.small, oneIn));
  const large = await transferAll(stack, idle, interleaveSizes(MIXES.large, oneIn));
  const mixed = await transferAll(stack, idle, interleaveSizes(MIXES.mixed, oneIn));
  const model = computeModel(small, large);
  console.log(`${formatModel(model, idle)}\n`);
  await mkdir("test-results", { recursive: true });
  const plain = Object.fromEntries(KINDS.map((kind) => [kind, Object.fromEntries(model[kind])]));
  await writeFile(RESULTS, `${JSON.stringify({ idlePerSecond: Object.fromEntries(idle), ...plain }, null, 2)}\n`);
  const faults = [small, large, mixed].flatMap((round) => round.faults);
  for (const fault of faults.slice(0, 10)) console.error(fault);
  return [
    createSingleRow("failed transfers", "transfers", faults.length, 0, { goal: { atMost: 1, noise: 0 } }),
    await sharing(stack, "upload-gateway", "upload_received_bytes_total"),
    await sharing(stack, "download", "download_sent_bytes_total"),
    createSingleRow("Redis memory per Upload", "kB", small.redisBytesEach / 1_000, REDIS_KILOBYTES),
    ...(await comparison(stack, model, mixed)),
  ];
}
