import type { OutboxRelay } from "@envoi/events";
import { beginAtZero, type Clock, Counter, Gauge, type Log, type Registry, type StorageMarks } from "@envoi/platform";
import type { UploadFact, UploadId } from "@envoi/protocol";
import type { BlobEntry, DueEntry, SweepResult } from "@envoi/store";

/** Steps that are retried after a failure. */
const ROUNDS = ["due", "lease", "outbox", "sweep", "move", "stop"] as const;

export type Entry = Pick<DueEntry, "kind" | "key">;

function leftover({ key, bytes, partsId }: BlobEntry) {
  return { key, bytes, unfinished: partsId !== null };
}

/** Reporter of the janitor: logs and counts each event, and notifies the relay of stored Facts. */
export type JanitorReporter = ReturnType<typeof createJanitorReporter>;

export function createJanitorReporter(deps: {
  log: Log;
  registry: Registry;
  relay: Pick<OutboxRelay, "nudge">;
  clock: Clock;
}) {
  const { log, registry, relay, clock } = deps;
  const registers = [registry];
  const removed = new Counter({
    name: "janitor_removed_total",
    help: "Due entries that were removed, by kind",
    labelValues: { kind: ["upload", "session", "list", "blob"] satisfies Entry["kind"][] },
    registers,
  });
  const failures = new Counter({
    name: "janitor_failures_total",
    help: "Steps that failed and will be retried, by step",
    labelValues: { step: ["removal", ...ROUNDS] },
    registers,
  });
  beginAtZero(failures, ["removal", ...ROUNDS]);
  const lag = new Gauge({
    name: "janitor_due_lag_seconds",
    help: "How long the oldest entry of this janitor's shards was overdue when its shard was last checked",
    registers,
  });
  const lagOfTurns = new Map<number, number>();
  const outboxFacts = new Gauge({
    name: "outbox_facts",
    help: "Facts of this janitor's shards that the bus had not accepted at the last check; counts up to 100",
    registers,
  });
  const outboxLag = new Gauge({
    name: "outbox_lag_seconds",
    help: "Age of the oldest of these facts",
    registers,
  });
  const swept = new Counter({
    name: "janitor_swept_blobs_total",
    help: "Blobs that sweeps checked, by outcome",
    labelValues: { outcome: ["kept", "discarded", "failed", "unknown"] },
    registers,
  });
  const ceilings = new Counter({
    name: "janitor_sweep_ceilings_total",
    help: "Sweeps that stopped at their ceiling",
    registers,
  });
  const missing = new Gauge({
    name: "janitor_missing_blobs",
    help: "Visible uploads without a blob, as of the last sweep",
    registers,
  });
  const stored = new Gauge({
    name: "stored_bytes",
    help: "Bytes of all blobs, as of the last sweep of one janitor; 0 at the others",
    registers,
  });
  const mark = new Gauge({
    name: "storage_mark_bytes",
    help: "Bytes of the soft and the hard mark of the store, and its capacity as of the last sweep; 0: none, or unknown",
    labelValues: { mark: ["soft", "hard", "capacity"] },
    registers,
  });
  const lastSweep = new Gauge({
    name: "janitor_last_sweep_timestamp_seconds",
    help: "When the last sweep ended, in seconds since 1970; before the first sweep, when the process started",
    registers,
  });
  lastSweep.set(clock.now() / 1_000);
  return {
    /** @param turn - the turn's number: see `createRota` */
    checked(turn: number | null, oldestDueAtMs: number | null, nowMs: number): void {
      if (turn === null) lagOfTurns.clear();
      lagOfTurns.set(turn ?? 0, oldestDueAtMs === null ? 0 : Math.max(0, nowMs - oldestDueAtMs) / 1_000);
      lag.set(Math.max(...lagOfTurns.values()));
    },
    /** @param left - Facts still in the outbox, oldest first */
    relayed(left: readonly UploadFact[], nowMs: number): void {
      outboxFacts.set(left.length);
      outboxLag.set(left[0] === undefined ? 0 : Math.max(0, nowMs - left[0].atMs) / 1_000);
    },
    removed(entry: Entry, blobs: number): void {
      removed.inc({ kind: entry.kind });
      log.info({ kind: entry.kind, key: entry.key, blobs }, "removed");
      if (entry.kind === "upload") relay.nudge(entry.key);
    },
    removalFailed(entry: Entry, error: unknown, retryMs: number): void {
      failures.inc({ step: "removal" });
      log.error({ kind: entry.kind, key: entry.key, retryMs, err: error }, "removal failed");
    },
    wouldRemove(entry: Entry): void {
      log.info({ kind: entry.kind, key: entry.key }, "would be removed");
    },
    roundFailed(step: (typeof ROUNDS)[number], error: unknown): void {
      failures.inc({ step });
      log.error({ step, err: error }, "janitor's round failed");
    },
    leftoverDiscarded(entry: BlobEntry): void {
      log.warn(leftover(entry), "leftover blob discarded");
    },
    wouldDiscard(entry: BlobEntry): void {
      log.info(leftover(entry), "leftover blob would be discarded");
    },
    leftoverFailed(entry: BlobEntry, error: unknown): void {
      log.error({ key: entry.key, err: error }, "leftover blob could not be discarded");
    },
    ceilingReached(ceiling: number): void {
      ceilings.inc();
      log.warn({ ceiling }, "sweep stopped at its ceiling; the rest waits for the next one");
    },
    /** @param examples - some of the unknown names */
    unknownNames(examples: readonly string[]): void {
      log.warn({ examples }, "the blob store contains names that Envoi does not create");
    },
    blobMissing(id: UploadId): void {
      log.error({ uploadId: id }, "the blob of a visible upload is missing");
    },
    marked({ softBytes, hardBytes }: StorageMarks): void {
      mark.set({ mark: "soft" }, softBytes);
      mark.set({ mark: "hard" }, hardBytes);
    },
    /** @param bytes - size of the store; 0 if another janitor reports it */
    measured(bytes: number): void {
      stored.set(bytes);
    },
    /** @param bytes - 0 if unknown */
    capacityRead(bytes: number): void {
      mark.set({ mark: "capacity" }, bytes);
    },
    swept(result: SweepResult, durationMs: number): void {
      lastSweep.set(clock.now() / 1_000);
      swept.inc({ outcome: "discarded" }, result.discarded);
      swept.inc({ outcome: "failed" }, result.failed);
      swept.inc({ outcome: "unknown" }, result.unknown);
      swept.inc({ outcome: "kept" }, result.seen - result.discarded - result.failed - result.unknown);
      missing.set(result.missing);
      log.info({ ...result, durationMs }, "swept");
    },
  };
}
