import { type Fact, type FactType, ProtocolError } from "@envoi/protocol";

export type FactOf<Type extends FactType> = Extract<Fact, { type: Type }>;

/**
 * Handles one Fact. It may come twice: the handler runs without harm on a Fact it has seen. When it resolves, the Fact
 * is acknowledged; when it rejects, the Fact comes again later.
 */
export type FactHandler<Type extends FactType> = (fact: FactOf<Type>, signal: AbortSignal) => Promise<void>;

/** @param atOnce - how many Facts may be in the handler's hands, 1 unless told */
export type ConsumeOptions = { atOnce?: number };

/**
 * Carries Facts to whoever asked for them by a durable name, at least once each.
 */
export interface EventBus {
  /**
   * Resolves when the Fact is durable. The same id again has no further effect within the bus's memory of ids.
   *
   * @throws when the bus did not take it, as far as is known: publish it again later
   */
  publish(fact: Fact): Promise<void>;
  /**
   * Delivers Facts of these types to this consumer, also those published while it was away. Redelivery backs off from
   * 1 s to 5 min; after 12 tries the Fact goes to the dead letters and is logged. Beacons are tried without end.
   *
   * @param durable - the consumer's name; two processes with one name share its Facts
   * @returns stops delivering and waits for the handlers under way. Also while the bus is away: delivery begins by
   *   itself when it is there
   * @throws RangeError for beacons together with other Facts, where the bus keeps these apart: a consumer for each
   */
  consume<Type extends FactType>(
    durable: string,
    types: readonly Type[],
    handler: FactHandler<Type>,
    options?: ConsumeOptions,
  ): Promise<AsyncDisposable>;
  /** Rejects when the bus can't be used. */
  ping(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The bus failed; people are told `unavailable`. */
export class EventBusError extends ProtocolError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super("unavailable", options);
    this.name = "EventBusError";
    this.message = `event bus: ${message}`;
  }
}
