/** Target duration of a request: long enough that waiting for responses costs little, and far below 20 s. */
const TARGET_MS = 4_000;
const FIRST_BYTES = 524_288;
const MIN_BYTES = 65_536;
/**
 * Bounds of the server's limit. Every proxy accepts the lower bound; the upper bound limits memory use, because a whole
 * chunk is buffered.
 */
const [MIN_LIMIT_BYTES, MAX_LIMIT_BYTES] = [1_024, 67_108_864];
/** Maximum factor by which the length of a request may exceed the previous one. */
const MAX_GROWTH_FACTOR = 4;

/** Chooses the length of the next request of an upload over HTTP from the speed of the previous ones. */
export class ChunkSize {
  readonly #maxBytes: number;
  #bytes: number;

  /** @param maxBytes - longest request that proxies accept, according to the server */
  constructor(maxBytes: number) {
    this.#maxBytes = Math.min(MAX_LIMIT_BYTES, Math.max(MIN_LIMIT_BYTES, maxBytes));
    this.#bytes = Math.min(FIRST_BYTES, this.#maxBytes);
  }

  get bytes(): number {
    return this.#bytes;
  }

  get isLeast(): boolean {
    return this.#bytes <= Math.min(MIN_BYTES, this.#maxBytes);
  }

  /** Call with the length and duration of each successful request. */
  sent(bytes: number, ms: number): void {
    const inTarget = (bytes / Math.max(1, ms)) * TARGET_MS;
    this.#set(Math.min(inTarget, this.#bytes * MAX_GROWTH_FACTOR));
  }

  /** Call when a request has failed, perhaps because it was too long for the network or for a proxy. */
  failed(): void {
    this.#set(this.#bytes / MAX_GROWTH_FACTOR);
  }

  #set(bytes: number): void {
    this.#bytes = Math.min(this.#maxBytes, Math.max(MIN_BYTES, Math.floor(bytes)));
  }
}
