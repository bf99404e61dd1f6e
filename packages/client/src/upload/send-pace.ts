import { RECORD_BYTES } from "@envoi/protocol";

/*
 * [Note: Pace]
 *
 * A browser accepts any number of messages for a socket, and reports how many bytes it has not yet handed to the
 * network, but not when they have left. Sending therefore pauses while more than a threshold is buffered.
 *
 * The protocol's threshold is twice a Record's size. It keeps a file from piling up in the browser's memory, and is not
 * meant to slow transfers down. But a waiting page is not notified when the buffer runs low. On a fast network, two
 * Records leave within a few milliseconds, so the network would idle until the page checks again. The threshold here is
 * therefore what the network has been observed to carry in AHEAD_MS: at least the protocol's threshold, and at most
 * MAX_BUFFERED_BYTES, the most that a page ever buffers.
 */

/** The threshold used until the network proves to be faster. */
const MIN_BUFFERED_BYTES = 2 * RECORD_BYTES;
export const MAX_BUFFERED_BYTES = 4 * 1_048_576;
/**
 * Amount of data that may be buffered, as the time needed to send it. This time exceeds the longest pause, because a
 * busy device wakes a page late.
 */
const AHEAD_MS = 100;

/** Interval between measurements, and their number. The fastest measurement of the last two seconds is used. */
const MEASURE_MS = 200;
const MEASUREMENTS = 10;

const FIRST_PAUSE_MS = 1;
const LAST_PAUSE_MS = 32;

/** Decides the number of bytes to buffer for a socket, and the pause while more are buffered. See [Note: Pace]. */
export class SendPace {
  /** Recent upload speeds in bytes per millisecond, newest last. */
  readonly #speeds: number[] = [];
  #measured: { atMs: number; takenBytes: number } | null = null;
  #maxBytes = MIN_BUFFERED_BYTES;
  #pauses = 0;

  /**
   * Called before each message, and after each pause.
   *
   * @param sentBytes - bytes of all messages so far, including what is still buffered
   * @param nowMs - time of any monotonic clock
   * @returns milliseconds to pause before asking again; `null` when the message can be sent
   */
  pauseMs(sentBytes: number, bufferedBytes: number, nowMs: number): number | null {
    this.#measure(sentBytes - bufferedBytes, nowMs);
    if (bufferedBytes <= this.#maxBytes) {
      this.#pauses = 0;
      return null;
    }
    // The first pause lasts until a quarter of the buffer should be free. Each further pause is longer, because the
    // network has become slower than was measured.
    const speed = Math.max(0, ...this.#speeds);
    const freeMs = speed === 0 ? FIRST_PAUSE_MS : (bufferedBytes - (this.#maxBytes * 3) / 4) / speed;
    const pauseMs = Math.max(FIRST_PAUSE_MS, Math.floor(freeMs)) * 2 ** this.#pauses;
    this.#pauses += 1;
    return Math.min(pauseMs, LAST_PAUSE_MS);
  }

  #measure(takenBytes: number, nowMs: number): void {
    this.#measured ??= { atMs: nowMs, takenBytes };
    const ms = nowMs - this.#measured.atMs;
    if (ms < MEASURE_MS) return;
    this.#speeds.push((takenBytes - this.#measured.takenBytes) / ms);
    if (this.#speeds.length > MEASUREMENTS) this.#speeds.shift();
    this.#measured = { atMs: nowMs, takenBytes };
    const aheadBytes = Math.max(...this.#speeds) * AHEAD_MS;
    this.#maxBytes = Math.min(Math.max(aheadBytes, MIN_BUFFERED_BYTES), MAX_BUFFERED_BYTES);
  }
}

/** Minimum delay that browsers impose on nested timers, those set by other timers. */
const NESTED_TIMER_MS = 4;

/**
 * Waits for as little as a millisecond: a timer set by a message handler does not count as nested, so browsers do not
 * delay it.
 */
export async function shortPause(ms: number): Promise<void> {
  if (ms < NESTED_TIMER_MS) await nextMessage();
  await new Promise((resolve) => setTimeout(resolve, ms));
}

function nextMessage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
