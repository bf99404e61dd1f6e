import type { Figures } from "./measured-process.ts";
import { within } from "./within.ts";

/** A goal for the ratio. The ratio may miss it by `noise`, a fraction of the goal. */
export type Goal = ({ atMost: number } | { atLeast: number } | { exactly: number }) & { noise: number };

export type Row = {
  what: string;
  unit: string;
  value: number;
  limit: number;
  ratio: number;
  goal: Goal | null;
  /** The runs' largest minus smallest value, as a fraction of the median. */
  spread: number | null;
  /** The spread of the limit's runs; `null` if the limit is a constant. */
  limitSpread: number | null;
  /** Number of runs. */
  n: number;
  /** CPU time of our process only. */
  cpuSecondsPerGibibyte: number | null;
  /** Peak memory of our process only, since its start. */
  peakMebibytes: number | null;
};

/** How much to measure. Results of a small run (`isSmall`) are not compared with their goals. */
export type Options = { bytes: number; runs: number; isSmall: boolean };

/** Number of iterations of a measurement that varies greatly: at least `fewest`, unless the run is small. */
export function countTurns({ runs, isSmall }: Pick<Options, "runs" | "isSmall">, fewest: number): number {
  return isSmall ? runs : Math.max(runs, fewest);
}

const MEBIBYTE = 1_048_576;
const TRANSFER_SECONDS = 600;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** @returns `null` for a single value */
export function computeSpread(values: readonly number[]): number | null {
  return values.length < 2 ? null : (Math.max(...values) - Math.min(...values)) / median(values);
}

type Figure = Pick<Row, "what" | "unit"> & {
  /** One per run. */
  values: readonly number[];
  /** A constant, or one number per run. */
  limit: number | readonly number[];
  goal?: Goal | null;
  cpuSecondsPerGibibyte?: number | null;
  peakBytes?: number | null;
};

/** The measured median and its limit. If both are 0 (as with error counts), the ratio is 1. */
export function createRow({ what, unit, limit, values, goal = null, cpuSecondsPerGibibyte, peakBytes }: Figure): Row {
  const limits = typeof limit === "number" ? [limit] : limit;
  const [value, beside] = [median(values), median(limits)];
  return {
    what,
    unit,
    value,
    limit: beside,
    ratio: value === beside ? 1 : value / beside,
    goal,
    spread: computeSpread(values),
    limitSpread: computeSpread(limits),
    n: values.length,
    cpuSecondsPerGibibyte: cpuSecondsPerGibibyte ?? null,
    peakMebibytes: peakBytes == null ? null : Math.round(peakBytes / MEBIBYTE),
  };
}

export function createSingleRow(
  what: string,
  unit: string,
  value: number,
  limit: number,
  more: Partial<Figure> = {},
): Row {
  return createRow({ what, unit, values: [value], limit, ...more });
}

export type Sample = { mebibytesPerSecond: number; cpuSecondsPerGibibyte: number };

/** Makes one transfer, and reads its figures from the server's process. */
export async function sample(
  server: Pick<Figures, "cpuSeconds">,
  bytes: number,
  transfer: () => Promise<unknown>,
): Promise<Sample> {
  const cpuBefore = await server.cpuSeconds();
  const startedAt = performance.now();
  await within(TRANSFER_SECONDS, `a transfer of ${bytes / MEBIBYTE} MiB`, transfer());
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = (await server.cpuSeconds()) - cpuBefore;
  return { mebibytesPerSecond: bytes / MEBIBYTE / seconds, cpuSecondsPerGibibyte: (cpu * 1024 * MEBIBYTE) / bytes };
}

/** Alternates samples, so that a slowdown of the host affects all of them. */
export async function inTurns<Name extends string, T>(
  runs: number,
  take: Record<Name, () => Promise<T>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(take) as Name[];
  const samples = Object.fromEntries(names.map((name): [Name, T[]] => [name, []])) as Record<Name, T[]>;
  for (let run = 0; run < runs; run += 1) for (const name of names) samples[name].push(await take[name]());
  return samples;
}

const FIGURES = [
  { figure: "cpuSecondsPerGibibyte", unit: "CPU s/GiB", goal: "cpu" },
  { figure: "mebibytesPerSecond", unit: "MiB/s", goal: "throughput" },
] as const;

type Comparison = {
  what: string;
  ours: readonly Sample[];
  limit: readonly Sample[];
  peakBytes: number;
  goals?: { cpu?: Goal; throughput?: Goal };
};

/** Compares our transfers' CPU time and speed with those of the program that defines their limit. */
export function compareWithLimit({ what, ours, limit, peakBytes, goals = {} }: Comparison): Row[] {
  const cpuSecondsPerGibibyte = median(ours.map((one) => one.cpuSecondsPerGibibyte));
  return FIGURES.map(({ figure, unit, goal }) =>
    createRow({
      what,
      unit,
      cpuSecondsPerGibibyte,
      peakBytes,
      values: ours.map((one) => one[figure]),
      limit: limit.map((one) => one[figure]),
      goal: goals[goal] ?? null,
    }),
  );
}
