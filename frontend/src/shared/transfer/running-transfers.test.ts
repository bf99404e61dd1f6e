import { expect, test, vi } from "vitest";
import { badgeRunningTransfers, createRunningTransfers, shareRunningTransfers } from "./running-transfers.ts";

/** Opens a tab with the page. */
function openTab(locks: LockManager | undefined) {
  const running = createRunningTransfers();
  return { ...running, isAnyTabTransferring: shareRunningTransfers(running, locks) };
}

test("a tab detects another tab's transfers until the last one has ended", async () => {
  const [tab, otherTab] = [openTab(navigator.locks), openTab(navigator.locks)];
  expect(await tab.isAnyTabTransferring()).toBe(false);
  otherTab.dispatch({ type: "transferBegan" });
  otherTab.dispatch({ type: "transferBegan" });
  otherTab.dispatch({ type: "transferEnded" });
  expect(await tab.isAnyTabTransferring()).toBe(true);
  otherTab.dispatch({ type: "transferEnded" });
  await vi.waitFor(async () => expect(await tab.isAnyTabTransferring()).toBe(false));
});

test("a transfer counts as running as long as one is running in any tab", async () => {
  const [tab, otherTab] = [openTab(navigator.locks), openTab(navigator.locks)];
  tab.dispatch({ type: "transferBegan" });
  otherTab.dispatch({ type: "transferBegan" });
  tab.dispatch({ type: "transferEnded" });
  expect(await tab.isAnyTabTransferring()).toBe(true);
  otherTab.dispatch({ type: "transferEnded" });
});

test("an installed page's icon shows the number of running transfers if the browser allows it", () => {
  const running = createRunningTransfers();
  const shown: (number | undefined)[] = [];
  badgeRunningTransfers(
    { running, paused: createRunningTransfers() },
    {
      setAppBadge: async (count) => {
        shown.push(count);
        throw new DOMException("not installed", "NotAllowedError");
      },
    },
  );
  running.dispatch({ type: "transferBegan" });
  running.dispatch({ type: "transferBegan" });
  running.dispatch({ type: "transferEnded" });
  running.dispatch({ type: "transferEnded" });
  expect(shown).toEqual([1, 2, 1, 0]);
});

test("the icon shows a dot while all transfers are paused", () => {
  const [running, paused] = [createRunningTransfers(), createRunningTransfers()];
  const shown: (number | undefined)[] = [];
  badgeRunningTransfers({ running, paused }, { setAppBadge: async (count) => void shown.push(count) });
  running.dispatch({ type: "transferBegan" });
  running.dispatch({ type: "transferBegan" });
  paused.dispatch({ type: "transferBegan" });
  paused.dispatch({ type: "transferBegan" });
  paused.dispatch({ type: "transferEnded" });
  paused.dispatch({ type: "transferEnded" });
  expect(shown).toEqual([1, 2, 1, undefined, 1, 2]);
});

test("without locks, a tab detects only its own transfers", async () => {
  const tab = openTab(undefined);
  tab.dispatch({ type: "transferBegan" });
  expect(await tab.isAnyTabTransferring()).toBe(true);
});
