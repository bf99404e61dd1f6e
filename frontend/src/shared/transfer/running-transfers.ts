import { createDeferred } from "@envoi/client";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

type RunningTransfersAction = { type: "transferBegan" } | { type: "transferEnded" };

/** The number of transfers that a reload would abort. */
export type RunningTransfers = ReducerStore<number, RunningTransfersAction>;

export function createRunningTransfers(): RunningTransfers {
  return createReducerStore<number, RunningTransfersAction>(
    (running, { type }) => (type === "transferBegan" ? running + 1 : running - 1),
    0,
  );
}

/**
 * Shows the number of running, unpaused transfers on an installed page's icon, or a dot while all are paused.
 *
 * @param paused - running transfers that are paused
 */
export function badgeRunningTransfers(
  { running, paused }: { running: RunningTransfers; paused: RunningTransfers },
  icon: Pick<Navigator, "setAppBadge">,
): void {
  function show(): void {
    const moving = Math.max(0, running.getState() - paused.getState());
    const isPaused = moving === 0 && running.getState() > 0;
    // Some browsers do not support app icon badges, or deny them to pages that are not installed. Without a number, the
    // badge is a dot.
    void (isPaused ? icon.setAppBadge?.() : icon.setAppBadge?.(moving))?.catch(() => undefined);
  }
  running.subscribe(show);
  paused.subscribe(show);
}

/** Each tab holds this lock while it runs a transfer. */
const LOCK = "transfer";

/**
 * Makes this tab's transfers visible to other tabs.
 *
 * @param locks - absent on insecure pages
 * @returns a function that returns whether any tab runs a transfer
 */
export function shareRunningTransfers(
  running: RunningTransfers,
  locks: LockManager | undefined,
): () => Promise<boolean> {
  if (locks === undefined) return async () => running.getState() > 0;
  let end = () => {};
  running.subscribe((count, before) => {
    if (count === 0) return end();
    if (before > 0) return;
    const ended = createDeferred<void>();
    end = ended.resolve;
    locks.request(LOCK, { mode: "shared" }, () => ended.promise).catch(() => undefined);
  });
  return () => locks.request(LOCK, { ifAvailable: true }, (lock) => lock === null).catch(() => false);
}
