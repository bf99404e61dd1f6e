import { type ChildProcess, execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { root } from "../root.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "envoi-ci-"));
  await cp(path.join(root, ".ci"), path.join(folder, "checkout", ".ci"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeScript(file: string, ...lines: string[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, ["#!/bin/sh", ...lines, ""].join("\n"));
  await chmod(file, 0o755);
}

const inBin = (name: string) => path.join(folder, "bin", name);
const inLab = (name: string) => path.join(folder, "shared", "kube-lab", name);
const inCi = (name: string) => path.join(folder, "checkout", ".ci", name);

function start(file: string): { child: ChildProcess; ended: Promise<{ code: unknown; lines: string[] }> } {
  const PATH = `${path.join(folder, "bin")}:${process.env["PATH"]}`;
  const env = { ...process.env, PATH, LAB: path.join(folder, "lab"), LOCK_SECONDS: "0" };
  const { promise: ended, resolve } = Promise.withResolvers<{ code: unknown; lines: string[] }>();
  const child = execFile(file, { env }, (error, stdout) =>
    resolve({ code: error === null ? 0 : error.code, lines: stdout.trim().split("\n") }),
  );
  return { child, ended };
}

/** Runs `.ci/run` where `npm test` says and ends like this. */
async function runCi(said: string, code: number): Promise<{ code: unknown; lines: string[] }> {
  await writeScript(inBin("npm"), `printf '%s\\n' '${said}'`, `exit ${code}`);
  return start(inCi("run")).ended;
}

/** A machine that can have a cluster, whose tests pass. What is done with it is written down. */
async function allowCluster(): Promise<void> {
  await writeScript(inBin("id"), "echo 0");
  await writeScript(inBin("unshare"));
  await writeScript(inBin("npm"), "echo '7 passed, 0 failed, 0 skipped'");
  await writeScript(inCi("images"));
  await writeScript(inLab("build.sh"));
  await writeScript(inLab("images.sh"));
  await writeScript(inLab("cluster.sh"), `echo "$1" >> "${folder}/calls"`);
}
const calls = async () => (await readFile(path.join(folder, "calls"), "utf8")).trim().split("\n");

/** A line of a script that leaves a process running, which says so, and waits for it. */
const staying = (name: string) =>
  `sleep 600 & echo $! > "${folder}/${name}.new"; mv "${folder}/${name}.new" "${folder}/${name}"; wait`;
const pidOf = async (name: string) => Number(await readFile(path.join(folder, name), "utf8").catch(() => 0));
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const PATIENCE = { timeout: 20_000, interval: 50 };

it("continuous integration says that there was no cluster, and counts it", async () => {
  const { code, lines } = await runCi("7 passed, 0 failed, 0 skipped", 0);
  expect(lines.find((line) => line.startsWith("skipped: "))).toContain("../shared/kube-lab is not there");
  expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: "7 passed, 0 failed, 1 skipped" });
});

it("continuous integration fails with the tests before the cluster's", async () => {
  const { code, lines } = await runCi("7 passed, 2 failed, 0 skipped", 1);
  expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: "7 passed, 2 failed, 1 skipped" });
});

it("tests that do not come to their end are a failure of continuous integration", async () => {
  const { code, lines } = await runCi("killed", 137);
  expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: "0 passed, 1 failed, 1 skipped" });
});

it("the sum of continuous integration is that of both parts", async () => {
  await writeScript(path.join(folder, "checkout", ".ci", "cluster"), "echo '5 passed, 1 failed, 0 skipped'", "exit 1");
  const { code, lines } = await runCi("7 passed, 0 failed, 0 skipped", 0);
  expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: "12 passed, 1 failed, 0 skipped" });
});

it("the tests of the cluster count where there can be one, and leave none", async () => {
  await allowCluster();
  const { code, lines } = await start(inCi("run")).ended;
  expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: "14 passed, 0 failed, 0 skipped" });
  expect(await calls()).toEqual(["down", "up", "down"]);
});

it("where there can be a cluster, one that can't be built is a failure that says why", async () => {
  await allowCluster();
  await writeScript(inLab("build.sh"), "echo no such module >&2; exit 1");
  const { code, lines } = await start(inCi("run")).ended;
  expect(lines).toContain("no such module");
  expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: "7 passed, 1 failed, 0 skipped" });
});

it("where there can be a cluster, one that does not come up is a failure that says why", async () => {
  await allowCluster();
  await writeScript(inLab("cluster.sh"), `[ "$1" = down ] || { echo the node died; exit 1; }`);
  const { code, lines } = await start(inCi("run")).ended;
  expect(lines).toContain("the node died");
  expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: "7 passed, 1 failed, 0 skipped" });
});

it("what a cluster is made of is built once another apt-get has ended", async () => {
  await allowCluster();
  const free = `${folder}/free`;
  const waits = `[ -e "${free}" ] || { touch "${free}"; echo 'E: Could not get lock /var/lib/apt/lists/lock' >&2; exit 100; }`;
  await writeScript(inLab("build.sh"), waits);
  const { code, lines } = await start(inCi("cluster")).ended;
  expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: "7 passed, 0 failed, 0 skipped" });
});

it("continuous integration that is told to end leaves nothing of what it builds and tests", async () => {
  await allowCluster();
  await writeScript(inLab("build.sh"), staying("building"));
  await writeScript(inBin("npm"), staying("testing"));
  const { child, ended } = start(inCi("run"));
  const pids = () => Promise.all([pidOf("building"), pidOf("testing")]);
  await expect.poll(pids, PATIENCE).not.toContain(0);
  const started = await pids();
  expect(started.filter(isRunning)).toEqual(started);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(143);
  await expect.poll(() => started.filter(isRunning), PATIENCE).toEqual([]);
});

it("continuous integration that is told to end takes the cluster down after its tests", async () => {
  await allowCluster();
  await writeScript(inBin("npm"), `[ "$1" = run ] || exit 0`, staying("testing"));
  const { child, ended } = start(inCi("run"));
  await expect.poll(() => pidOf("testing"), PATIENCE).not.toBe(0);
  const testing = await pidOf("testing");
  child.kill("SIGTERM");
  expect((await ended).code).toBe(143);
  await expect.poll(() => isRunning(testing), PATIENCE).toBe(false);
  expect((await calls()).slice(0, 3)).toEqual(["down", "up", "down"]);
});

it("images that can't be built end what brings the cluster up, before it is taken down", async () => {
  await allowCluster();
  const up = `trap 'echo ended >> "${folder}/calls"; exit 1' TERM\n${staying("bringing-up")}`;
  await writeScript(inLab("cluster.sh"), `echo "$1" >> "${folder}/calls"`, `[ "$1" = up ] || exit 0`, up);
  await writeScript(inCi("images"), `until [ -e "${folder}/bringing-up" ]; do sleep 0.05; done; exit 1`);
  const { code, lines } = await start(inCi("cluster")).ended;
  expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: "0 passed, 1 failed, 0 skipped" });
  expect(await calls()).toEqual(["down", "up", "ended", "down"]);
});

it.each([
  ["95.3 MB", true],
  ["350 MB", true],
  ["351.2 MB", false],
  ["812 KB", true],
  ["1.02 GB", false],
  ["", false],
])("an image of '%s' may be shipped: %s", async (size, may) => {
  const file = path.join(folder, "fits");
  await writeScript(file, `exec bash -c '. "${inCi("shared.sh")}"; fits "${size}" 350'`);
  expect((await start(file).ended).code === 0).toBe(may);
});
