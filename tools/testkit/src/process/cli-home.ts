import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { readMemory } from "@envoi/backing-stores";

/**
 * The command `envoi` as its users get it: one file, which `npm test` and `npm run build` build. It needs half the CPU
 * time of its sources to start.
 */
export const ENVOI: readonly string[] = [
  process.execPath,
  fileURLToPath(new URL("../../../publish/out/single/envoi.mjs", import.meta.url)),
];

export type FinishedCommand = { code: number | null; stdout: Buffer; text: string; stderr: string };
export type RunningCommand = {
  child: ChildProcess;
  finished: Promise<FinishedCommand>;
  /** The command's standard error so far. */
  messages(): string;
  /** Peak resident memory so far, in bytes. @throws if the command has ended */
  peakMemoryBytes(): Promise<number>;
};
export type CommandOptions = { stdin?: Uint8Array | Readable; env?: Record<string, string>; cwd?: string };

/** A command line user with an empty home directory. */
export type CliHome = {
  folder: string;
  start(args: readonly string[], options?: CommandOptions): RunningCommand;
  run(args: readonly string[], options?: CommandOptions): Promise<FinishedCommand>;
  /** Runs a command that must succeed. @returns its standard output without the final line break */
  ok(args: readonly string[], options?: CommandOptions): Promise<string>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** @param command - the command `envoi` */
export async function createCliHome(server: string, command = ENVOI): Promise<CliHome> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-cli-"));

  function start(args: readonly string[], { stdin, env = {}, cwd = folder }: CommandOptions = {}): RunningCommand {
    const [program = "", ...first] = command;
    const child = spawn(program, [...first, ...args], {
      cwd,
      env: {
        PATH: process.env["PATH"],
        // Compiling the program takes longer than most commands.
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        HOME: folder,
        XDG_STATE_HOME: join(folder, "state"),
        XDG_CONFIG_HOME: join(folder, "config"),
        ENVOI_SERVER: server,
        ...env,
      },
      stdio: ["pipe", "pipe", "pipe"],
    });
    child.stdin.on("error", () => {});
    if (stdin === undefined || stdin instanceof Uint8Array) child.stdin.end(stdin);
    else stdin.pipe(child.stdin);
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
    const messages = () => Buffer.concat(stderr).toString();
    const finished = once(child, "close").then(([code]) => {
      const whole = Buffer.concat(stdout);
      return { code, stdout: whole, text: whole.toString(), stderr: messages() };
    });
    const peakMemoryBytes = async () => (await readMemory(child.pid ?? 0)).peakBytes;
    return { child, finished, messages, peakMemoryBytes };
  }

  const run: CliHome["run"] = (args, options) => start(args, options).finished;
  return {
    folder,
    start,
    run,
    async ok(args, options) {
      const { code, text, stderr } = await run(args, options);
      if (code !== 0) throw new Error(`envoi ${args.join(" ")} ended with ${code}: ${stderr}`);
      return text.replace(/\n$/, "");
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
