import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { closeSync, openSync } from "node:fs";
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
  /** Whether it reports a fault that only a restart ends. A rejection counts as false. */
  isFaulty?(): Promise<boolean>;
  /** Time allowed for exiting after a request to stop. */
  stopSeconds: number;
};

/** `waiting`: it exited and restarts in a moment. */
type ProcessState = "stopped" | "starting" | "ready" | "stopping" | "waiting";

/** A process that is restarted whenever it exits unexpectedly, or keeps reporting a fault. */
export type ManagedProcess = ReturnType<typeof manageProcess>;

const PROBE_MS = 50;
const START_MS = 60_000;
const MIN_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 5_000;
const FAULT_PROBE_MS = 1_000;
/** Number of probes before a fault counts: a server that is not ready yet also reports one. */
const FAULTS_IN_A_ROW = 10;
/** Time of being ready after which a process starts without back-off again. */
const STEADY_MS = 10_000;

const TAIL_BYTES = 4_000;

/** The end of a log, for error messages. */
async function lastLines(file: string): Promise<string> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(TAIL_BYTES),
    0,
    TAIL_BYTES,
    Math.max(0, size - TAIL_BYTES),
  );
  const lines = buffer.toString("utf8", 0, bytesRead).trimEnd().split("\n");
  return (size > TAIL_BYTES ? lines.slice(1) : lines).join("\n");
}

export function manageProcess(
  command: ProcessCommand,
  deps: { say(line: string): void; onChange(): void; faultProbeMs?: number },
) {
  const { name } = command;
  const { faultProbeMs = FAULT_PROBE_MS } = deps;
  const events = new EventEmitter().setMaxListeners(0);
  let child: ChildProcess | null = null;
  let identity: ProcessIdentity | null = null;
  let state: ProcessState = "stopped";
  let wanted = false;
  let failures = 0;
  let readyAtMs = Number.POSITIVE_INFINITY;
  let backoff: NodeJS.Timeout | undefined;

  function enter(next: ProcessState): void {
    state = next;
    deps.onChange();
    events.emit("state", next);
  }

  function launch(): void {
    const log = openSync(command.logFile, "a");
    const { program, args, env, cwd } = command;
    const launched = spawn(program, args, { cwd, env, detached: true, stdio: ["ignore", log, log] });
    closeSync(log);
    child = launched;
    identity = launched.pid === undefined ? null : readIdentity(launched.pid);
    readyAtMs = Number.POSITIVE_INFINITY;
    launched.once("error", (error) => ended(launched, error.message));
    launched.once("exit", (code, signal) => ended(launched, `${code ?? signal}`));
    enter("starting");
    void watchReadiness(launched);
  }

  async function watchReadiness(launched: ChildProcess): Promise<void> {
    while (child === launched && state === "starting") {
      if (await command.isReady().catch(() => false)) {
        if (child !== launched || state !== "starting") return;
        readyAtMs = performance.now();
        enter("ready");
        void watchFaults(launched);
      } else await delay(PROBE_MS);
    }
  }

  async function watchFaults(launched: ChildProcess): Promise<void> {
    const { isFaulty } = command;
    if (isFaulty === undefined) return;
    for (let faults = 0; faults < FAULTS_IN_A_ROW; ) {
      await delay(faultProbeMs, null, { ref: false });
      faults = (await isFaulty().catch(() => false)) ? faults + 1 : 0;
      if (child !== launched || state !== "ready") return;
    }
    deps.say(`${name} reports a fault that only a restart ends`);
    terminate(launched);
  }

  /** Asks it to exit, and kills it when its time is up. */
  function terminate(running: ChildProcess): void {
    running.kill("SIGTERM");
    const timer = setTimeout(() => running.pid && killGroup(running.pid), command.stopSeconds * 1_000);
    running.once("exit", () => clearTimeout(timer));
  }

  function ended(launched: ChildProcess, how: string): void {
    if (child !== launched) return;
    if (launched.pid !== undefined) killGroup(launched.pid);
    child = null;
    identity = null;
    if (!wanted) {
      enter("stopped");
      return;
    }
    const wasSteady = performance.now() - readyAtMs > STEADY_MS;
    failures = wasSteady ? 0 : failures;
    const waitMs = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** failures);
    failures += 1;
    deps.say(`${name} exited (${how}); restarting in ${waitMs / 1_000} s (see ${command.logFile})`);
    backoff = setTimeout(launch, waitMs);
    enter("waiting");
  }

  async function until(states: readonly ProcessState[], deadline?: AbortSignal): Promise<void> {
    while (!states.includes(state)) await once(events, "state", deadline === undefined ? {} : { signal: deadline });
  }
  async function fail(what: string): Promise<never> {
    throw new StackError(`${name} ${what}:\n${await lastLines(command.logFile)}`);
  }

  return {
    name,
    state: () => state,
    identity: () => identity,
    /**
     * Starts it unless it is running. Resolves once it is ready.
     *
     * @throws if it exits before that or is not ready in time; further attempts continue
     */
    async start(): Promise<void> {
      await until(["stopped", "waiting", "starting", "ready"]);
      wanted = true;
      if (child === null) {
        clearTimeout(backoff);
        failures = 0;
        launch();
      }
      const deadline = AbortSignal.timeout(START_MS);
      await until(["ready", "waiting", "stopped"], deadline).catch(() => fail(`is not ready after ${START_MS} ms`));
      if (state !== "ready") await fail("exited before it was ready");
    },
    /** Asks it to exit, and kills it after `stopSeconds`. Resolves once it has exited. */
    async stop(): Promise<void> {
      wanted = false;
      clearTimeout(backoff);
      const running = child;
      if (running === null) {
        if (state !== "stopped") enter("stopped");
        return;
      }
      if (state !== "stopping") {
        terminate(running);
        enter("stopping");
      }
      await until(["stopped"]);
    },
    /** Signals it again while it is stopping, which cuts the transfers that it is waiting for. */
    hurry(): void {
      if (state === "stopping") child?.kill("SIGTERM");
    },
    /** Kills it; it is not restarted. */
    async kill(): Promise<void> {
      wanted = false;
      clearTimeout(backoff);
      if (child?.pid !== undefined) killGroup(child.pid);
      else if (state !== "stopped") enter("stopped");
      await until(["stopped"]);
    },
  };
}
