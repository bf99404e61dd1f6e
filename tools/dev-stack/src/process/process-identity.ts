import { readFileSync } from "node:fs";

/** Identifies a process. Includes the start time, because the process id may have been reused. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** Index of `starttime` in proc(5), counted after the command's name, because the name may contain spaces. */
const START_TIME_FIELD = 19;

/** @returns `null` if there is no such process, or it is a zombie */
export function readIdentity(pid: number): ProcessIdentity | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return { pid, startedAt: `${fields[START_TIME_FIELD]}@${boot}` };
  } catch {
    return null;
  }
}

export function isRunning(process: ProcessIdentity): boolean {
  return readIdentity(process.pid)?.startedAt === process.startedAt;
}

/** Kills a process and its group. It may have exited already. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The process group no longer exists.
  }
}
