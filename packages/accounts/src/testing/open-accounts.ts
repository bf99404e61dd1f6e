import { createRegistry } from "@envoi/platform";
import { recordingLog } from "@envoi/testkit";
import { readAccountsConfig } from "../config.ts";
import { openAccounts } from "../open-accounts.ts";

/** Accounts with an operator's settings, and with a clock and deadlines controlled by the test. */
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
    /** Time limit per request. */
    deadlines,
    /** Times out all requests sent so far. */
    runOutOfTime(): void {
      for (const controller of waiting) controller.abort(new DOMException("too late", "TimeoutError"));
    },
    nowSeconds: () => Math.floor(nowMs / 1_000),
  };
}
