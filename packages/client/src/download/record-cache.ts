/** Caches the plaintext of the most recently used Records. */
export class RecordCache {
  readonly #pieces = new Map<number, Uint8Array<ArrayBuffer>>();
  readonly #most: number;

  /** @param most - maximum number of Records */
  constructor(most: number) {
    this.#most = most;
  }

  has(sequence: number): boolean {
    return this.#pieces.has(sequence);
  }

  get(sequence: number): Uint8Array<ArrayBuffer> | null {
    const piece = this.#pieces.get(sequence);
    if (piece === undefined) return null;
    this.set(sequence, piece);
    return piece;
  }

  set(sequence: number, piece: Uint8Array<ArrayBuffer>): void {
    // A Map iterates in insertion order, so the first entry is the least recently used one.
    this.#pieces.delete(sequence);
    this.#pieces.set(sequence, piece);
    for (const oldest of this.#pieces.keys()) {
      if (this.#pieces.size <= this.#most) break;
      this.#pieces.delete(oldest);
    }
  }

  clear(): void {
    this.#pieces.clear();
  }
}
