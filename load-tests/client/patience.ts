import { RefusedError } from "./faults.ts";

/** Pause after a rejection whose `Retry-After` is missing or 0. */
const PAUSE_SECONDS = 1;

type Waiting = {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(seconds: number): void;
  say(line: string): void;
};

/**
 * Retries setup and teardown calls as long as the server is busy and time remains.
 *
 * @returns a function that throws RefusedError once time is up
 */
export function createPatience(patienceSeconds: number, { now, sleep, say }: Waiting) {
  const endsAtMs = now() + patienceSeconds * 1_000;
  return async function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        const seconds = Math.max(PAUSE_SECONDS, error.afterSeconds ?? 0);
        if (now() + seconds * 1_000 > endsAtMs) throw error;
        say(`${error.message}: again in ${seconds} s`);
        sleep(seconds);
      }
    }
  };
}

/** Calls `onSilence` after this time without a message. Always call `stop`, because k6 waits for every timer. */
export function createSilenceTimer(milliseconds: number, onSilence: () => void) {
  const begin = () => setTimeout(onSilence, milliseconds);
  let timer: ReturnType<typeof begin> | null = begin();
  return {
    heard() {
      if (timer === null) return;
      clearTimeout(timer);
      timer = begin();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
