/** Whether the user has paused a transfer. */
export class PauseSwitch {
  #isPaused = false;
  readonly #waiting = new Set<() => void>();

  get isPaused(): boolean {
    return this.#isPaused;
  }

  set(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (isPaused) return;
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** Waits while the transfer is paused, but no longer than until the signal aborts. */
  async whilePaused(signal: AbortSignal): Promise<void> {
    if (!this.#isPaused || signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#waiting.add(resolve);
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  }
}
