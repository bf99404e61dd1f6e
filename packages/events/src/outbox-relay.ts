import type { Log } from "@envoi/platform";
import type { UploadFact } from "@envoi/protocol";
import type { EventBus } from "./port.ts";

/** The part of the UploadStore that keeps Facts until a bus has taken them. */
export type Outbox = {
  pendingFacts(shards: readonly number[], limit: number): Promise<UploadFact[]>;
  dropFacts(facts: readonly UploadFact[]): Promise<void>;
};

/** Carries Facts from the outbox to the bus. Neither call rejects: what fails stays in the outbox for the next one. */
export interface OutboxRelay extends AsyncDisposable {
  /** An operation has written Facts in this shard: publish them soon. */
  nudge(shard: number): void;
  /** Publishes what is left over in these shards. Resolves when that was tried. */
  sweep(shards: readonly number[]): Promise<void>;
}

/** Facts under way to the bus at once. */
const BATCH = 100;

export function createOutboxRelay({
  outbox,
  bus,
  log,
}: {
  outbox: Outbox;
  bus: Pick<EventBus, "publish">;
  log: Pick<Log, "info" | "warn">;
}): OutboxRelay {
  const waiting = new Set<number>();
  let running: Promise<void> | null = null;
  let failing = false;
  let disposed = false;

  const report = (error: unknown): void => {
    if (!failing) log.warn({ err: error }, "facts stay in the outbox until they can be published");
    failing = true;
  };
  const recover = (): void => {
    if (failing) log.info({}, "facts leave the outbox again");
    failing = false;
  };

  /** @returns whether there may be more in these shards */
  const relayBatch = async (shards: readonly number[]): Promise<boolean> => {
    const facts = await outbox.pendingFacts(shards, BATCH);
    // Sent in their order and all at once; a bus keeps the order of its calls.
    const answers = await Promise.allSettled(facts.map((fact) => bus.publish(fact)));
    const published = facts.filter((_, index) => answers[index]?.status === "fulfilled");
    if (published.length > 0) await outbox.dropFacts(published);
    const failure = answers.find((answer) => answer.status === "rejected");
    if (failure !== undefined) throw failure.reason;
    if (facts.length > 0) recover();
    return facts.length === BATCH;
  };

  const relayWaiting = async (): Promise<void> => {
    while (waiting.size > 0) {
      const shards = [...waiting];
      waiting.clear();
      try {
        while (await relayBatch(shards));
      } catch (error) {
        report(error);
      }
    }
    // In the same turn as the last look at `waiting`: whoever adds to it from now on starts anew.
    running = null;
  };
  const relay = (): Promise<void> => {
    running ??= relayWaiting();
    return running;
  };

  return {
    nudge(shard) {
      if (disposed) return;
      waiting.add(shard);
      void relay();
    },
    async sweep(shards) {
      if (disposed) return;
      for (const shard of shards) waiting.add(shard);
      if (waiting.size > 0) await relay();
    },
    async [Symbol.asyncDispose]() {
      disposed = true;
      await running;
    },
  };
}
