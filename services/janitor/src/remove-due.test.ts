import { createRegistry } from "@envoi/platform";
import type { RequestId } from "@envoi/protocol";
import { blobKey, type DueEntry, type Removal, SHARDS, shardOf } from "@envoi/store";
import { recordingLog } from "@envoi/testkit";
import { expect, test } from "vitest";
import { createPace } from "./pace.ts";
import { createRemoveDue } from "./remove-due.ts";
import { createJanitorReporter } from "./reporter.ts";

const never = new AbortController().signal;
const ALL_SHARDS = Array.from({ length: SHARDS }, (_, shard) => shard);
const silent = () => {};

/** Due Uploads, and a clock that advances with each removal and each wait for the rate limiter. */
function dueUploads(options: { concurrency: number; perSecond?: number; removalMs?: number }) {
  const { concurrency, perSecond = 0, removalMs = 0 } = options;
  let nowMs = 1_000_000;
  let count = 0;
  const clock = { now: () => nowMs };
  const wait = async (ms: number) => {
    const untilMs = nowMs + ms;
    await new Promise(setImmediate);
    nowMs = Math.max(nowMs, untilMs);
  };
  const due = new Map<string, DueEntry>();
  const removed: string[] = [];
  const quotas = new Map<string, string>();
  const counted = new Map<string, Set<string>>();
  const deliveries = new Map<string, Removal["delivery"]>();
  const released: unknown[] = [];
  let isAway = false;
  const relay = { nudge: silent };
  const held = new Map<string, Promise<void>>();
  const removeDue = createRemoveDue({
    uploads: {
      due: async (_shards, limit) => [...due.values()].toSorted((a, b) => a.dueAtMs - b.dueAtMs).slice(0, limit),
      beginRemoval: async ({ key }) =>
        due.has(key)
          ? {
              blobs: [{ key: blobKey(key), partsId: null }],
              quotas: quotas.has(key) ? [quotas.get(key) ?? ""] : [],
              delivery: deliveries.get(key) ?? null,
            }
          : null,
      dropWaiting: async () => {},
      dropFromQuota: async (quota, id) => void counted.get(quota)?.delete(id),
      async releaseDelivery(requestId, id, wasPublished) {
        if (isAway) throw new Error("the request is on another server");
        released.push({ requestId, id, wasPublished });
      },
      finishRemoval: async ({ key }) => void (due.delete(key) && removed.push(key)),
    },
    blobs: {
      async remove(key, { partsId } = {}) {
        if (partsId !== undefined) throw new Error("only what was published is due");
        nowMs += removalMs;
        await held.get(key);
      },
    },
    pace: createPace({ perSecond, clock, wait }),
    report: createJanitorReporter({ log: recordingLog("janitor").log, registry: createRegistry(), relay, clock }),
    clock,
    config: { concurrency, dryRun: false },
  });
  return {
    removed,
    now: () => nowMs,
    /** Makes another entry due in this shard. */
    add(shard: number): string {
      const key = shard.toString(16).padStart(2, "0") + String(count++).padStart(14, "0");
      due.set(key, { kind: "upload", key, shard: shardOf(key), dueAtMs: nowMs });
      return key;
    },
    /** The Uploads counted in this quota. */
    counted: (quota: string) => [...(counted.get(quota) ?? [])],
    count(quota: string, key: string): void {
      quotas.set(key, quota);
      counted.set(quota, (counted.get(quota) ?? new Set()).add(key));
    },
    released,
    /** Makes this Upload a delivery. */
    deliver: (key: string, delivery: Removal["delivery"]) => void deliveries.set(key, delivery),
    setAway(away: boolean): void {
      isAway = away;
    },
    /** Delays the removal of this Blob until the promise resolves. */
    hold: (key: string, until: Promise<void>) => void held.set(key, until),
    one: (key: string) => removeDue.one({ kind: "upload", key }, never),
    pass: () => removeDue.pass(ALL_SHARDS, silent, never),
  };
}

test("a due entry is removed, however many entries are due in other shards", async () => {
  const uploads = dueUploads({ concurrency: 1, removalMs: 1_000 });
  const last = uploads.add(SHARDS - 1);
  for (let n = 0; n < 10; n++) uploads.add(n);
  for (let passes = 0; passes < 10; passes++) {
    expect((await uploads.pass()).more).toBe(true);
    for (let n = 0; n < 5; n++) uploads.add(n);
  }
  expect(uploads.removed).toContain(last);
});

test("a removed Upload no longer uses up its sender's quota", async () => {
  const uploads = dueUploads({ concurrency: 1 });
  const [first, second, other] = [uploads.add(0), uploads.add(1), uploads.add(2)];
  for (const key of [first, second]) uploads.count("one", key);
  uploads.count("other", other);
  await uploads.one(first);
  expect(uploads.counted("one")).toEqual([second]);
  expect(uploads.counted("other")).toEqual([other]);
  await uploads.pass();
  expect([...uploads.counted("one"), ...uploads.counted("other")]).toEqual([]);
});

test("a removed delivery releases its place, and is due until it has", async () => {
  const uploads = dueUploads({ concurrency: 1, removalMs: 1_000 });
  const [id, other] = [uploads.add(0), uploads.add(1)];
  const requestId = "0123456789abcdef" as RequestId;
  uploads.deliver(id, { requestId, wasPublished: true });
  uploads.setAway(true);
  await uploads.one(id);
  await uploads.one(other);
  expect([uploads.removed, uploads.released]).toEqual([[other], []]);
  uploads.setAway(false);
  await uploads.one(id);
  expect(uploads.removed).toEqual([other, id]);
  expect(uploads.released).toEqual([{ requestId, id, wasPublished: true }]);
});

test("even at a low rate, a pass ends in time and reserves no capacity that it does not use", async () => {
  const uploads = dueUploads({ concurrency: 64, perSecond: 1 });
  for (let n = 0; n < 100; n++) uploads.add(n);
  const startedAtMs = uploads.now();
  for (let passes = 1; passes <= 3; passes++) {
    expect((await uploads.pass()).more).toBe(true);
    expect(uploads.now() - startedAtMs).toBeLessThanOrEqual(6_000 * passes);
    expect(uploads.removed.length).toBeGreaterThanOrEqual(5 * passes);
  }
});

test("an entry queued in a pass can be removed outside the pass, and is removed only once", async () => {
  const uploads = dueUploads({ concurrency: 1 });
  const [first, second] = [uploads.add(1), uploads.add(2)];
  const gate = Promise.withResolvers<void>();
  uploads.hold(first, gate.promise);
  const pass = uploads.pass();
  await new Promise(setImmediate);
  await uploads.one(first);
  await uploads.one(second);
  expect(uploads.removed).toEqual([second]);
  gate.resolve();
  await pass;
  expect(uploads.removed).toEqual([second, first]);
});
