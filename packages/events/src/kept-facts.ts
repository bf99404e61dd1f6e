import type { Log } from "@envoi/platform";
import type { UploadFact } from "@envoi/protocol";
import type { BusProgress, EventBus } from "./port.ts";

/**
 * [Note: Kept Facts]
 *
 * NATS can lose what it has acknowledged: it writes to disk only every two minutes, its disk can be lost, and a leader
 * that was paused can miss the latest messages. So a Fact that the bus has accepted stays in the outbox, as a kept
 * Fact, until all its consumers have handled it, but no longer than ten minutes after the change it describes.
 *
 * Whatever can make NATS lose Facts also starts a new epoch: another server leads the stream, or the only server has
 * restarted, or the stream was made again. Then the kept Facts are published again. Those that were not lost have no
 * effect, because NATS remembers the ids of Facts for longer than ten minutes. A Fact that was handled shortly before
 * its stream was lost is handled again: removing an Upload twice has no effect, and `metrics` remembers the ids of the
 * Facts that each process has counted.
 */
const KEPT_MS = 600_000;
/**
 * A Fact kept up to this time after the beginning of an epoch may have been accepted in the previous one: a process
 * may have written it late.
 */
const LATE_MS = 10_000;
/** Limited, because a shard may have many kept Facts. */
const SHARDS_AT_ONCE = 16;
/** What is known while the bus does not respond: nothing can be dropped before its time, or published. */
const UNKNOWN: BusProgress = { epoch: "", handledUpTo: () => Number.NEGATIVE_INFINITY };

export type KeptFact = { fact: UploadFact; position: number; keptAtMs: number };

/** The part of the UploadStore that stores Facts after the bus has accepted them. */
export type KeptFacts = {
  keepFacts(published: readonly { fact: UploadFact; position: number }[]): Promise<void>;
  keptFacts(shards: readonly number[]): Promise<KeptFact[]>;
  dropKeptFacts(kept: readonly KeptFact[]): Promise<void>;
  clockMs(): Promise<number>;
};

export interface FactKeeper {
  /**
   * Drops the kept Facts of these shards that have been handled, and publishes those that the bus may have lost. Call
   * this regularly for each shard. Does not reject: Facts that cannot be settled stay for the next call.
   */
  settle(shards: readonly number[]): Promise<void>;
}

export function createFactKeeper({
  outbox,
  bus,
  log,
}: {
  outbox: KeptFacts;
  bus: Pick<EventBus, "publish" | "readProgress">;
  log: Pick<Log, "info" | "warn">;
}): FactKeeper {
  /** The bus's epoch and when it was first seen. The first call begins one, because this process may have missed it. */
  let epoch = { name: "", seenAtMs: 0 };
  let isFailing = false;

  async function publishAgain(kept: readonly KeptFact[]): Promise<void> {
    const answers = await Promise.allSettled(kept.map(({ fact }) => bus.publish(fact)));
    const accepted = kept.flatMap((each, at) => {
      const answer = answers[at];
      return answer?.status === "fulfilled" && answer.value !== null ? [{ ...each, position: answer.value }] : [];
    });
    await outbox.keepFacts(accepted);
    await outbox.dropKeptFacts(kept.filter((_, at) => answers[at]?.status === "fulfilled"));
    const failure = answers.find((answer) => answer.status === "rejected");
    if (failure !== undefined) throw failure.reason;
  }

  async function settleSome(shards: readonly number[], progress: BusProgress, nowMs: number): Promise<void> {
    const kept = await outbox.keptFacts(shards);
    const isOver = ({ fact }: KeptFact) => fact.atMs + KEPT_MS <= nowMs;
    const isUncertain = ({ keptAtMs }: KeptFact) => keptAtMs < epoch.seenAtMs + LATE_MS;
    const isHandled = ({ fact, position }: KeptFact) => position <= progress.handledUpTo(fact.type);
    await outbox.dropKeptFacts(kept.filter((each) => isOver(each) || (!isUncertain(each) && isHandled(each))));
    const uncertain = kept.filter((each) => !isOver(each) && isUncertain(each));
    if (uncertain.length > 0 && progress !== UNKNOWN) await publishAgain(uncertain);
  }

  function report(error: unknown): void {
    if (!isFailing) log.warn({ err: error }, "published facts stay in the outbox for now");
    isFailing = true;
  }

  async function settleAll(shards: readonly number[]): Promise<void> {
    const progress = await bus.readProgress().catch((error: unknown) => {
      report(error);
      return UNKNOWN;
    });
    if (progress === null) return;
    const nowMs = await outbox.clockMs();
    if (progress !== UNKNOWN && progress.epoch !== epoch.name) {
      if (epoch.name !== "") log.warn({ epoch: progress.epoch }, "NATS may have lost facts; they are published again");
      epoch = { name: progress.epoch, seenAtMs: nowMs };
    }
    for (let first = 0; first < shards.length; first += SHARDS_AT_ONCE)
      await settleSome(shards.slice(first, first + SHARDS_AT_ONCE), progress, nowMs);
    if (progress === UNKNOWN) return;
    if (isFailing) log.info({}, "published facts can be dropped again");
    isFailing = false;
  }

  return {
    async settle(shards) {
      try {
        await settleAll(shards);
      } catch (error) {
        report(error);
      }
    },
  };
}
