/** Frames smaller than this are copied into slabs; larger ones are passed on without copying. */
const SMALL_BYTES = 4_096;
const SLAB_BYTES = 16_384;

/**
 * Connects the socket, which pushes Frames, to the store, which reads Parts. Yields batches large enough to make writes
 * cheap. While one batch is being written, buffers at most one more, and the Frames that still arrive after a pause.
 */
export class BodyQueue {
  readonly #batchBytes: () => number;
  readonly #onPressure: (paused: boolean) => void;
  #frames: Uint8Array[] = [];
  #slab: Buffer | null = null;
  #slabUsed = 0;
  #bytes = 0;
  /** Maximum number of bytes that a waiting reader accepts. */
  #wantedBytes = Number.POSITIVE_INFINITY;
  #ended = false;
  #failure: { reason: unknown } | null = null;
  #paused = false;
  #wake: (() => void) | null = null;

  /**
   * @param batchBytes - the current size of a batch
   * @param onPressure - called with true to pause Frames, with false to resume them
   */
  constructor(batchBytes: () => number, onPressure: (paused: boolean) => void) {
    this.#batchBytes = batchBytes;
    this.#onPressure = onPressure;
  }

  push(frame: Uint8Array): void {
    if (frame.byteLength < SMALL_BYTES) {
      this.#collect(frame);
    } else {
      this.#closeSlab();
      this.#frames.push(frame);
    }
    this.#bytes += frame.byteLength;
    if (this.#bytes < this.#batchBytes()) {
      // These bytes may be the end of a Part, and the client may send nothing more.
      if (this.#bytes >= this.#wantedBytes) this.#wakeReader();
      return;
    }
    // If a reader is already waiting, it will read the batch at once, so pausing would cost more than buffering the few
    // Frames that may arrive until then.
    const isAwaited = this.#wake !== null;
    this.#wakeReader();
    if (!isAwaited && !this.#paused) this.#setPaused(true);
  }

  /** Call when the body is complete. */
  end(): void {
    this.#ended = true;
    this.#wakeReader();
  }

  /** Call this when the body has been interrupted. Readers then fail with `reason`. */
  fail(reason: unknown): void {
    this.#failure ??= { reason };
    this.#frames = [];
    this.#slab = null;
    this.#slabUsed = 0;
    this.#bytes = 0;
    this.#wakeReader();
  }

  /** @returns false when the body has ended and has been read completely */
  async hasMore(): Promise<boolean> {
    while (this.#bytes === 0 && !this.#ended && this.#failure === null) await this.#frameOrEnd();
    if (this.#failure !== null) throw this.#failure.reason;
    return this.#bytes > 0;
  }

  /** Yields the next `bytes` of the body, or fewer if it ends earlier. */
  async *take(bytes: number): AsyncGenerator<Uint8Array[]> {
    let wanted = bytes;
    while (wanted > 0) {
      this.#wantedBytes = wanted;
      while (!this.#isBatchReady(wanted)) await this.#frameOrEnd();
      this.#wantedBytes = Number.POSITIVE_INFINITY;
      if (this.#failure !== null) throw this.#failure.reason;
      if (this.#bytes === 0) return;
      const batch = this.#shift(wanted);
      for (const chunk of batch) wanted -= chunk.byteLength;
      if (this.#paused) this.#setPaused(false);
      yield batch;
    }
  }

  /**
   * During a pause, nothing more arrives, so the queued bytes count as a batch even if the batch size has grown since.
   */
  #isBatchReady(wanted: number): boolean {
    const isFull = this.#bytes >= Math.min(wanted, this.#batchBytes());
    return isFull || this.#paused || this.#ended || this.#failure !== null;
  }

  /** Copies small Frames together, because each would cost far more memory than its bytes. */
  #collect(frame: Uint8Array): void {
    for (let at = 0; at < frame.byteLength; ) {
      this.#slab ??= Buffer.allocUnsafeSlow(SLAB_BYTES);
      const taken = Math.min(frame.byteLength - at, SLAB_BYTES - this.#slabUsed);
      this.#slab.set(frame.subarray(at, at + taken), this.#slabUsed);
      this.#slabUsed += taken;
      at += taken;
      if (this.#slabUsed === SLAB_BYTES) this.#closeSlab();
    }
  }

  #closeSlab(): void {
    if (this.#slab === null || this.#slabUsed === 0) return;
    const isFull = this.#slabUsed === SLAB_BYTES;
    const collected = this.#slab.subarray(0, this.#slabUsed);
    this.#frames.push(isFull ? collected : Uint8Array.from(collected));
    if (isFull) this.#slab = null;
    this.#slabUsed = 0;
  }

  #shift(most: number): Uint8Array[] {
    this.#closeSlab();
    if (this.#bytes <= most) {
      const all = this.#frames;
      this.#frames = [];
      this.#bytes = 0;
      return all;
    }
    const batch: Uint8Array[] = [];
    let room = most;
    while (room > 0) {
      const frame = this.#frames[0] as Uint8Array;
      if (frame.byteLength > room) {
        batch.push(frame.subarray(0, room));
        this.#frames[0] = frame.subarray(room);
        room = 0;
      } else {
        batch.push(frame);
        this.#frames.shift();
        room -= frame.byteLength;
      }
    }
    this.#bytes -= most;
    return batch;
  }

  #setPaused(paused: boolean): void {
    this.#paused = paused;
    this.#onPressure(paused);
  }

  #frameOrEnd(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #wakeReader(): void {
    this.#wake?.();
    this.#wake = null;
  }
}
