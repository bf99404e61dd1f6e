import type { Clock } from "./clock.ts";
import { pause } from "./timing.ts";

/** One round of a loop. A long one calls `beat` whenever it makes progress. */
export type Round = (beat: () => void, signal: AbortSignal) => Promise<void>;

export type Loop = {
  start(): void;
  /** Time since the last beat or successful round. */
  silentMs(): number;
  /** Resolves when the current round has ended. */
  stop(): Promise<void>;
};

const MAX_BACKOFF_MS = 30_000;

/** Runs rounds one after another until it is stopped, even when they fail. */
export function createLoop(
  deps: { clock: Clock; onFailure(error: unknown): void },
  times: { firstAfterMs: number; everyMs: number },
  round: Round,
): Loop {
  const { clock, onFailure } = deps;
  const stopped = new AbortController();
  let lastBeatAtMs = clock.now();
  let running: Promise<void> = Promise.resolve();
  const beat = () => {
    lastBeatAtMs = clock.now();
  };

  async function run(signal: AbortSignal): Promise<void> {
    await pause(times.firstAfterMs, signal);
    let failures = 0;
    while (!signal.aborted) {
      try {
        await round(beat, signal);
        beat();
        failures = 0;
      } catch (error) {
        failures++;
        onFailure(error);
      }
      await pause(Math.max(times.everyMs, Math.min(times.everyMs * (2 ** failures - 1), MAX_BACKOFF_MS)), signal);
    }
  }

  return {
    start() {
      beat();
      running = run(stopped.signal);
    },
    silentMs: () => clock.now() - lastBeatAtMs,
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
