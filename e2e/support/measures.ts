import { readdir, stat } from "node:fs/promises";
import { call, readMemory } from "@envoi/testkit";
import type { App } from "./app.ts";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export const pidsOf = (app: App): number[] => app.processes().map(({ pid }) => pid);

/** Number of the processes' open files and sockets. Excludes directories, some of which the store keeps open. */
export async function openFileCount(app: App): Promise<number> {
  return sum(await Promise.all(pidsOf(app).map(countOpenFiles)));
}

async function countOpenFiles(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  // A file closed in the meantime does not count.
  const counted = (await readdir(folder)).map((fd) =>
    stat(`${folder}/${fd}`).then(
      (file) => (file.isDirectory() ? 0 : 1),
      () => 0,
    ),
  );
  return sum(await Promise.all(counted));
}

/**
 * Sum of one metric over the processes that have it.
 *
 * @param sample - the metric's name with its labels, as in `/metrics`
 */
export async function metric(app: Pick<App, "processes">, sample: string): Promise<number> {
  const values = app.processes().map(async ({ privateOrigin }) => {
    // Uses a new connection, because the server may close a kept-alive one just as it is reused.
    const { body } = await call(privateOrigin, "/metrics", { headers: { Connection: "close" } });
    const line = body
      .toString()
      .split("\n")
      .find((text) => text.startsWith(`${sample} `));
    return line === undefined ? 0 : Number(line.slice(sample.length));
  });
  return sum(await Promise.all(values));
}

/** Peak resident memory of a process, in bytes. */
export async function peakMemoryBytes(pid: number): Promise<number> {
  return (await readMemory(pid)).peakBytes;
}
