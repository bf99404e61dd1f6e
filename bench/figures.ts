import type { Figures } from "./measured-process.ts";

export type Sample = { mebibytesPerSecond: number; cpuSecondsPerGibibyte: number };
export type Row = {
  what: string;
  unit: string;
  value: number;
  limit: number;
  ratio: number;
  /** Largest and smallest value of the runs, as a share of the median. */
  spread: number;
  n: number;
  peakMebibytes: number;
};

const MEBIBYTE = 1_048_576;

/** One transfer, seen from the server's process. */
export async function sample(
  server: Pick<Figures, "cpuSeconds">,
  bytes: number,
  transfer: () => Promise<unknown>,
): Promise<Sample> {
  const cpuBefore = await server.cpuSeconds();
  const startedAt = performance.now();
  await transfer();
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = (await server.cpuSeconds()) - cpuBefore;
  return { mebibytesPerSecond: bytes / MEBIBYTE / seconds, cpuSecondsPerGibibyte: (cpu * 1024 * MEBIBYTE) / bytes };
}

export type Samples = { limit: Sample[]; ours: Sample[] };

/** Takes samples of the limit and of ours in turns. */
export async function inTurns(
  runs: number,
  take: { limit(): Promise<Sample>; ours(): Promise<Sample> },
): Promise<Samples> {
  const samples: Samples = { limit: [], ours: [] };
  for (let run = 0; run < runs; run += 1) {
    samples.limit.push(await take.limit());
    samples.ours.push(await take.ours());
  }
  return samples;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Ours beside its limit, both figures of each. */
export function rowsOf(what: string, samples: Samples, peakBytes: number): Row[] {
  const figures: [keyof Sample, string][] = [
    ["cpuSecondsPerGibibyte", "CPU s/GiB"],
    ["mebibytesPerSecond", "MiB/s"],
  ];
  return figures.map(([figure, unit]) => {
    const values = samples.ours.map((one) => one[figure]);
    const value = median(values);
    const limit = median(samples.limit.map((one) => one[figure]));
    const spread = (Math.max(...values) - Math.min(...values)) / value;
    const peakMebibytes = Math.round(peakBytes / MEBIBYTE);
    return { what, unit, value, limit, ratio: value / limit, spread, n: values.length, peakMebibytes };
  });
}

export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const numbers = [
      row.value.toFixed(2),
      row.limit.toFixed(2),
      row.ratio.toFixed(2),
      `${Math.round(row.spread * 100)} %`,
    ];
    return `| ${row.what} | ${row.unit} | ${numbers.join(" | ")} | ${row.n} | ${row.peakMebibytes} MiB |`;
  });
  return [
    "| what | unit | value | limit | ratio | spread | n | peak RSS |",
    "|---|---|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}
