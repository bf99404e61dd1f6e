import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { treeCpuSeconds } from "./process-tree.ts";

/** A program that uses this number of CPU seconds, and then exits. */
const TAKE = "while (process.cpuUsage().user < Number(process.argv[1]) * 1e6);";

let parent: ChildProcess | undefined;
afterEach(() => {
  parent?.kill("SIGKILL");
});

test("the CPU time of a process tree includes exited processes", async () => {
  const shell = spawn("/bin/sh", ["-c", '"$0" -e "$1" 0.3; echo ended; read -r _', process.execPath, TAKE], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  parent = shell;
  await once(shell.stdout, "data");
  expect(await treeCpuSeconds(shell.pid ?? 0)).toBeGreaterThanOrEqual(0.25);
});
