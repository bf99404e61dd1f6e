import { createDeferred } from "./deferred.ts";

/** Limits the number of concurrent tasks. Tasks above the limit wait in order. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  /** @throws the errors of `work`; the signal's reason if it aborts before the work begins */
  async use<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    await this.#take(signal);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const turn = createDeferred<void>();
    const giveUp = () => {
      const at = this.#waiting.indexOf(turn.resolve);
      if (at >= 0) this.#waiting.splice(at, 1);
      turn.reject(signal.reason);
    };
    this.#waiting.push(turn.resolve);
    signal.addEventListener("abort", giveUp, { once: true });
    await turn.promise.finally(() => signal.removeEventListener("abort", giveUp));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
