/** Longer delays count as this long, in milliseconds. */
const MAX_DELAY_MS = 1_000;
/**
 * Change of the share per sample, for each second by which the delay is above the target, is below it, or has
 * grown. The share falls faster than it rises, because it is too large after the process was paused for a moment.
 */
const EXCESS_FACTOR = 0.4;
const SLACK_FACTOR = 1;
const GROWTH_FACTOR = 1;
/** Factor for the share after each sample while the delay is at most half the target. */
const DECAY = 0.98;
/** Number of consecutive samples above the target before anything is rejected, so that bursts are admitted. */
const BURST_SAMPLES = 5;
/** Below this share, nothing is rejected. */
const MIN_SHARE = 0.01;

/**
 * The share of requests to reject so that the delay of admitted requests stays near a target. The share follows the
 * delay as in PIE (RFC 8033): it rises while the delay is above the target or growing, and falls while the delay is
 * below the target or shrinking. Newcomers are rejected only if rejecting all other requests is not enough.
 */
export class RefusedShare {
  readonly #targetMs: number;
  #delayMs = 0;
  #lateSamples = 0;
  /** Share to reject, from 0 to 2. Above 1, all other requests and a share of the newcomers' requests are rejected. */
  #value = 0;
  /**
   * Whether newcomers have sent requests since the last sample. If not, a share above 1 would only take longer to fall.
   */
  #hasNewcomers = false;
  #owed = { newcomers: 0, others: 0 };

  constructor(targetMs: number) {
    this.#targetMs = targetMs;
  }

  /** Rejected share of newcomers, from 0 to 1. */
  get ofNewcomers(): number {
    return Math.max(0, this.#value - 1);
  }

  /** Rejected share of all other requests, from 0 to 1. */
  get ofOthers(): number {
    return Math.min(1, this.#value);
  }

  /** Call it at regular intervals. @param measuredMs - the delay that was just measured */
  update(measuredMs: number): void {
    const delayMs = Math.min(measuredMs, MAX_DELAY_MS);
    const growthMs = delayMs - this.#delayMs;
    const isQuick = Math.max(delayMs, this.#delayMs) <= this.#targetMs / 2;
    this.#delayMs = delayMs;
    this.#lateSamples = delayMs > this.#targetMs ? this.#lateSamples + 1 : 0;
    if (this.#value === 0 && this.#lateSamples < BURST_SAMPLES) return;
    const excessMs = delayMs - this.#targetMs;
    const change = ((excessMs > 0 ? EXCESS_FACTOR : SLACK_FACTOR) * excessMs + GROWTH_FACTOR * growthMs) / 1_000;
    const next = (this.#value + change) * (isQuick ? DECAY : 1);
    const max = this.#hasNewcomers ? 2 : Math.max(1, this.#value);
    this.#value = next < MIN_SHARE ? 0 : Math.min(max, next);
    this.#hasNewcomers = false;
  }

  /** Spreads the rejections evenly. */
  refusesNext(isNewcomer: boolean): boolean {
    this.#hasNewcomers ||= isNewcomer;
    const [who, share] = isNewcomer ? (["newcomers", this.ofNewcomers] as const) : (["others", this.ofOthers] as const);
    const owed = share === 0 ? 0 : this.#owed[who] + share;
    this.#owed[who] = owed < 1 ? owed : owed - 1;
    return owed >= 1;
  }
}
