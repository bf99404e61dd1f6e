import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { readLoadArguments } from "./arguments.ts";
import { GROWTH, grownProcesses } from "./memory-growth.ts";
import { medianMebibytes, watchProcesses } from "./watch-processes.ts";

describe("arguments", () => {
  test("are a profile, options and variables, in any order", () => {
    const args = [
      "RATE=2",
      "stress",
      "--journeys",
      "upload,owner",
      "--base-url",
      "https://send.example",
      "--this-is-mine",
    ];
    expect(readLoadArguments(args)).toEqual({
      profile: "stress",
      baseUrl: "https://send.example",
      variables: { RATE: "2", JOURNEYS: "upload,owner", THIS_IS_MINE: "yes" },
    });
  });

  test("name a server by its variable too", () => {
    expect(readLoadArguments(["smoke", "BASE_URL=http://localhost:1"])).toEqual({
      profile: "smoke",
      baseUrl: "http://localhost:1",
      variables: {},
    });
  });

  test.each([[[]], [["smoke", "soak"]], [["smoke", "--fast"]], [["smoke", "--base-url"]]])("%j are refused", (args) => {
    expect(() => readLoadArguments(args)).toThrow("npm run load -- PROFILE");
  });
});

describe("memory", () => {
  const ofService = (warmMebibytes: number | null, lastMebibytes: number | null) => [
    { name: "download-1", cpuSeconds: 1, peakMebibytes: 200, warmMebibytes, lastMebibytes },
  ];

  test("that grows is named", () => {
    expect(grownProcesses(ofService(100, 160))).toEqual(["download-1 grew from 100 to 160 MiB during the run"]);
  });

  test.each([
    [100, 100 + GROWTH.mebibytes],
    [200, 200 * GROWTH.factor],
    [160, 100],
    [null, 100],
  ])("that goes from %s to %s is the process's own business", (warm, last) => {
    expect(grownProcesses(ofService(warm, last))).toEqual([]);
  });

  test("is the median between two shares of the time", () => {
    const samples = [9, 1, 5, 3, 100].map((size, index) => ({ atMs: index * 10, residentBytes: size * 1_048_576 }));
    expect(medianMebibytes(samples, [0.25, 0.75])).toBe(3);
    expect(medianMebibytes(samples, [0.8, 1])).toBe(100);
    expect(medianMebibytes([], [0, 1])).toBeNull();
  });
});

test("a process that ended meanwhile has its last figures, one that was never there has none", async () => {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1_000)"]);
  await once(child, "spawn");
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
