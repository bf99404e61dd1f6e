import { readCpuSeconds, readMemory } from "@envoi/servers";

const SAMPLE_MS = 2_000;
const MEBIBYTE = 1_048_576;

/** Shares of a run between which memory is looked at: after warm-up, and at its end. */
const WARM = [0.25, 0.45] as const;
const LAST = [0.8, 1] as const;

type Watched = { name: string; pid: number };
type Sample = { atMs: number; residentBytes: number; peakBytes: number; cpuSeconds: number };

export type WatchedFigures = {
  name: string;
  cpuSeconds: number;
  peakMebibytes: number;
  warmMebibytes: number | null;
  lastMebibytes: number | null;
};

/** @returns `null` when it has ended */
async function readSample(pid: number): Promise<Sample | null> {
  try {
    const { own } = await readCpuSeconds(pid);
    return { atMs: performance.now(), ...(await readMemory(pid)), cpuSeconds: own };
  } catch {
    return null;
  }
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** Median of the resident memory between two shares of the time, MiB. */
export function medianMebibytes(
  samples: readonly Pick<Sample, "atMs" | "residentBytes">[],
  [from, to]: readonly [number, number],
): number | null {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (first === undefined || last === undefined) return null;
  const shareOf = ({ atMs }: { atMs: number }) => (atMs - first.atMs) / Math.max(1, last.atMs - first.atMs);
  const meant = samples.filter((sample) => shareOf(sample) >= from && shareOf(sample) <= to);
  const bytes = median(meant.map(({ residentBytes }) => residentBytes));
  return bytes === null ? null : bytes / MEBIBYTE;
}

/** Looks at processes for as long as a run lasts. One that ended meanwhile has the figures that were seen last. */
export function watchProcesses() {
  const watched: (Watched & { samples: Sample[] })[] = [];
  const look = async ({ pid, samples }: { pid: number; samples: Sample[] }) => {
    const sample = await readSample(pid);
    if (sample !== null) samples.push(sample);
  };
  const lookAtAll = async () => void (await Promise.all(watched.map(look)));
  const timer = setInterval(() => void lookAtAll(), SAMPLE_MS);
  return {
    /** What it did before does not count. */
    async add(process: Watched): Promise<void> {
      const entry = { ...process, samples: [] };
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
          warmMebibytes: medianMebibytes(samples, WARM),
          lastMebibytes: medianMebibytes(samples, LAST),
        };
      });
    },
  };
}
