import { readdir, readFile } from "node:fs/promises";
import { readCpuSeconds } from "@envoi/backing-stores";

/** Reads a `/proc` file about a process, which may have exited. */
const about = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");

/** The ids of a process and its descendants. */
async function processTree(root: number): Promise<number[]> {
  const pids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const parents = new Map<number, number>();
  for (const pid of pids) {
    const stat = await about(pid, "stat");
    parents.set(pid, Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const belongs = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && pid > 1 && belongs(parents.get(pid)));
  return pids.filter(belongs);
}

/** Memory of a process and its descendants in bytes; shared memory is counted once. */
export async function treeMemoryBytes(root: number): Promise<number> {
  const pids = await processTree(root);
  const shares = pids.map(async (pid) => Number(/^Pss:\s+(\d+)/m.exec(await about(pid, "smaps_rollup"))?.[1] ?? 0));
  return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0) * 1024;
}

/** CPU seconds used by a process and its descendants, including exited ones whose parent is still running. */
export async function treeCpuSeconds(root: number): Promise<number> {
  const times = await Promise.all((await processTree(root)).map((pid) => readCpuSeconds(pid).catch(() => null)));
  return times.reduce((sum, time) => sum + (time === null ? 0 : time.own + time.ofEnded), 0);
}
