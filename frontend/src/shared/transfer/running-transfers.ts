import { createDeferred } from "@envoi/client";
import { createReducerStore, type ReducerStore } from "../state/reducer-store.ts";

type RunningTransfersAction = { type: "transferBegan" } | { type: "transferEnded" };

/** Number of transfers that a reload would lose. */
export type RunningTransfers = ReducerStore<number, RunningTransfersAction>;

export function createRunningTransfers(): RunningTransfers {
  return createReducerStore<number, RunningTransfersAction>(
    (running, { type }) => (type === "transferBegan" ? running + 1 : running - 1),
    0,
  );
}

/** Shows on the icon of an installed page how many transfers are running. */
export function badgeRunningTransfers(running: RunningTransfers, icon: Pick<Navigator, "setAppBadge">): void {
  // Not all browsers have badges, and some refuse them to a page that is not installed.
  running.subscribe((count) => void icon.setAppBadge?.(count).catch(() => undefined));
}

/** What each tab holds while a transfer is running in it. */
const LOCK = "transfer";

/**
 * Makes the transfers of this tab visible to other tabs.
 *
 * @param locks - absent if the page is not secure
 * @returns whether a transfer is running in any tab
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
