import { readFile } from "node:fs/promises";

/** Clock ticks per second in /proc, the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/**
 * CPU seconds used so far by all threads of a process and, in `ofEnded`, by children it has waited for.
 *
 * @throws if there is no such process
 */
export async function readCpuSeconds(pid: number): Promise<{ own: number; ofEnded: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The process name may contain any characters. The fields after it include utime, stime, cutime and cstime.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS_PER_SECOND;
  return { own: seconds(11), ofEnded: seconds(13) };
}

/** Resident memory of a process, current and peak. @throws if there is no such process, or it is a zombie */
export async function readMemory(pid: number): Promise<{ residentBytes: number; peakBytes: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const parseBytes = (field: string): number => {
    const kibibytes = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1];
    if (kibibytes === undefined) throw new Error(`process ${pid} has exited`);
    return Number(kibibytes) * 1_024;
  };
  return { residentBytes: parseBytes("VmRSS"), peakBytes: parseBytes("VmHWM") };
}
