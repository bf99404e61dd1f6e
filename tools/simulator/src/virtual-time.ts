import type { Random } from "./random.ts";
import { currentProcess, type SimulatedProcess } from "./simulated-process.ts";

type Task = { atMs: number; order: number; run: () => void; process: SimulatedProcess | undefined };

/** A timer as Node returns it. The simulation ends without waiting for timers, so `ref` and `unref` do nothing. */
class VirtualTimer {
  task: Task | null = null;
  readonly #restart: () => Task;

  constructor(restart: () => Task) {
    this.#restart = restart;
    this.refresh();
  }

  refresh(): this {
    this.task = this.#restart();
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  close(): this {
    this.task = null;
    return this;
  }
  [Symbol.dispose](): void {
    this.task = null;
  }
}

const RealDate = Date;
const realSetImmediate = setImmediate;
/** Turns of the real event loop after each task: what a task started with `process.nextTick` and promises ends in one. */
const TURNS = 1;
/** The global objects that are replaced. */
const REPLACED = [
  "Date",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "clearImmediate",
] as const;

/**
 * A clock that stands still while code runs, and jumps to the next timer when nothing is left to do. Timers of one time
 * fire in the order in which they were set.
 */
export class VirtualTime {
  #nowMs: number;
  #startMs: number;
  #order = 0;
  /** A binary heap by time and order. */
  readonly #heap: Task[] = [];

  constructor(startMs: number) {
    this.#nowMs = startMs;
    this.#startMs = startMs;
  }

  /** The true time, in milliseconds since 1970. */
  get nowMs(): number {
    return this.#nowMs;
  }

  /** Runs code of the simulation itself after this time. */
  after(ms: number, run: () => void): void {
    this.#add(ms, run, undefined);
  }

  /** Runs code of this process after this time. */
  afterIn(process: SimulatedProcess | undefined, ms: number, run: () => void): void {
    this.#add(ms, run, process);
  }

  /**
   * Runs tasks until this is done or nothing is left to do.
   *
   * @returns whether it was done; otherwise `maxMs` have passed
   */
  async runUntil(isDone: () => boolean, maxMs: number): Promise<boolean> {
    const endMs = this.#nowMs + maxMs;
    await turn();
    while (!isDone()) {
      const task = this.#heap[0];
      if (task === undefined || task.atMs > endMs) {
        this.#nowMs = endMs;
        return false;
      }
      this.#removeFirst();
      this.#nowMs = Math.max(this.#nowMs, task.atMs);
      if (task.process === undefined) task.run();
      else task.process.deliver(task.run);
      await turn();
    }
    return true;
  }

  #add(ms: number, run: () => void, process: SimulatedProcess | undefined): Task {
    const task = { atMs: this.#nowMs + Math.max(0, Number(ms) || 0), order: this.#order++, run, process };
    this.#heap.push(task);
    for (let at = this.#heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfEarlier(at, parent)) break;
      at = parent;
    }
    return task;
  }

  #removeFirst(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = this.#isEarlier(right, left) ? right : left;
      if (!this.#swapIfEarlier(child, at)) return;
      at = child;
    }
  }

  #isEarlier(one: number, other: number): boolean {
    const [first, second] = [this.#heap[one], this.#heap[other]];
    if (first === undefined || second === undefined) return false;
    return first.atMs < second.atMs || (first.atMs === second.atMs && first.order < second.order);
  }

  #swapIfEarlier(one: number, other: number): boolean {
    if (!this.#isEarlier(one, other)) return false;
    const [first, second] = [this.#heap[one] as Task, this.#heap[other] as Task];
    this.#heap[one] = second;
    this.#heap[other] = first;
    return true;
  }

  /** Replaces the global objects for time, timers and randomness until the result is disposed of. */
  install(random: Random): Disposable {
    const saved = REPLACED.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
    const { now: realNow } = performance;
    const { timeout: realTimeout } = AbortSignal;
    const { random: realRandom } = Math;
    const { getRandomValues, randomUUID } = crypto;

    const now = () => this.#nowMs + (currentProcess()?.skewMs ?? 0);
    class VirtualDate extends RealDate {
      constructor(...args: unknown[]) {
        if (args.length === 0) super(now());
        else super(...(args as [number]));
      }
      static override now = now;
    }
    const start = (run: (...args: unknown[]) => void, ms: unknown, args: unknown[]) => {
      const process = currentProcess();
      const timer: VirtualTimer = new VirtualTimer(() => {
        const task: Task = this.#add(ms as number, () => timer.task === task && run(...args), process);
        return task;
      });
      return timer;
    };
    const startRepeating = (run: (...args: unknown[]) => void, ms: unknown, args: unknown[]) => {
      const timer = start(
        () => {
          timer.refresh();
          run(...args);
        },
        Math.max(1, Number(ms)),
        [],
      );
      return timer;
    };
    const stop = (timer: unknown) => void (timer instanceof VirtualTimer && timer.close());
    const define = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });

    define("Date", VirtualDate);
    define("setTimeout", (run: () => void, ms?: number, ...args: unknown[]) => start(run, ms ?? 0, args));
    define("setInterval", (run: () => void, ms?: number, ...args: unknown[]) => startRepeating(run, ms ?? 0, args));
    define("setImmediate", (run: () => void, ...args: unknown[]) => start(run, 0, args));
    define("clearTimeout", stop);
    define("clearInterval", stop);
    define("clearImmediate", stop);
    performance.now = () => this.#nowMs - this.#startMs;
    AbortSignal.timeout = (ms) => {
      const ending = new AbortController();
      start(() => ending.abort(new DOMException("timed out", "TimeoutError")), ms, []);
      return ending.signal;
    };
    Math.random = () => random.next();
    crypto.getRandomValues = (array) => {
      if (array === null || !ArrayBuffer.isView(array)) throw new TypeError("not an array");
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at++) bytes[at] = random.between(0, 255);
      return array;
    };
    crypto.randomUUID = () => {
      const hex = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    };
    return {
      [Symbol.dispose]() {
        for (const [name, descriptor] of saved) {
          if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor);
        }
        performance.now = realNow;
        AbortSignal.timeout = realTimeout;
        Math.random = realRandom;
        crypto.getRandomValues = getRandomValues;
        crypto.randomUUID = randomUUID;
      },
    };
  }
}

/** Lets everything end that the last task has started. */
async function turn(): Promise<void> {
  for (let turns = 0; turns < TURNS; turns++) await new Promise<void>((resolve) => realSetImmediate(resolve));
}
