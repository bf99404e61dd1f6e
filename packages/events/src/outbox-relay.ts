import { type Log, pause } from "@envoi/platform";
import { factSubject, type UploadFact } from "@envoi/protocol";
import { type Context, context, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import type { KeptFacts } from "./kept-facts.ts";
import type { EventBus } from "./port.ts";

/** The part of the UploadStore that stores Facts until the bus has accepted them. See also [Note: Kept Facts]. */
export type Outbox = Pick<KeptFacts, "keepFacts"> & {
  pendingFacts(shards: readonly number[], limit: number): Promise<UploadFact[]>;
  dropFacts(facts: readonly UploadFact[]): Promise<void>;
};

/**
 * Moves Facts from the outbox to the bus. Neither method rejects: unpublished Facts stay in the outbox for the next
 * call.
 */
export interface OutboxRelay extends AsyncDisposable {
  /**
   * Call this after an operation has written Facts. Publishes them soon, in the currently active trace.
   *
   * @param subject - id of the Upload or request that the operation changed, see `factSubject`
   */
  nudge(subject: string): void;
  /**
   * Publishes the Facts left in these shards, each in its own trace. Resolves after one attempt, even if nudges
   * keep arriving.
   *
   * @returns the oldest Facts that the bus did not accept, up to 100; `null` if the store is unavailable
   */
  sweep(shards: readonly number[]): Promise<readonly UploadFact[] | null>;
}

/** Maximum number of Facts sent to the bus together. */
const BATCH = 100;
/**
 * Minimum time between the starts of two passes. The first nudge is not delayed. Facts of later nudges are gathered,
 * because NATS writes Facts that arrive together to each disk in one operation: a single Fact costs NATS 3.3 ms of CPU
 * time, but only 0.7 ms if eight arrive together.
 */
const GATHER_MS = 500;
/** Limited, because a store may read a whole batch of Facts from each shard. */
const SHARDS_AT_ONCE = 16;

/**
 * Maximum number of subjects whose traces are remembered. Facts about other subjects are published without their trace.
 */
const MAX_ORIGINS = 1_000;

/** Remembers the trace in which a subject's Facts were written, until they are published. */
function createFactOrigins() {
  const origins = new Map<string, Context>();
  return {
    /** Links this subject's Facts to the active trace, if any. */
    remember(subject: string): void {
      if (trace.getActiveSpan() !== undefined && origins.size < MAX_ORIGINS) origins.set(subject, context.active());
    },
    findContext: (subject: string) => origins.get(subject) ?? ROOT_CONTEXT,
    /** @returns a function that forgets the traces remembered so far, except those that have been replaced since */
    mark() {
      const marked = [...origins];
      return () => {
        for (const [subject, origin] of marked) if (origins.get(subject) === origin) origins.delete(subject);
      };
    },
  };
}

export function createOutboxRelay({
  outbox,
  bus,
  shardOf,
  log,
}: {
  outbox: Outbox;
  bus: Pick<EventBus, "publish">;
  shardOf: (subject: string) => number;
  log: Pick<Log, "info" | "warn">;
}): OutboxRelay {
  const waiting = new Set<number>();
  const origins = createFactOrigins();
  let running: Promise<void> | null = null;
  /** Result of the next pass: the Facts that it could not publish. A pass covers all shards pending at its start. */
  let nextPass = Promise.withResolvers<readonly UploadFact[] | null>();
  let failing = false;
  /** Aborted when the relay is disposed of; nudges are ignored from then on. */
  const closing = new AbortController();
  /** True once nothing more is read or published. */
  let stopped = false;
  let isGathering = false;
  let begunAt = Number.NEGATIVE_INFINITY;

  const report = (error: unknown): void => {
    if (!failing) log.warn({ err: error }, "facts stay in the outbox until they can be published");
    failing = true;
  };
  const recover = (): void => {
    if (failing) log.info({}, "facts can be published again");
    failing = false;
  };

  const publish = (fact: UploadFact): Promise<number | null> =>
    context.with(origins.findContext(factSubject(fact)), () => bus.publish(fact));

  /** Removes accepted Facts from the pending ones, and keeps those that the bus can still lose. */
  const settle = async (accepted: readonly { fact: UploadFact; position: number | null }[]): Promise<void> => {
    const kept = accepted.flatMap(({ fact, position }) => (position === null ? [] : [{ fact, position }]));
    const safe = accepted.filter(({ position }) => position === null).map(({ fact }) => fact);
    if (kept.length > 0) await outbox.keepFacts(kept);
    if (safe.length > 0) await outbox.dropFacts(safe);
  };

  /** `more`: whether there may be more Facts in these shards. */
  const relayBatch = async (shards: readonly number[]): Promise<{ left: UploadFact[]; more: boolean }> => {
    const facts = await outbox.pendingFacts(shards, BATCH);
    // The Facts are sent in order, but not awaited individually, because a bus preserves the order of calls.
    const answers = await Promise.allSettled(facts.map(publish));
    const left = facts.filter((_, index) => answers[index]?.status === "rejected");
    const accepted = facts.flatMap((fact, index) => {
      const answer = answers[index];
      return answer?.status === "fulfilled" ? [{ fact, position: answer.value }] : [];
    });
    await settle(accepted);
    const failure = answers.find((answer) => answer.status === "rejected");
    if (failure !== undefined) report(failure.reason);
    else if (facts.length > 0) recover();
    return { left, more: facts.length === BATCH && failure === undefined };
  };

  const relayAll = async (shards: readonly number[]): Promise<readonly UploadFact[] | null> => {
    try {
      for (let first = 0; first < shards.length && !stopped; first += SHARDS_AT_ONCE) {
        const some = shards.slice(first, first + SHARDS_AT_ONCE);
        let batch = await relayBatch(some);
        while (batch.more && !stopped) batch = await relayBatch(some);
        // The bus is not accepting Facts, so no more of them are read from the outbox.
        if (batch.left.length > 0) return batch.left;
      }
      return [];
    } catch (error) {
      report(error);
      return null;
    }
  };

  const beginPass = () => {
    const pass = nextPass;
    nextPass = Promise.withResolvers();
    return pass;
  };

  const gather = async (ms: number): Promise<void> => {
    isGathering = true;
    await pause(ms, closing.signal);
    isGathering = false;
  };

  const relayWaiting = async (): Promise<void> => {
    while (waiting.size > 0 && !stopped) {
      const restMs = begunAt + GATHER_MS - performance.now();
      if (restMs > 0) await gather(restMs);
      begunAt = performance.now();
      const pass = beginPass();
      const shards = [...waiting];
      waiting.clear();
      const forget = origins.mark();
      pass.resolve(await relayAll(shards));
      forget();
    }
    // Reset in the same event loop iteration as the last check of `waiting`, so that later additions start a new run.
    running = null;
    beginPass().resolve(null);
  };
  const relay = (): void => {
    // Runs outside the caller's trace, because the pass also handles other callers' Facts.
    running ??= context.with(ROOT_CONTEXT, relayWaiting);
  };

  return {
    nudge(subject) {
      if (closing.signal.aborted) return;
      origins.remember(subject);
      waiting.add(shardOf(subject));
      relay();
    },
    async sweep(shards) {
      if (closing.signal.aborted) return null;
      for (const shard of shards) waiting.add(shard);
      if (waiting.size === 0) return [];
      // `nextPass` is read before the call of `relay`, which may begin the pass immediately.
      const { promise } = nextPass;
      relay();
      return promise;
    },
    async [Symbol.asyncDispose]() {
      // Facts that are being gathered are still published, but a running pass only finishes its current batch.
      stopped = !isGathering;
      closing.abort();
      await running;
    },
  };
}
