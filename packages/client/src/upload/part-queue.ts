/** The Parts of an upload that several connections share. Each Part is pending, being sent, or stored. */
export class PartQueue {
  readonly #isInOrder: boolean;
  readonly #bytesOf: (part: number) => number;
  readonly #states: ("waiting" | "sending" | "stored")[];
  #storedBytes = 0;
  #storedParts = 0;
  #watchers: (() => void)[] = [];

  /**
   * @param count - number of Parts, which are numbered from 1
   * @param bytesOf - the length of a Part
   * @param options.isInOrder - whether all connections send the lowest Parts first, because recipients are waiting for
   *   the next Part
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

  /** @returns the first pending Part; `null` when all Parts are stored or being sent */
  takeFirst(): number | null {
    return this.#take(this.#states.indexOf("waiting"));
  }

  /** @returns the last waiting Part, or the first one if Parts are sent in order */
  takeLast(): number | null {
    return this.#isInOrder ? this.takeFirst() : this.#take(this.#states.lastIndexOf("waiting"));
  }

  /** Returns an unstored Part to the queue. Has no effect if the Part has been stored in the meantime. */
  giveBack(part: number): void {
    if (this.#states[part - 1] !== "sending") return;
    this.#states[part - 1] = "waiting";
    this.#notify();
  }

  /** Marks a Part as stored by the server. Ignores numbers without a Part. */
  store(part: number): void {
    const state = this.#states[part - 1];
    if (state === undefined || state === "stored") return;
    this.#states[part - 1] = "stored";
    this.#storedBytes += this.#bytesOf(part);
    this.#storedParts += 1;
    this.#notify();
  }

  /** Resolves once a Part is returned or stored, or `wake` is called. */
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
