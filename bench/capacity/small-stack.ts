import { createSingleRow, type Options, type Row } from "../measuring/figures.ts";
import { redisCommands } from "./capacity-counters.ts";
import { FEWER, interleaveSizes, MIXES } from "./capacity-model.ts";
import {
  forEach,
  measureIdle,
  receive,
  type SentUpload,
  send,
  startScaledOutStack,
  taken,
} from "./capacity-transfers.ts";

/*
 * Measures the cost of small transfers on the same scaled-out stack as the group `capacity`, which derives its
 * coefficients from these transfers: 1,000 uploads of 100 kB, then a download of each. The counts of Redis commands
 * include those in scripts.
 */

/** The janitor checks all shards within 20 s. */
const IDLE_MS = 30_000;
const EACH = 1_000;

/** Counts vary with lease renewals and the janitor's rounds; CPU time varies with the host. */
const COUNT_NOISE = 0.05;
const CPU_NOISE = 0.15;

type Figure = { name: string; what: string; unit: string; goal: number; per: number; noise: number };
const cpu = (of: string, transfers: string, goal: number): Figure => ({
  name: `${of} | CPU s`,
  what: `1,000 ${transfers} of 100 kB: ${of}`,
  unit: "CPU s",
  goal,
  per: EACH,
  noise: CPU_NOISE,
});
const commands = (transfer: string, goal: number): Figure => ({
  name: "redis | commands",
  what: `${transfer} of 100 kB: redis`,
  unit: "commands",
  goal,
  per: 1,
  noise: COUNT_NOISE,
});

const UPLOAD_FIGURES = [
  cpu("upload-gateway", "uploads", 5),
  cpu("minio", "uploads", 6),
  cpu("nats", "uploads", 2),
  commands("an upload", 12),
];
const DOWNLOAD_FIGURES = [cpu("download", "downloads", 5), commands("a download", 25)];
const IDLE_FIGURE = { ...commands("a second", 50), what: "an idle second: redis" };

function createRows(figures: readonly Figure[], used: ReadonlyMap<string, number>, count: number): Row[] {
  return figures.map(({ name, what, unit, goal, per, noise }) => {
    const value = ((used.get(name) ?? Number.NaN) * per) / count;
    return createSingleRow(what, unit, value, goal, { goal: { atMost: 1, noise } });
  });
}

export async function benchSmallStack({ isSmall }: Options): Promise<Row[]> {
  await using stack = await startScaledOutStack();
  const sizes = interleaveSizes(MIXES.small, isSmall ? FEWER : 1);
  let sent: SentUpload[] = [];

  async function uploadAll(some: readonly number[]): Promise<void> {
    const ended = await forEach(some, (bytes) => send(stack, bytes));
    if (ended.faults.length > 0) throw ended.faults[0];
    sent = ended.done;
  }
  async function downloadAll(): Promise<void> {
    const { faults } = await forEach(sent, (one) => receive(stack, one));
    if (faults.length > 0) throw faults[0];
  }
  /** Prints the number of calls to each Redis command, per transfer or, if `count` is `null`, per second. */
  async function printing<T>(what: string, count: number | null, work: () => Promise<T>): Promise<T> {
    const [before, startedAt] = [await redisCommands(stack), performance.now()];
    const done = await work();
    const parts = count ?? (performance.now() - startedAt) / 1_000;
    const each = Array.from(await redisCommands(stack), ([name, calls]) => ({
      name,
      calls: (calls - (before.get(name) ?? 0)) / parts,
    }));
    const list = each.filter(({ calls }) => calls >= 0.05).toSorted((a, b) => b.calls - a.calls);
    console.log(`redis, ${what}: ${list.map(({ name, calls }) => `${name} ${calls.toFixed(1)}`).join(", ")}`);
    return done;
  }

  // Warms up: V8 compiles hot code during each process's first few hundred transfers.
  await uploadAll(sizes);
  await downloadAll();
  const idle = await printing("an idle second", null, () => measureIdle(stack, IDLE_MS));
  const { length } = sizes;
  const uploads = await printing("an upload and idle", length, () => taken(stack, idle, () => uploadAll(sizes)));
  const downloads = await printing("a download and idle", length, () => taken(stack, idle, downloadAll));
  return [
    ...createRows(UPLOAD_FIGURES, uploads, length),
    ...createRows(DOWNLOAD_FIGURES, downloads, length),
    ...createRows([IDLE_FIGURE], idle, 1),
  ];
}
