import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<SimulatedProcess>();

/** The simulated process whose code is running; `undefined` for the simulation's own code. */
export function currentProcess(): SimulatedProcess | undefined {
  return current.getStore();
}

/** Runs code of a server that all processes share, such as the bus: it outlives the process that calls it. */
export function runOutside<Result>(code: () => Result): Result {
  return current.exit(code);
}

/**
 * A process of the simulation: the code that was started in it, and everything that this code has started.
 *
 * All simulated processes share one real process, so a killed one cannot be stopped. Instead it is cut off: its timers
 * no longer fire, and its calls to stores, the bus and the network never return and have no effect.
 */
export class SimulatedProcess {
  readonly name: string;
  /** How far the process's clock is ahead of the true time. */
  skewMs = 0;
  #state: "running" | "paused" | "killed" = "running";
  #whenResumed: (() => void)[] = [];
  #whenKilled: (() => void)[] = [];

  constructor(name: string) {
    this.name = name;
  }

  get isKilled(): boolean {
    return this.#state === "killed";
  }

  run<Result>(code: () => Result): Result {
    return current.run(this, code);
  }

  /** Runs the code now, or once the process is resumed, or never if it has been killed. */
  deliver(code: () => void): void {
    if (this.#state === "running") this.run(code);
    else if (this.#state === "paused") this.#whenResumed.push(code);
  }

  /** Stops the process as SIGSTOP does. */
  pause(): void {
    if (this.#state === "running") this.#state = "paused";
  }

  resume(): void {
    if (this.#state !== "paused") return;
    this.#state = "running";
    for (const code of this.#whenResumed.splice(0)) this.deliver(code);
  }

  /** Ends the process as SIGKILL does. Its connections are cut by the system. */
  kill(): void {
    this.#state = "killed";
    this.#whenResumed = [];
    for (const code of this.#whenKilled.splice(0)) code();
  }

  /** @param code - called by the system when the process is killed */
  onKill(code: () => void): void {
    this.#whenKilled.push(code);
  }
}
