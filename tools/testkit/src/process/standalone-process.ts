import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endChild, freePort, readMemory, untilReady } from "@envoi/backing-stores";
import { WHATEVER_THE_LOAD } from "../from-one-network.ts";

const STANDALONE = new URL("../../../../services/standalone/", import.meta.url);
/** The command of `npm start`: the built program, with the same flags. */
const MAIN = fileURLToPath(new URL("dist/main.js", STANDALONE));
export const NODE_FLAGS: readonly string[] = JSON.parse(readFileSync(new URL("node-flags.json", STANDALONE), "utf8"));

/** Variables passed on from the tests' environment. */
const INHERITED = ["PATH", "NODE_COMPILE_CACHE"];

export type StandaloneProcess = Awaited<ReturnType<typeof startStandaloneProcess>>;

/**
 * Starts all services in one process, on loopback, with a data directory that is removed afterwards.
 *
 * @param main - replaces the product's own entry point
 * @param before - a command that runs the rest of its arguments, for example in another network namespace
 */
export async function startStandaloneProcess(
  variables: Record<string, string> = {},
  main = MAIN,
  before: readonly string[] = [],
) {
  const dataDirectory = await mkdtemp(join(tmpdir(), "envoi-"));
  const [port, privatePort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  let child: ChildProcess;
  /** Resolves once the process has exited and all its output has been read. */
  let closed: Promise<unknown> = Promise.resolve();
  let output = "";

  async function start(more: Record<string, string>): Promise<void> {
    const [program = "", ...args] = [...before, process.execPath, ...NODE_FLAGS, main];
    child = spawn(program, args, {
      env: {
        ...inherited,
        NODE_ENV: "test",
        HOST: "127.0.0.1",
        PORT: String(port),
        PRIVATE_PORT: String(privatePort),
        DATA_DIR: dataDirectory,
        DRAIN_SECONDS: "5",
        ...WHATEVER_THE_LOAD,
        ...more,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    closed = once(child, "close");
    await untilReady(child, (text) => {
      output += text;
    });
  }

  await start(variables);
  return {
    origin,
    privateOrigin: `http://127.0.0.1:${privatePort}`,
    dataDirectory,
    pid: () => child.pid ?? 0,
    /** Output on stdout and stderr so far. */
    output: () => output,
    /** Resolves when the process has exited on its own. */
    exited: async () => void (await closed),
    /** Kills the process as a power cut would. */
    kill: async () => void (await Promise.all([endChild(child, "SIGKILL"), closed])),
    /** Asks the process to terminate. @returns the exit code */
    async terminate(): Promise<number | null> {
      const code = await endChild(child, "SIGTERM");
      await closed;
      return code;
    },
    /** Restarts the process with the same data and port. */
    restart: (more: Record<string, string> = {}) => start({ ...variables, ...more }),
    /** Peak resident memory, in bytes. */
    peakMemoryBytes: async () => (await readMemory(child.pid ?? 0)).peakBytes,
    async [Symbol.asyncDispose]() {
      await endChild(child, "SIGKILL");
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
