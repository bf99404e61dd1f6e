import { readCpuSeconds, readMemory } from "@envoi/backing-stores";
import type { Report } from "../../load-tests/report/report.ts";

const SAMPLE_MS = 2_000;
const MEBIBYTE = 1_048_576;

type Span = readonly [from: number, to: number];

/** The two parts of a run whose resident memory is compared: after the warm-up and at the end. */
const RESIDENT: readonly Span[] = [
  [0.25, 0.45],
  [0.8, 1],
];
/**
 * Parts of a run between which retained memory is compared. Each is long enough for a full garbage collection, which
 * a busy service runs every few minutes.
 */
const KEPT: readonly Span[] = [
  [0.05, 0.45],
  [0.45, 1],
];

/** A process to watch. `readMetrics` is present only if the process is one of our services. */
export type WatchedProcess = { name: string; pid: number; readMetrics?: () => Promise<string> };
type Sample = {
  atMs: number;
  residentBytes: number;
  peakBytes: number;
  cpuSeconds: number;
  /** Long-lived heap memory and memory outside the heap. */
  keptBytes: number | null;
};
type TimedSample = Partial<Sample> & { atMs: number };

export type WatchedFigures = Report["processes"][number];

/** Matches V8's heap spaces, except those for new objects. */
const HEAP = /^nodejs_heap_space_size_used_bytes\{.*space="(?!new)[^"]+".*\} (\S+)$/gm;
const EXTERNAL = /^nodejs_external_memory_bytes\S* (\S+)$/m;

/** @returns `null` if the metrics lack these figures */
export function parseKeptBytes(metrics: string): number | null {
  const spaces = Array.from(metrics.matchAll(HEAP), ([, bytes]) => Number(bytes));
  const external = EXTERNAL.exec(metrics)?.[1];
  if (spaces.length === 0 || external === undefined) return null;
  return spaces.reduce((sum, bytes) => sum + bytes, Number(external));
}

/** @returns `null` if the process has exited */
async function readSample({ pid, readMetrics }: WatchedProcess): Promise<Sample | null> {
  try {
    const { own } = await readCpuSeconds(pid);
    const keptBytes = readMetrics === undefined ? null : parseKeptBytes(await readMetrics().catch(() => ""));
    return { atMs: performance.now(), ...(await readMemory(pid)), cpuSeconds: own, keptBytes };
  } catch {
    return null;
  }
}

function between(samples: readonly TimedSample[], [from, to]: Span, figure: "residentBytes" | "keptBytes"): number[] {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (first === undefined || last === undefined) return [];
  const shareOf = ({ atMs }: TimedSample) => (atMs - first.atMs) / Math.max(1, last.atMs - first.atMs);
  const meant = samples.filter((sample) => shareOf(sample) >= from && shareOf(sample) <= to);
  return meant.flatMap((sample) => sample[figure] ?? []).toSorted((one, other) => one - other);
}

const inMebibytes = (bytes: number | undefined): number | null => (bytes === undefined ? null : bytes / MEBIBYTE);

/** Medians of the resident memory after warm-up and at the end, in MiB. */
export function residentMebibytes(samples: readonly TimedSample[]): [number | null, number | null] {
  const [early, late] = RESIDENT.map((span) => {
    const sorted = between(samples, span, "residentBytes");
    return inMebibytes(sorted[Math.floor(sorted.length / 2)]);
  });
  return [early ?? null, late ?? null];
}

/** Minima of the retained memory after warm-up and at the end, in MiB. */
export function keptMebibytes(samples: readonly TimedSample[]): [number | null, number | null] {
  const [early, late] = KEPT.map((span) => inMebibytes(between(samples, span, "keptBytes")[0]));
  return [early ?? null, late ?? null];
}

/** Samples processes during a run. If a process exits, its last figures are retained. */
export function watchProcesses() {
  const watched: (WatchedProcess & { samples: Sample[] })[] = [];
  const look = async (entry: WatchedProcess & { samples: Sample[] }) => {
    const sample = await readSample(entry);
    if (sample !== null) entry.samples.push(sample);
  };
  const lookAtAll = async () => void (await Promise.all(watched.map(look)));
  const timer = setInterval(() => void lookAtAll(), SAMPLE_MS);
  return {
    /** Starts watching a process. Earlier CPU time is not counted. */
    async add(process: WatchedProcess): Promise<void> {
      const entry: WatchedProcess & { samples: Sample[] } = { ...process, samples: [] };
      await look(entry);
      watched.push(entry);
    },
    async stop(): Promise<WatchedFigures[]> {
      clearInterval(timer);
      await lookAtAll();
      return watched.flatMap(({ name, samples }) => {
        const [first, last] = [samples.at(0), samples.at(-1)];
        if (first === undefined || last === undefined) return [];
        return {
          name,
          cpuSeconds: last.cpuSeconds - first.cpuSeconds,
          peakMebibytes: last.peakBytes / MEBIBYTE,
          residentMebibytes: residentMebibytes(samples),
          keptMebibytes: keptMebibytes(samples),
        };
      });
    },
  };
}

/**
 * Allowed growth of a process's memory between warm-up and the end of a soak; a process has grown if it exceeds both
 * limits. `kept`: memory that survives full garbage collections, plus allocations since the last one. `resident`
 * includes garbage: V8 lets a heap grow to two and a half times the memory that survived the last full collection,
 * about 30 MiB.
 */
export const GROWTH = {
  kept: { factor: 1.25, mebibytes: 12 },
  resident: { factor: 1.25, mebibytes: 45 },
} as const;

type Growth = readonly [early: number | null, late: number | null];

function isGrown([early, late]: Growth, { factor, mebibytes }: { factor: number; mebibytes: number }): boolean {
  return early !== null && late !== null && late > early * factor && late > early + mebibytes;
}

/** Describes each process whose memory grew beyond the limits. */
export function grownProcesses(figures: readonly WatchedFigures[]): string[] {
  return figures.flatMap(({ name, keptMebibytes, residentMebibytes }) => {
    const say = (what: string, [early, late]: Growth) =>
      `${name} ${what} ${late?.toFixed(0)} MiB at the end of the run, ${early?.toFixed(0)} after its warm-up`;
    return [
      ...(isGrown(keptMebibytes, GROWTH.kept) ? [say("retained", keptMebibytes)] : []),
      ...(isGrown(residentMebibytes, GROWTH.resident) ? [say("had", residentMebibytes)] : []),
    ];
  });
}
