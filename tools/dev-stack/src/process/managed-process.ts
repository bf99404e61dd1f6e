import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { closeSync, fstatSync, openSync } from "node:fs";
import { open } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { StackError } from "../stack-error.ts";
import { killGroup, type ProcessIdentity, readIdentity } from "./process-identity.ts";

/** How to run a process, and how to check that it is ready. */
export type ProcessCommand = {
  name: string;
  program: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  logFile: string;
  /** A rejection counts as false. */
  isReady(): Promise<boolean>;
  /** Whether the process reports a fault that only a restart can clear. A rejection counts as false. */
  isFaulty?(): Promise<boolean>;
  /** Time limit for exiting after a stop request. */
  stopSeconds: number;
};

/** `waiting`: the process has exited and will be restarted shortly. */
type ProcessState = "stopped" | "starting" | "ready" | "stopping" | "waiting";

const PROBE_MS = 50;
const START_MS = 60_000;
const MIN_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 5_000;
const FAULT_PROBE_MS = 1_000;
/** Number of consecutive probes before a fault counts: a server that is not ready yet also reports a fault. */
const FAULTS_IN_A_ROW = 10;
/** Once a process has been ready for this long, its next restart begins with the shortest back-off. */
const STEADY_MS = 10_000;

const TAIL_BYTES = 4_000;

/** Reads the end of a log, for error messages. @param from - length of the log when the process was launched */
async function lastLines(file: string, from: number): Promise<string> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const start = Math.max(from, size - TAIL_BYTES);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start);
  const lines = buffer.toString("utf8", 0, bytesRead).trimEnd().split("\n");
  return (start > from ? lines.slice(1) : lines).join("\n");
}

/** A process that is restarted whenever it exits unexpectedly, or keeps reporting a fault. */
export class ManagedProcess {
  readonly name: string;
  #command: ProcessCommand;
  readonly #deps: { say(line: string): void; onChange(): void; faultProbeMs?: number };
  readonly #events = new EventEmitter().setMaxListeners(0);
  #child: ChildProcess | null = null;
  /** The command of the latest launch, and the length of its log by then. */
  #launched: { command: ProcessCommand; logBytes: number } | null = null;
  #identity: ProcessIdentity | null = null;
  #state: ProcessState = "stopped";
  #isWanted = false;
  #failures = 0;
  #readyAtMs = Number.POSITIVE_INFINITY;
  #backoff: NodeJS.Timeout | undefined;

  constructor(command: ProcessCommand, deps: { say(line: string): void; onChange(): void; faultProbeMs?: number }) {
    this.name = command.name;
    this.#command = command;
    this.#deps = deps;
  }

  state(): ProcessState {
    return this.#state;
  }

  identity(): ProcessIdentity | null {
    return this.#identity;
  }

  /** Sets how the process is started the next time, with the same name. */
  configure(command: ProcessCommand): void {
    this.#command = command;
  }

  /**
   * Starts the process unless it is running. Resolves once it is ready.
   *
   * @throws if it exits before it is ready, or is not ready in time; attempts to start it continue
   */
  async start(): Promise<void> {
    await this.#until(["stopped", "waiting", "starting", "ready"]);
    // An attempt with earlier settings says nothing about the present ones.
    if (this.#state === "starting" && this.#launched?.command !== this.#command) await this.stop();
    this.#isWanted = true;
    if (this.#child === null) {
      clearTimeout(this.#backoff);
      this.#failures = 0;
      this.#launch();
    }
    const deadline = AbortSignal.timeout(START_MS);
    await this.#until(["ready", "waiting", "stopped"], deadline).catch(() =>
      this.#fail(`is not ready after ${START_MS} ms`),
    );
    if (this.#state !== "ready") await this.#fail("exited before it was ready");
  }

  /** Stops the process gracefully, and kills it after `stopSeconds`. Resolves once it has exited. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#backoff);
    if (this.#child === null) {
      if (this.#state !== "stopped") this.#enter("stopped");
      return;
    }
    if (this.#state !== "stopping") {
      this.#terminate(this.#child);
      this.#enter("stopping");
    }
    await this.#until(["stopped"]);
  }

  /** Signals the process again while it is stopping, which cuts its remaining transfers. */
  hurry(): void {
    if (this.#state === "stopping") this.#child?.kill("SIGTERM");
  }

  /** Kills the process without restarting it. */
  async kill(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#backoff);
    if (this.#child?.pid !== undefined) killGroup(this.#child.pid);
    else if (this.#state !== "stopped") this.#enter("stopped");
    await this.#until(["stopped"]);
  }

  #enter(next: ProcessState): void {
    this.#state = next;
    this.#deps.onChange();
    this.#events.emit("state", next);
  }

  #launch(): void {
    const { program, args, env, cwd, logFile } = this.#command;
    const log = openSync(logFile, "a");
    this.#launched = { command: this.#command, logBytes: fstatSync(log).size };
    const launched = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", log, log] });
    closeSync(log);
    this.#child = launched;
    this.#identity = launched.pid === undefined ? null : readIdentity(launched.pid);
    this.#readyAtMs = Number.POSITIVE_INFINITY;
    launched.once("error", (error) => this.#onEnd(launched, error.message));
    launched.once("exit", (code, signal) => this.#onEnd(launched, `${code ?? signal}`));
    this.#enter("starting");
    void this.#watchReadiness(launched);
  }

  async #watchReadiness(launched: ChildProcess): Promise<void> {
    const isStarting = () => this.#child === launched && this.#state === "starting";
    while (isStarting()) {
      const isReady = await this.#command.isReady().catch(() => false);
      if (!isReady) await delay(PROBE_MS);
      else if (isStarting()) {
        this.#readyAtMs = performance.now();
        this.#enter("ready");
        void this.#watchFaults(launched);
      }
    }
  }

  async #watchFaults(launched: ChildProcess): Promise<void> {
    const { isFaulty } = this.#command;
    if (isFaulty === undefined) return;
    for (let faults = 0; faults < FAULTS_IN_A_ROW; ) {
      await delay(this.#deps.faultProbeMs ?? FAULT_PROBE_MS, null, { ref: false });
      faults = (await isFaulty().catch(() => false)) ? faults + 1 : 0;
      if (this.#child !== launched || this.#state !== "ready") return;
    }
    this.#deps.say(`${this.name} reports a fault that only a restart ends`);
    this.#terminate(launched);
  }

  #terminate(running: ChildProcess): void {
    running.kill("SIGTERM");
    const timer = setTimeout(() => running.pid && killGroup(running.pid), this.#command.stopSeconds * 1_000);
    running.once("exit", () => clearTimeout(timer));
  }

  #onEnd(launched: ChildProcess, how: string): void {
    if (this.#child !== launched) return;
    if (launched.pid !== undefined) killGroup(launched.pid);
    this.#child = null;
    this.#identity = null;
    if (!this.#isWanted) {
      this.#enter("stopped");
      return;
    }
    if (performance.now() - this.#readyAtMs > STEADY_MS) this.#failures = 0;
    const waitMs = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#deps.say(`${this.name} exited (${how}); restarting in ${waitMs / 1_000} s (see ${this.#command.logFile})`);
    this.#backoff = setTimeout(() => this.#launch(), waitMs);
    this.#enter("waiting");
  }

  async #until(states: readonly ProcessState[], signal?: AbortSignal): Promise<void> {
    while (!states.includes(this.#state)) await once(this.#events, "state", signal && { signal });
  }

  async #fail(what: string): Promise<never> {
    const { logFile } = this.#command;
    throw new StackError(`${this.name} ${what}:\n${await lastLines(logFile, this.#launched?.logBytes ?? 0)}`);
  }
}
