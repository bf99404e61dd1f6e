/** The Parts of an upload that several connections share: each is to be sent, being sent, or stored. */
export class PartQueue {
  readonly #isInOrder: boolean;
  readonly #bytesOf: (part: number) => number;
  readonly #states: ("waiting" | "sending" | "stored")[];
  #storedBytes = 0;
  #storedParts = 0;
  #watchers: (() => void)[] = [];

  /**
   * @param count - of Parts, which are numbered from 1
   * @param bytesOf - the length of a Part
   * @param options.isInOrder - all connections send from the front, because recipients are waiting for the next Part
   */
  constructor(count: number, bytesOf: (part: number) => number, { isInOrder = false } = {}) {
    this.#isInOrder = isInOrder;
    this.#bytesOf = bytesOf;
    this.#states = Array.from({ length: count }, () => "waiting");
  }

  get count(): number {
    return this.#states.length;
  }

  get isComplete(): boolean {
    return this.#storedParts === this.#states.length;
  }

  get storedBytes(): number {
    return this.#storedBytes;
  }

  /** @returns the first Part that waits; `null` when all are sent or being sent */
  takeFirst(): number | null {
    return this.#take(this.#states.indexOf("waiting"));
  }

  /** @returns the last Part that waits, or the first one if they are sent in order */
  takeLast(): number | null {
    return this.#isInOrder ? this.takeFirst() : this.#take(this.#states.lastIndexOf("waiting"));
  }

  /** The Part was not stored, and waits again. No effect if it has been stored since. */
  giveBack(part: number): void {
    if (this.#states[part - 1] !== "sending") return;
    this.#states[part - 1] = "waiting";
    this.#notify();
  }

  /** The server has stored the Part. Numbers that no Part has are ignored. */
  store(part: number): void {
    const state = this.#states[part - 1];
    if (state === undefined || state === "stored") return;
    this.#states[part - 1] = "stored";
    this.#storedBytes += this.#bytesOf(part);
    this.#storedParts += 1;
    this.#notify();
  }

  /** Resolves once a Part was given back or stored, or `wake` was called. */
  nextChange(): Promise<void> {
    return new Promise((resolve) => this.#watchers.push(resolve));
  }

  wake(): void {
    this.#notify();
  }

  #take(index: number): number | null {
    if (index === -1) return null;
    this.#states[index] = "sending";
    return index + 1;
  }

  #notify(): void {
    for (const resolve of this.#watchers.splice(0)) resolve();
  }
}
