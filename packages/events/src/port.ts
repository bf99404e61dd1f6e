import type { Fact, FactType } from "@envoi/protocol";

export type FactOf<Type extends FactType> = Extract<Fact, { type: Type }>;

/**
 * Handles one Fact. It may come twice: the handler runs without harm on a Fact it has seen. When it resolves, the Fact
 * is acknowledged; when it rejects, the Fact comes again later.
 */
export type FactHandler<Type extends FactType> = (fact: FactOf<Type>, signal: AbortSignal) => Promise<void>;

/**
 * Carries Facts to whoever asked for them by a durable name, at least once each.
 */
export interface EventBus {
  /** Resolves when the Fact is durable. The same id again has no further effect within the bus's memory of ids. */
  publish(fact: Fact): Promise<void>;
  /**
   * Delivers Facts of these types to this consumer, also those published while it was away. Redelivery backs off from
   * 1 s to 5 min; after 12 tries the Fact goes to the dead letters and is logged.
   *
   * @param durable - the consumer's name; two processes with one name share its Facts
   * @returns stops delivering and waits for the handler under way
   */
  consume<Type extends FactType>(
    durable: string,
    types: readonly Type[],
    handler: FactHandler<Type>,
  ): Promise<AsyncDisposable>;
  ping(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}
