import { type Clock, forEachBounded } from "@envoi/platform";
import {
  type BlobEntry,
  type BlobKey,
  type BlobOwner,
  isMoveContradicted,
  ownerOf,
  readMoveOrder,
  type StoreMove,
  shardOfOwner,
  type UploadStore,
} from "@envoi/store";
import type { JanitorConfig } from "../config.ts";
import { createPace } from "../pace.ts";
import { isStillOwned, moveBlob } from "./move-blob.ts";
import type { MoveReporter } from "./report-move.ts";

/*
 * [Note: Moving a store]
 *
 * While two stores are used as one ([Note: Two stores]), an operator can order that the second store be emptied into
 * the first. The order is a Blob in the first store, so it survives restarts, and all janitors see it. Each janitor
 * moves the Blobs of its shards; two janitors on one shard do no harm.
 *
 * A Blob is copied, the copy is read back and compared by SHA-256, and only then is the original removed. A process
 * that is killed leaves the original, and possibly a copy, which is compared again in the next round.
 *
 * If a Blob is deleted while it is being copied, it may be removed from both stores, and then written to the first
 * again. So after each move, the janitor checks in the UploadStore whether the Blob is still needed. If a process is
 * killed between the move and that check, the sweep finds the Blob.
 *
 * Parts are not moved, nor are the Blobs that a session stores beside its Parts: they are removed with the session,
 * and stay in the store in which they were started. Names that Envoi does not create are not moved either.
 */

/** Younger Blobs of lists are not moved, because a list's Blob is written shortly before its pointer. */
const MIN_LIST_AGE_MS = 300_000;
/** How long a round may continue after the order to move the store has ended. */
const RECHECK_MS = 2_000;
/** Time until the next listing, after a round that moved nothing. */
const IDLE_MS = 10_000;
/** Maximum number of moved Blobs that still have to be checked; any beyond this number are left to the sweep. */
const MAX_UNSETTLED = 10_000;

export function createStoreMover(deps: {
  move: StoreMove;
  uploads: Pick<UploadStore, "inspect" | "inspectList">;
  shards: { held(): readonly number[] };
  clock: Clock;
  config: Pick<JanitorConfig, "move">;
  report: MoveReporter;
}) {
  const { move, uploads, shards, clock, report } = deps;
  const { concurrency, bytesPerSecond } = deps.config.move;
  const pace = createPace({ perSecond: bytesPerSecond, clock });
  const underWay = new Set<BlobKey>();
  const unsettled = new Map<BlobKey, { entry: BlobEntry; owner: BlobOwner }>();
  let idle = { since: "", untilMs: 0 };

  function isWanted({ modifiedAtMs }: BlobEntry, owner: BlobOwner): boolean {
    switch (owner.kind) {
      case "upload":
      case "events":
        return true;
      case "list":
        return clock.now() - modifiedAtMs >= MIN_LIST_AGE_MS;
      default:
        return false;
    }
  }

  async function settle(entry: BlobEntry, owner: BlobOwner): Promise<void> {
    // The entry is remembered before the calls, so that it is settled later if a store fails now.
    if (unsettled.size < MAX_UNSETTLED) unsettled.set(entry.key, { entry, owner });
    const owned = await isStillOwned(uploads, entry, owner);
    if (owned === "later") return;
    if (!owned) {
      await move.to.remove(entry.key);
      report.cameBack(entry.key);
    }
    unsettled.delete(entry.key);
  }

  /** @returns whether the Blob has left the second store */
  async function visit(entry: BlobEntry, owner: BlobOwner, signal: AbortSignal): Promise<boolean> {
    underWay.add(entry.key);
    try {
      const outcome = await moveBlob(move, entry, pace, signal);
      if (outcome === "moved") report.moved(entry.bytes);
      await settle(entry, owner);
      return outcome === "moved";
    } catch (error) {
      if (!signal.aborted) report.failed(entry.key, error);
      return false;
    } finally {
      underWay.delete(entry.key);
    }
  }

  async function moveAll(since: string, beat: () => void, signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    const either = AbortSignal.any([signal, ended.signal]);
    let checkedAtMs = clock.now();
    const found = { moved: 0, left: 0 };
    const visitOwn = async (entry: BlobEntry) => {
      const owner = ownerOf(entry.key);
      if (owner !== null && !shards.held().includes(shardOfOwner(owner))) return;
      if (clock.now() - checkedAtMs >= RECHECK_MS) {
        checkedAtMs = clock.now();
        if ((await readMoveOrder(move.to, signal))?.since !== since) ended.abort();
      }
      if (either.aborted) return;
      const isMoved = owner !== null && isWanted(entry, owner) && (await visit(entry, owner, either));
      if (isMoved) found.moved += 1;
      else found.left += 1;
      beat();
    };
    await forEachBounded(move.from.list("", { unfinished: false }), concurrency, visitOwn, either);
    if (either.aborted) return;
    report.round(found);
    if (found.moved === 0) idle = { since, untilMs: clock.now() + IDLE_MS };
  }

  return {
    async round(beat: () => void, signal: AbortSignal): Promise<void> {
      for (const { entry, owner } of [...unsettled.values()]) await settle(entry, owner);
      const order = await readMoveOrder(move.to, signal);
      if (order === null || (order.since === idle.since && clock.now() < idle.untilMs)) return;
      if (await isMoveContradicted(move)) {
        idle = { since: order.since, untilMs: clock.now() + IDLE_MS };
        return report.contradicted();
      }
      await moveAll(order.since, beat, signal);
    },
    isMoving: (key: BlobKey) => underWay.has(key),
  };
}
