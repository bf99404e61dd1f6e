import { setTimeout as delay } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { startApp } from "../support/app.ts";
import { judgeHistory, recordHistory } from "../support/record-history.ts";
import type { StackApp } from "../support/stack-app.ts";

const UPLOADS = 120;
/** Enough that a kill falls into many operations. */
const UPLOADS_WITH_KILLS = 400;
const KILL_EVERY_MS = 700;
const SETTINGS = { LOG_LEVEL: "silent" };

it("I3: downloads, limits, counts and deletions behave as if they had happened one after the other", async () => {
  await using app = await startApp(SETTINGS);
  const history = await recordHistory(app.origin, UPLOADS);
  expect(await judgeHistory(history)).toBe(`${history.operations.length} operations on ${UPLOADS} uploads: accepted`);
});

it("I3, I6: they also do while processes are killed", async () => {
  await using app = await startApp(SETTINGS);
  const over = new AbortController();
  const victims = inject("mode") === "stack" ? ["download-1", "metadata-1", "download-2", "metadata-2"] : [];
  async function crash(): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn++) {
      await delay(KILL_EVERY_MS, undefined, { signal: over.signal }).catch(() => {});
      if (over.signal.aborted) return;
      const victim = victims[turn % victims.length];
      if (victim === undefined) await app.crashGateway(0);
      else await (app as StackApp).crash(victim);
    }
  }
  const crashing = crash();
  const history = await recordHistory(app.origin, UPLOADS_WITH_KILLS);
  over.abort();
  await crashing;
  expect(history.operations.some(({ outcome }) => outcome === "unknown")).toBe(true);
  expect(await judgeHistory(history)).toMatch(/: accepted$/);
});
