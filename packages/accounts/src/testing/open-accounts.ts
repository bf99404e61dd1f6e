import { createRegistry } from "@envoi/platform";
import { recordingLog } from "@envoi/testkit";
import { readAccountsConfig } from "../config.ts";
import { openAccounts } from "../open-accounts.ts";

/** Accounts with an operator's settings, and a clock and deadlines that the test controls. */
export function openTestAccounts(settings: Record<string, string>) {
  let nowMs = Date.now();
  const { log, logLines } = recordingLog("accounts");
  const registry = createRegistry();
  const waiting = new Set<AbortController>();
  const deadlines: number[] = [];
  const deadline = (ms: number) => {
    const controller = new AbortController();
    waiting.add(controller);
    deadlines.push(ms);
    return controller.signal;
  };
  const clock = { now: () => nowMs };
  const accounts = openAccounts(readAccountsConfig(settings), { clock, log, registry, deadline });
  return {
    ...accounts,
    logLines,
    registry,
    verify: (token: string) => accounts.verifier.verify(token),
    advance(ms: number): void {
      nowMs += ms;
    },
    /** Time limit of each request. */
    deadlines,
    /** Makes all requests sent so far time out. */
    runOutOfTime(): void {
      for (const controller of waiting) controller.abort(new DOMException("too late", "TimeoutError"));
    },
    nowSeconds: () => Math.floor(nowMs / 1_000),
  };
}
