import { LineWatch } from "../wire/line-watch.ts";
import { type Claim, type FetchOptions, fetchRange, releaseClaim } from "./claim.ts";

/**
 * A Claim expires after two minutes without a request, so one byte is requested at this interval while the reader is
 * paused.
 */
const RENEW_MS = 45_000;

/** A Claim that is renewed until it is released or the download is aborted. */
export class LeasedClaim {
  readonly #claim: Claim;
  readonly #offset: () => number;
  readonly #signal: AbortSignal;
  readonly #outlives: () => boolean;
  readonly #renewal: ReturnType<typeof setInterval>;
  readonly #line: LineWatch;
  #isReleased = false;
  #askedAtMs = Date.now();

  /**
   * @param offset - number of bytes read so far; a renewal requests the last of these bytes
   * @param outlives - whether the Claim is left to a later page instead of being released; see [Note: Kept bodies]
   */
  constructor(claim: Claim, offset: () => number, signal: AbortSignal, outlives = () => false) {
    this.#claim = claim;
    this.#line = new LineWatch(claim.server);
    this.#offset = offset;
    this.#signal = signal;
    this.#outlives = outlives;
    this.#renewal = setInterval(() => void this.#renew(), RENEW_MS);
    signal.addEventListener("abort", () => this.release(), { once: true });
  }

  /** Like `fetchRange`, but first waits for the network to come back if it has been silent. See [Note: Cut lines]. */
  async fetchRange(range: readonly [first: number, last: number], options?: FetchOptions): Promise<Response> {
    await this.#line.ready(this.#signal);
    this.#askedAtMs = Date.now();
    try {
      return await fetchRange(this.#claim, range, this.#signal, options);
    } catch (error) {
      this.#line.failed(error);
      throw error;
    }
  }

  /** Call when reading a response fails with this error. */
  failed(error: unknown): void {
    this.#line.failed(error);
  }

  /** Ends the Claim, complete or not, so that another download can use its slot. */
  release(): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    clearInterval(this.#renewal);
    if (!this.#outlives()) void releaseClaim(this.#claim);
  }

  async #renew(): Promise<void> {
    if (Date.now() - this.#askedAtMs < RENEW_MS) return;
    const byte = Math.max(0, this.#offset() - 1);
    const answer = await this.fetchRange([byte, byte]).catch(() => null);
    await answer?.body?.cancel();
  }
}
