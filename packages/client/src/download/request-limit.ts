/*
 * [Note: Buffering proxies]
 *
 * Some proxies, such as virus scanners, pass on a response only once they have received all of it. On a slow network, a
 * long range then arrives too late: the client takes the connection for lost. So after a request that has waited in
 * vain for its first byte, the next ones are much shorter, and become longer only as far as their bytes arrive soon
 * enough.
 */

/** Time within which the first byte of a response should arrive: half of the shortest timeout. */
const SOON_MS = 3_000;
const SHRINK = 1 / 8;
const MIN_BYTES = 262_144;
/** Length from which on there is no limit. */
const UNLIMITED_BYTES = 67_108_864;

/** Limits the length of a download's requests. See [Note: Buffering proxies]. */
export class RequestLimit {
  #bytes = Number.POSITIVE_INFINITY;

  /** Maximum length of the next request. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @returns functions to call for the requests of one segment, of which one runs at a time */
  follow(): { asked(bytes: number, nowMs: number): void; received(nowMs: number): void; broke(nowMs: number): void } {
    let pending: { bytes: number; atMs: number } | null = null;
    return {
      asked(bytes, nowMs) {
        pending = { bytes, atMs: nowMs };
      },
      received: (nowMs) => {
        if (pending === null) return;
        const soonBytes = (pending.bytes * SOON_MS) / Math.max(1, nowMs - pending.atMs);
        pending = null;
        const bytes = Math.max(this.#bytes, Math.floor(soonBytes));
        this.#bytes = bytes < UNLIMITED_BYTES ? bytes : Number.POSITIVE_INFINITY;
      },
      broke: (nowMs) => {
        if (pending === null) return;
        const isLate = nowMs - pending.atMs > SOON_MS;
        if (isLate) this.#bytes = Math.max(MIN_BYTES, Math.floor(Math.min(this.#bytes, pending.bytes) * SHRINK));
        pending = null;
      },
    };
  }
}
