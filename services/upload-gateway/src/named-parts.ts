import { type PartRequest, ProtocolError } from "@envoi/protocol";
import type { PartsCheck } from "./check-body.ts";

/** Maximum number of named Parts that are waiting to be stored. Only the last of these Parts may be incomplete. */
const MAX_WAITING = 4;

/** Parts that the client stores itself. See [Note: Direct Parts]. */
export type DirectMessages = {
  /** The client asks for the URL of a Part. */
  ask(number: number): void;
  /** The client has stored a Part. */
  stored(number: number, etag: string): void;
};

/** The Parts that a client names on one socket, in the order in which they are named. */
export class NamedParts {
  readonly check: PartsCheck;
  readonly #direct: DirectMessages | null;
  readonly #used = Promise.withResolvers<boolean>();
  readonly #waiting: number[] = [];
  #ended = false;
  #failure: { reason: unknown } | null = null;
  #wake: (() => void) | null = null;

  /** @param signal - when aborted, `next` fails. @param direct - `null` if the client sends all Parts on sockets */
  constructor(check: PartsCheck, signal: AbortSignal, direct: DirectMessages | null = null) {
    this.check = check;
    this.#direct = direct;
    this.#used.promise.catch(() => {});
    signal.addEventListener("abort", () => this.fail(signal.reason), { once: true });
  }

  /** Whether the client names the Parts that it sends; known once it sends anything. */
  get areUsed(): Promise<boolean> {
    return this.#used.promise;
  }

  /** Call this when the client sends the body from its beginning, without naming Parts. */
  decline(): void {
    this.#used.resolve(false);
  }

  /** @throws ProtocolError `bad_frame`, `not_found` */
  begin(number: number): void {
    this.check.begin(number);
    if (this.#waiting.length >= MAX_WAITING) throw new ProtocolError("bad_frame");
    this.#waiting.push(number);
    this.#used.resolve(true);
    this.#wakeReader();
  }

  /** Takes a message about a Part that the client stores itself. @throws ProtocolError `bad_frame` */
  takeDirect({ part, etag }: PartRequest): void {
    if (this.#direct === null) throw new ProtocolError("bad_frame");
    this.#used.resolve(true);
    if (etag === undefined) this.#direct.ask(part);
    else this.#direct.stored(part, etag);
  }

  end(): void {
    this.#ended = true;
    this.#used.resolve(true);
    this.#wakeReader();
  }

  fail(reason: unknown): void {
    this.#failure ??= { reason };
    this.#used.reject(reason);
    this.#wakeReader();
  }

  /** @returns the number of the next Part; `null` after the end marker */
  async next(): Promise<number | null> {
    for (;;) {
      if (this.#failure !== null) throw this.#failure.reason;
      const number = this.#waiting.shift();
      if (number !== undefined) return number;
      if (this.#ended) return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  #wakeReader(): void {
    this.#wake?.();
    this.#wake = null;
  }
}
