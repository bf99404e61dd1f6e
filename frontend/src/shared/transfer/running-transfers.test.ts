import { expect, test, vi } from "vitest";
import { badgeRunningTransfers, createRunningTransfers, shareRunningTransfers } from "./running-transfers.ts";

/** A page in this browser. */
function openTab(locks: LockManager | undefined) {
  const running = createRunningTransfers();
  return { ...running, isAnyTabTransferring: shareRunningTransfers(running, locks) };
}

test("a tab sees the transfers of another until the last has ended", async () => {
  const [tab, otherTab] = [openTab(navigator.locks), openTab(navigator.locks)];
  expect(await tab.isAnyTabTransferring()).toBe(false);
  otherTab.dispatch({ type: "transferBegan" });
  otherTab.dispatch({ type: "transferBegan" });
  otherTab.dispatch({ type: "transferEnded" });
  expect(await tab.isAnyTabTransferring()).toBe(true);
  otherTab.dispatch({ type: "transferEnded" });
  await vi.waitFor(async () => expect(await tab.isAnyTabTransferring()).toBe(false));
});

test("a transfer is running as long as one of several tabs has one", async () => {
  const [tab, otherTab] = [openTab(navigator.locks), openTab(navigator.locks)];
  tab.dispatch({ type: "transferBegan" });
  otherTab.dispatch({ type: "transferBegan" });
  tab.dispatch({ type: "transferEnded" });
  expect(await tab.isAnyTabTransferring()).toBe(true);
  otherTab.dispatch({ type: "transferEnded" });
});

test("the icon of an installed page shows how many transfers are running, where the browser lets it", () => {
  const running = createRunningTransfers();
  const shown: (number | undefined)[] = [];
  badgeRunningTransfers(running, {
    setAppBadge: async (count) => {
      shown.push(count);
      throw new DOMException("not installed", "NotAllowedError");
    },
  });
  running.dispatch({ type: "transferBegan" });
  running.dispatch({ type: "transferBegan" });
  running.dispatch({ type: "transferEnded" });
  running.dispatch({ type: "transferEnded" });
  expect(shown).toEqual([1, 2, 1, 0]);
});

test("a browser without locks knows of its own tab", async () => {
  const tab = openTab(undefined);
  tab.dispatch({ type: "transferBegan" });
  expect(await tab.isAnyTabTransferring()).toBe(true);
});
