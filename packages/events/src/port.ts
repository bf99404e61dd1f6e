import { type Fact, type FactType, type Notice, ProtocolError } from "@envoi/protocol";

export type FactOf<Type extends FactType> = Extract<Fact, { type: Type }>;

/**
 * Handles one Fact. A Fact may be delivered twice, so handling must be idempotent. It is acknowledged when the handler
 * resolves, and redelivered later when the handler rejects.
 */
export type FactHandler<Type extends FactType> = (fact: FactOf<Type>, signal: AbortSignal) => Promise<void>;

/** @param atOnce - maximum number of Facts handled concurrently; default: 1 */
export type ConsumeOptions = { atOnce?: number };

/** Callbacks of an observing process. None may throw. */
export type Observer<Type extends FactType> = {
  /**
   * Called once per accepted Fact, in bus order. Positions increase and are the same in all processes; positions
   * between those of two Facts belong to other Facts, or to none.
   */
  onFact(fact: FactOf<Type>, position: number): void;
  onNotice(notice: Notice): void;
  /** Called when Facts may have been missed, for example during a bus outage. The next Fact may have any position. */
  onGap(): void;
};

/** A Fact that a consumer has given up on, or a message in its stream that is not a Fact. */
export type DeadLetter = {
  /** Identifies the dead letter: a decimal number. */
  id: string;
  consumer: string;
  /** `null` if the message is not a Fact or the Fact is lost. */
  fact: Fact | null;
  /** Error of the last attempt. */
  error: string;
  /** Time when the consumer gave up on the message. */
  atMs: number;
};

/** How far the durable consumers have got. */
export type BusProgress = {
  /** Changes whenever the bus may have lost Facts that it had accepted. Positions of two epochs cannot be compared. */
  epoch: string;
  /** The position up to which all consumers of this type have handled, or given up, every Fact. */
  handledUpTo(type: FactType): number;
};

/** Delivers Facts to durable consumers, each at least once. */
export interface EventBus {
  /**
   * Resolves once the Fact is durable. Publishing the same id again has no effect while the bus remembers it.
   *
   * @returns the Fact's position, even if it was published before; `null` if this bus cannot lose accepted Facts
   * @throws if the bus did not accept the Fact, or may not have accepted it: publish it again later
   */
  publish(fact: Fact): Promise<number | null>;
  /**
   * Also makes streams and consumers again that the bus has lost.
   *
   * @returns `null` if this bus cannot lose accepted Facts
   * @throws EventBusError
   */
  readProgress(): Promise<BusProgress | null>;
  /**
   * Delivers Facts of these types to this consumer, including those published while it was disconnected.
   * Redelivery backs off from 1 s to 5 min; after 12 attempts the Fact moves to the dead letters and is logged.
   * Beacons are retried indefinitely.
   *
   * @param durable - the consumer's name; processes with the same name share its Facts
   * @returns a promise that resolves even while the bus is unavailable; delivery begins once the bus is back. Disposing
   *   of the result stops delivery and waits for the running handlers
   * @throws RangeError for beacons together with other Facts if the bus separates them: use a consumer for each
   */
  consume<Type extends FactType>(
    durable: string,
    types: readonly Type[],
    handler: FactHandler<Type>,
    options?: ConsumeOptions,
  ): Promise<AsyncDisposable>;
  /**
   * Reports every new Fact of these types and every notice to this process, unacknowledged and independently of
   * durable consumers. Facts published before this call, or while the bus was unavailable, are not reported.
   *
   * @returns a promise that resolves even while the bus is unavailable, in which case reporting begins with a gap.
   *   Disposing of the result stops reporting
   */
  observe<Type extends FactType>(types: readonly Type[], observer: Observer<Type>): Promise<AsyncDisposable>;
  /** Sends a notice to all observers, or drops it while the bus is unavailable. Never throws. */
  notify(notice: Notice): void;
  /** For operators: the latest dead letters, newest first. @throws EventBusError */
  deadLetters(limit: number): Promise<DeadLetter[]>;
  /**
   * For operators: redelivers a dead letter to its consumer as if it had just been published, and removes it.
   * Other consumers of its type may also receive it.
   *
   * @returns `not_a_fact` if there is nothing to deliver; `null` if there is no such dead letter
   * @throws EventBusError
   */
  retryDeadLetter(id: string): Promise<"retried" | "not_a_fact" | null>;
  /** Rejects when the bus is unusable. */
  ping(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The bus failed; requests fail with `unavailable`. */
export class EventBusError extends ProtocolError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super("unavailable", options);
    this.name = "EventBusError";
    this.message = `event bus: ${message}`;
  }
}
