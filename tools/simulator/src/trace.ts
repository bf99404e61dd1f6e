import { createHash } from "node:crypto";

/** Records what happens in a simulation. Two runs of one seed record the same. */
export class Trace {
  readonly #hash = createHash("sha256");
  readonly #lines: string[] | null;
  readonly #now: () => number;
  #count = 0;

  /** @param isKept - whether the lines are kept to be printed, in addition to their hash */
  constructor(now: () => number, isKept: boolean) {
    this.#now = now;
    this.#lines = isKept ? [] : null;
  }

  add(event: string, ...about: (string | number)[]): void {
    const line = `${this.#now()} ${event} ${about.join(" ")}\n`;
    this.#count++;
    this.#hash.update(line);
    this.#lines?.push(line);
  }

  get count(): number {
    return this.#count;
  }

  get lines(): readonly string[] {
    return this.#lines ?? [];
  }

  /** Ends the trace. @returns 16 hex characters */
  digest(): string {
    return this.#hash.digest("hex").slice(0, 16);
  }
}
