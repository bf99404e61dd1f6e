import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ManagedProcess, type ProcessCommand } from "./managed-process.ts";

let directory: string;
let said: string[];
let managed: ManagedProcess;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-process-"));
  said = [];
});
afterEach(async () => {
  await managed.kill();
  await rm(directory, { recursive: true });
});

/** A shell script that is ready once it has created the file `ready`. */
function command(script: string, { stopSeconds = 10, isFaulty = async () => false } = {}): ProcessCommand {
  const ready = join(directory, "ready");
  return {
    name: "thing",
    program: "/bin/sh",
    args: ["-c", script],
    env: { PATH: process.env["PATH"] },
    cwd: directory,
    logFile: join(directory, "log"),
    isReady: async () => existsSync(ready),
    isFaulty,
    stopSeconds,
  };
}

function run(script: string, options: Parameters<typeof command>[1] = {}): ManagedProcess {
  managed = new ManagedProcess(command(script, options), {
    say: (line) => said.push(line),
    onChange: () => {},
    faultProbeMs: 10,
  });
  return managed;
}
const pid = () => managed.identity()?.pid;
const LASTS = "while :; do sleep 0.02; done";
const WAITS = `touch ready; ${LASTS}`;
/** This is long, because the tests start real processes and the host may be busy. */
const PATIENCE = { timeout: 20_000 };

test("a process starts, becomes ready, and exits on request", async () => {
  const thing = run(WAITS);
  await thing.start();
  expect([thing.state(), typeof pid()]).toEqual(["ready", "number"]);
  await thing.stop();
  expect([thing.state(), pid(), said]).toEqual(["stopped", undefined, []]);
});

test("a process that dies is restarted, and the operator is informed", async () => {
  const thing = run(WAITS);
  await thing.start();
  const first = pid() as number;
  process.kill(first, "SIGKILL");
  await expect.poll(() => said, PATIENCE).toHaveLength(1);
  expect(said[0]).toContain("thing exited (SIGKILL); restarting in 0.5 s");
  await expect.poll(() => thing.state(), PATIENCE).toBe("ready");
  expect(pid()).not.toBe(first);
});

test("a process that keeps reporting a fault is restarted", async () => {
  let faulty: number | undefined;
  const thing = run(WAITS, { isFaulty: async () => pid() === faulty });
  await thing.start();
  faulty = pid();
  await expect.poll(() => said, PATIENCE).toHaveLength(2);
  expect(said[0]).toBe("thing reports a fault that only a restart ends");
  await expect.poll(() => thing.state(), PATIENCE).toBe("ready");
  expect(pid()).not.toBe(faulty);
});

test("a process is not restarted if it recovers or if its health check gets no response", async () => {
  let probes = 0;
  const thing = run(WAITS, {
    async isFaulty() {
      probes += 1;
      if (probes > 30) throw new Error("no answer");
      return probes % 5 !== 0;
    },
  });
  await thing.start();
  await expect.poll(() => probes, PATIENCE).toBeGreaterThan(60);
  expect(said).toEqual([]);
});

test("the delay between repeated restarts increases", async () => {
  const thing = run("exit 3");
  await expect(thing.start()).rejects.toThrow("exited before it was ready");
  await expect.poll(() => said.length, PATIENCE).toBeGreaterThanOrEqual(2);
  expect(said.slice(0, 2).map((line) => /in ([\d.]+) s/.exec(line)?.[1])).toEqual(["0.5", "1"]);
  await thing.stop();
  expect(thing.state()).toBe("stopped");
});

test("a failed start is reported with the last output of this attempt", async () => {
  await writeFile(join(directory, "log"), "request answered\n".repeat(10_000));
  await expect(run("echo no room left >&2; exit 1").start()).rejects.toThrow(
    /^thing exited before it was ready:\nno room left$/,
  );
  expect(await readFile(join(directory, "log"), "utf8")).toContain("no room left");
});

test("a start with new settings does not wait for an attempt with the earlier ones", async () => {
  const thing = run(LASTS);
  const first = thing.start().catch((error: Error) => error);
  await expect.poll(() => thing.state(), PATIENCE).toBe("starting");
  thing.configure(command(WAITS));
  await thing.start();
  expect([thing.state(), said]).toEqual(["ready", []]);
  await first;
});

test("a missing program is reported like a program that exits", async () => {
  managed = new ManagedProcess(
    {
      name: "thing",
      program: join(directory, "absent"),
      args: [],
      env: {},
      cwd: directory,
      logFile: join(directory, "log"),
      isReady: async () => false,
      stopSeconds: 1,
    },
    { say: (line) => said.push(line), onChange: () => {} },
  );
  await expect(managed.start()).rejects.toThrow("exited before it was ready");
  expect(said[0]).toContain("ENOENT");
});

test("a process that does not exit in time is killed, with all its children", async () => {
  const thing = run(`trap "" TERM; (${LASTS}) & echo $! > child; ${WAITS}`, { stopSeconds: 0.2 });
  await thing.start();
  const child = Number(await readFile(join(directory, "child"), "utf8"));
  await thing.stop();
  await expect.poll(() => existsSync(`/proc/${child}/exe`), PATIENCE).toBe(false);
});

test("a second stop signal ends a draining process early", async () => {
  const thing = run(`trap 'trap "exit 0" TERM' TERM; ${WAITS}`);
  await thing.start();
  const stopped = thing.stop();
  const hurry = setInterval(() => thing.hurry(), 50);
  await stopped;
  clearInterval(hurry);
  expect(thing.state()).toBe("stopped");
});
