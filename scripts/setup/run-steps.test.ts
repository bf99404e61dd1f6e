import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const runStepsUrl = new URL("run-steps.mjs", import.meta.url).href;

/** The part of `scripts/run.mjs` that runs steps, without the rest. */
const HOST = `
  import { runSteps } from ${JSON.stringify(runStepsUrl)};
  const toolchain = { node: process.execPath, env: process.env };
  const steps = JSON.parse(process.argv[2]);
  process.exitCode = await runSteps({ root: process.cwd(), toolchain, steps, echoMs: 60_000 });
`;
/** Prints its process id and all signals; exits with 7 on SIGTERM. */
const LISTENER = `
  process.on("SIGINT", () => console.log("SIGINT"));
  process.on("SIGTERM", () => { console.log("SIGTERM"); process.exit(7); });
  console.log("pid " + process.pid);
  setInterval(() => {}, 1_000);
`;

/** Long, because these are real processes on a possibly busy machine. */
const PATIENCE = { timeout: 30_000 };

describe("runSteps", () => {
  let folder: string;
  let host: ChildProcess | undefined;
  let output: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "envoi steps "));
    await writeFile(path.join(folder, "host.mjs"), HOST);
    await writeFile(path.join(folder, "listener.mjs"), LISTENER);
    await writeFile(path.join(folder, "three.mjs"), "console.log('three'); process.exitCode = 3;");
    await writeFile(path.join(folder, "fine.mjs"), "console.log('fine', ...process.argv.slice(2));");
  });

  afterEach(async () => {
    if (host?.exitCode === null) host.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  });

  function start(...steps: string[][]): ChildProcess {
    output = "";
    const args = [path.join(folder, "host.mjs"), JSON.stringify(steps)];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    host = child;
    return child;
  }

  async function listenerPid(): Promise<number> {
    await expect.poll(() => output, PATIENCE).toMatch(/^pid \d+\n/);
    return Number(/^pid (\d+)/.exec(output)?.[1]);
  }

  it("runs steps in order with their arguments and stops at the first failure, with its exit code", async () => {
    const [code] = await once(start(["fine.mjs", "a b"], ["three.mjs"], ["fine.mjs"]), "close");
    expect(code).toBe(3);
    expect(output).toBe("fine a b\nthree\n");
  });

  it("forwards Ctrl-C once, although both the terminal and npm send it", async () => {
    const running = start(["listener.mjs"], ["fine.mjs"]);
    await listenerPid();
    running.kill("SIGINT");
    await expect.poll(() => output, PATIENCE).toContain("SIGINT");
    running.kill("SIGINT");
    running.kill("SIGTERM");
    const [code] = await once(running, "close");
    expect(code).toBe(7);
    expect(output.match(/SIG\w+/g)).toEqual(["SIGINT", "SIGTERM"]);
  });

  it("kills its child processes when it is killed", async () => {
    const running = start(["listener.mjs"]);
    const pid = await listenerPid();
    running.kill("SIGKILL");
    await expect.poll(() => isAlive(pid), PATIENCE).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
