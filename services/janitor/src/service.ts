import { CONSUMED_FACTS, createFactKeeper, type EventBus, type FactKeeper, type OutboxRelay } from "@envoi/events";
import {
  type Clock,
  checkStores,
  createLoop,
  type Log,
  type Registry,
  randomHex,
  type Service,
  type Storage,
} from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import {
  type BlobKey,
  type BlobStore,
  createSweep,
  type RemovalStore,
  type StoreMove,
  type UploadStore,
} from "@envoi/store";
import type { JanitorConfig } from "./config.ts";
import { createStoreMover } from "./move/move-store.ts";
import { createMoveReporter } from "./move/report-move.ts";
import { createPace } from "./pace.ts";
import { createRemoveDue, type RemoveDue } from "./remove-due.ts";
import { createJanitorReporter, type JanitorReporter } from "./reporter.ts";
import { createRota } from "./rota.ts";
import { createShardHolder, type ShardHolder } from "./shard-holder.ts";

/** The calls that the janitor makes to the UploadStore, in addition to relaying Facts. */
type JanitorUploads = RemovalStore &
  Pick<
    UploadStore,
    | "inspect"
    | "inspectList"
    | "listSessions"
    | "listUploads"
    | "dropFromQuota"
    | "dropWaiting"
    | "releaseDelivery"
    | "keepFacts"
    | "keptFacts"
    | "dropKeptFacts"
    | "clockMs"
    | "ping"
  >;

export type JanitorDeps = {
  uploads: JanitorUploads;
  blobs: Pick<BlobStore, "list" | "remove" | "abandonParts" | "freeBytes">;
  /** The two stores of `blobs`; `null` if it has only one. */
  move: StoreMove | null;
  bus: EventBus;
  relay: Pick<OutboxRelay, "nudge" | "sweep">;
  clock: Clock;
  log: Log;
  registry: Registry;
  config: JanitorConfig;
  storage: Pick<Storage, "marks" | "measure">;
  /**
   * Identifies this janitor among others. A single janitor has a constant name, so that it keeps its shards across a
   * restart.
   */
  holder?: string;
};

/** Interval between lease renewals during a backlog. */
const RENEW_MS = 2_000;
/** Maximum number of Facts handled concurrently. It is low because Facts and passes share the rate limit. */
const FACTS_AT_ONCE = 8;
/** If a janitor has no successful round for this time, it is unhealthy. */
const STALLED_MS = 60_000;

type RoundDeps = Pick<JanitorDeps, "clock" | "config" | "bus" | "relay"> & {
  keeper: FactKeeper;
  report: JanitorReporter;
  removeDue: RemoveDue;
  shards: ShardHolder;
};

/** Removes due data in this janitor's shards, and renews its leases on them. */
function createDueLoop({ clock, config, report, removeDue, shards }: RoundDeps) {
  const rota = createRota(config.intervalSeconds);

  /**
   * Failures are only reported while this janitor still has shards. Removal continues, because two janitors on one
   * shard do no harm.
   */
  async function renewShards(): Promise<void> {
    try {
      await shards.renew();
    } catch (error) {
      if (shards.held().length === 0) throw error;
      report.roundFailed("lease", error);
    }
  }
  const onFailure = (error: unknown) => {
    rota.restart();
    report.roundFailed("due", error);
  };
  const times = { firstAfterMs: 0, everyMs: config.intervalSeconds * 1_000 };
  return createLoop({ clock, onFailure }, times, async (beat, signal) => {
    let renewedAtMs = Number.NEGATIVE_INFINITY;
    /** @returns whether there was anything to remove */
    async function checkTurn(): Promise<boolean> {
      let found = false;
      for (let more = true; more; ) {
        // The leases are also renewed between passes, because a long backlog would outlast them.
        if (clock.now() - renewedAtMs >= RENEW_MS) {
          await renewShards();
          renewedAtMs = clock.now();
        }
        const pass = await removeDue.pass(rota.shards(shards.held()), beat, signal);
        report.checked(rota.turn(), pass.oldestDueAtMs, clock.now());
        found ||= pass.found;
        more = pass.more;
      }
      rota.advance();
      return found;
    }
    // Checks all shards: if some have work, others probably do too.
    for (let turn = 0; turn < rota.turns && !signal.aborted; turn++) if (!(await checkTurn())) return;
  });
}

/** Publishes Facts left in the outbox, settles those kept in it, and consumes Facts that make a removal due. */
function createOutboxLoop({ clock, config, bus, relay, keeper, report, removeDue, shards }: RoundDeps) {
  const rota = createRota(config.intervalSeconds);
  let consumer: AsyncDisposable | null = null;
  /** Whether the bus rejected Facts in the last round. */
  let isStuck = false;
  const onFailure = (error: unknown) => {
    rota.restart();
    report.roundFailed("outbox", error);
  };
  const times = { firstAfterMs: 0, everyMs: config.intervalSeconds * 1_000 };
  const loop = createLoop({ clock, onFailure }, times, async () => {
    consumer ??= await bus.consume(
      "janitor",
      CONSUMED_FACTS.janitor,
      async (fact, signal) => {
        // The janitor that published this Fact is already removing the Upload.
        if (fact.type !== "upload.expired") await removeDue.one({ kind: "upload", key: fact.uploadId }, signal);
      },
      { atOnce: FACTS_AT_ONCE },
    );
    const turn = rota.shards(shards.held());
    const left = await relay.sweep(turn);
    if (left === null) return rota.restart();
    report.relayed(left, clock.now());
    await keeper.settle(turn);
    // The same shards are tried until the bus accepts Facts again; after that, all shards may have Facts.
    if (left.length > 0) isStuck = true;
    else if (isStuck) {
      isStuck = false;
      rota.restart();
    } else rota.advance();
  });
  return { loop, stopConsuming: async () => consumer?.[Symbol.asyncDispose]() };
}

/** @returns bytes that the store can contain; 0 if it does not report this */
async function readCapacity(blobs: Pick<BlobStore, "freeBytes">, storedBytes: number): Promise<number> {
  const freeBytes = await blobs.freeBytes();
  return freeBytes === null ? 0 : storedBytes + freeBytes;
}

/**
 * Removes due data, publishes Facts left in the outbox, regularly compares both stores, and moves Blobs from
 * one store into another when operators order it.
 *
 * The index of the UploadStore decides what is due; Facts only trigger the removal promptly.
 */
export function createJanitor(deps: JanitorDeps): Service {
  const { uploads, clock, config } = deps;
  const report = createJanitorReporter(deps);
  report.marked(deps.storage.marks);
  const newPace = () => createPace({ perSecond: config.maxPerSecond, clock });
  const shards = createShardHolder({
    uploads,
    holder: deps.holder ?? randomHex(8),
  });
  const removeDue = createRemoveDue({ ...deps, pace: newPace(), report });
  const moveReport = createMoveReporter(deps);
  const mover =
    deps.move === null || config.dryRun
      ? null
      : createStoreMover({ ...deps, move: deps.move, shards, report: moveReport });
  const isMoving = (key: BlobKey) => mover?.isMoving(key) ?? false;
  let storedBytes = 0;
  const sweepReport = {
    ...report,
    measured(bytes: number) {
      storedBytes = bytes;
      report.measured(bytes);
    },
  };
  const sweep = createSweep({ ...deps, pace: newPace(), report: sweepReport, isMoving });
  const everyMs = config.intervalSeconds * 1_000;
  const keeper = createFactKeeper({ outbox: uploads, bus: deps.bus, log: deps.log });
  const rounds = { ...deps, keeper, report, removeDue, shards };
  const dueLoop = createDueLoop(rounds);
  const outbox = createOutboxLoop(rounds);
  const sweepLoop = createLoop(
    { clock, onFailure: (error) => report.roundFailed("sweep", error) },
    { firstAfterMs: config.sweep.firstSeconds * 1_000, everyMs: config.sweep.intervalSeconds * 1_000 },
    async (beat, signal) => {
      await sweep(shards.held(), beat, signal);
      report.capacityRead(config.capacityBytes || (await readCapacity(deps.blobs, storedBytes)));
    },
  );
  const moveLoop =
    mover &&
    createLoop(
      { clock, onFailure: (error) => report.roundFailed("move", error) },
      { firstAfterMs: everyMs, everyMs },
      (beat, signal) => mover.round(beat, signal),
    );
  const loops = [dueLoop, outbox.loop, sweepLoop, ...(moveLoop ? [moveLoop] : [])];

  async function stop(): Promise<void> {
    await Promise.all(loops.map((loop) => loop.stop()));
    try {
      await outbox.stopConsuming();
      await shards.release();
    } catch (error) {
      report.roundFailed("stop", error);
    }
  }
  let stopping: Promise<void> | null = null;

  return {
    name: "janitor",
    async check() {
      await checkStores({ uploads });
      if (dueLoop.silentMs() > STALLED_MS) throw new ProtocolError("unavailable");
    },
    async start() {
      for (const loop of loops) loop.start();
    },
    async drain() {
      stopping ??= stop();
      await stopping;
    },
    async [Symbol.asyncDispose]() {
      stopping ??= stop();
      await stopping;
    },
  };
}
