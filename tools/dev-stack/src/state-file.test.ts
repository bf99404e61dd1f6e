import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isRunning, readIdentity } from "./process/process-identity.ts";
import { endLeftovers, type ProcessStatus, readState, writeState } from "./state-file.ts";

const s3 = { endpoint: "http://a", region: "r", bucket: "b", accessKeyId: "i", secretAccessKey: "s", pathStyle: true };
const servers = {
  redis: { mode: "single" as const, urls: [], password: "p" },
  nats: { servers: [], user: "u", password: "p" },
  s3,
};
let directory: string;
let child: ChildProcess;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-state-"));
  child = spawn("sleep", ["60"], { detached: true });
  await once(child, "spawn");
});
afterEach(async () => {
  child.kill("SIGKILL");
  await rm(directory, { recursive: true });
});

function createStatus(identity: { pid: number; startedAt: string }): ProcessStatus {
  return {
    name: "download-1",
    service: "download",
    replica: 1,
    state: "ready",
    host: "h",
    port: 1,
    privatePort: 2,
    ...identity,
  } as ProcessStatus;
}

/** Writes the state of a stack that has since exited. */
async function writeAsEnded(processes: ProcessStatus[]): Promise<void> {
  writeState(directory, { origin: "http://localhost:1", processes, servers });
  const file = join(directory, "stack.json");
  const state = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...state, stack: { ...state.stack, startedAt: "before" } }));
}
const identity = () => readIdentity(child.pid as number) as { pid: number; startedAt: string };

test("only its owner can read the state file", async () => {
  expect(readState(directory)).toBeNull();
  const processes = [createStatus(identity())];
  writeState(directory, { origin: "http://localhost:1", processes, servers });
  expect(readState(directory)).toMatchObject({ stack: { pid: process.pid }, processes, servers });
  expect((await stat(join(directory, "stack.json"))).mode & 0o777).toBe(0o600);
});

test("processes that a dead stack left running are killed", async () => {
  await writeAsEnded([createStatus(identity())]);
  const said: string[] = [];
  const ended = once(child, "exit");
  const left = identity();
  await endLeftovers(directory, (line) => said.push(line));
  expect(isRunning(left)).toBe(false);
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(said).toHaveLength(1);
});

test("another process that now has the same id is not killed", async () => {
  await writeAsEnded([createStatus({ ...identity(), startedAt: "0@before" })]);
  await endLeftovers(directory, () => expect.unreachable());
  expect(readIdentity(child.pid as number)).not.toBeNull();
});

test("a stack that is still running is not disturbed", async () => {
  writeState(directory, { origin: "http://localhost:1", processes: [createStatus(identity())], servers });
  const ending = endLeftovers(directory, () => expect.unreachable());
  await expect(ending).rejects.toThrow(`process id ${process.pid} runs in`);
});
