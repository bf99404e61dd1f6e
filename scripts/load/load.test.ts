import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import {
  GROWTH,
  grownProcesses,
  keptMebibytes,
  parseKeptBytes,
  residentMebibytes,
  watchProcesses,
} from "./watch-processes.ts";

describe("memory", () => {
  type Pair = [number | null, number | null];
  const ofService = (keptMebibytes: Pair, residentMebibytes: Pair) => [
    { name: "download-1", cpuSeconds: 1, peakMebibytes: 300, keptMebibytes, residentMebibytes },
  ];
  const MIB = 1_048_576;

  test("is reported if it grows", () => {
    expect(grownProcesses(ofService([30, 60], [100, 160]))).toEqual([
      "download-1 retained 60 MiB at the end of the run, 30 after its warm-up",
      "download-1 had 160 MiB at the end of the run, 100 after its warm-up",
    ]);
  });

  test.each<Pair>([
    [30, 30 + GROWTH.kept.mebibytes],
    [80, 80 * GROWTH.kept.factor],
    [30, 20],
    [null, 100],
  ])("retained memory that grows from %s to %s is not reported", (early, late) => {
    expect(grownProcesses(ofService([early, late], [100, 100]))).toEqual([]);
  });

  test.each<Pair>([
    [100, 100 + GROWTH.resident.mebibytes],
    [200, 200 * GROWTH.resident.factor],
    [160, 100],
    [null, 100],
  ])("resident memory that grows from %s to %s is not reported", (early, late) => {
    expect(grownProcesses(ofService([30, 30], [early, late]))).toEqual([]);
  });

  test("resident memory is reported as medians after warm-up and at the end", () => {
    const sizes = [9, 8, 7, 1, 5, 7, 7, 7, 100, 3, 4];
    const samples = sizes.map((size, index) => ({ atMs: index * 10, residentBytes: size * MIB }));
    expect(residentMebibytes(samples)).toEqual([5, 4]);
    expect(residentMebibytes([])).toEqual([null, null]);
  });

  test("retained memory is reported as minima after warm-up and at the end, so garbage does not count as growth", () => {
    const saw = [20, 40, 60, 28, 50, 70, 29, 40, 60, 70, 80].map((size, index) => ({
      atMs: index,
      keptBytes: size * MIB,
    }));
    expect(keptMebibytes(saw)).toEqual([28, 29]);
    expect(keptMebibytes([{ atMs: 0, keptBytes: null }])).toEqual([null, null]);
  });

  test("retained memory consists of the old generation and memory outside the heap", () => {
    const metrics = [
      "# TYPE nodejs_heap_space_size_used_bytes gauge",
      'nodejs_heap_space_size_used_bytes{space="new",service="janitor"} 7',
      'nodejs_heap_space_size_used_bytes{space="old",service="janitor"} 1000',
      'nodejs_heap_space_size_used_bytes{space="new_large_object",service="janitor"} 7',
      'nodejs_heap_space_size_used_bytes{space="large_object",service="janitor"} 200',
      "nodejs_external_memory_bytes 24",
    ].join("\n");
    expect(parseKeptBytes(metrics)).toBe(1224);
    expect(parseKeptBytes("")).toBeNull();
  });
});

test("after a process has exited, its last figures remain; a process that never ran has none", async () => {
  const child = spawn(process.execPath, ["--eval", "console.log('runs'); setInterval(() => {}, 1_000)"]);
  // Before its first output, the process uses hardly any memory.
  await once(child.stdout, "data");
  const watch = watchProcesses();
  await watch.add({ name: "child", pid: child.pid ?? 0 });
  child.kill("SIGKILL");
  await once(child, "exit");
  await watch.add({ name: "gone", pid: child.pid ?? 0 });
  await watch.add({ name: "this", pid: process.pid });
  const figures = await watch.stop();
  expect(figures.map(({ name }) => name)).toEqual(["child", "this"]);
  for (const { peakMebibytes } of figures) expect(peakMebibytes).toBeGreaterThan(1);
});
