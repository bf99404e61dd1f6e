import { expect, test } from "vitest";
import { batchKey, type Hour, hourOf, hoursAfter, STAGED_PREFIX } from "./batch-keys.ts";
import type { BatchStore } from "./merge-hour.ts";
import { factOf, hostBatches, later } from "./testing/host-batches.ts";
import { createMemoryBlobs } from "./testing/memory-blobs.ts";

const HOUR = hourOf(factOf().atMs);
const NEXT_HOUR = hoursAfter(HOUR, 1);
const TIMEOUT_MS = 120_000;
/** More than the calls in a merge of one hour. */
const STEPS = Array.from({ length: 14 }, (_, at) => at + 1);
/** Calls after it has begun to write. */
const STEPS_AFTER_WRITE = [0, 1, 2, 3, 4, 5, 6];

type Verb = keyof BatchStore;

/** The same store, with a hook before each call. */
function withEach(blobs: BatchStore, before: (call: number, verb: Verb) => Promise<void>): BatchStore {
  let calls = 0;
  const next = (verb: Verb) => before(++calls, verb);
  return {
    read: (...args) => next("read").then(() => blobs.read(...args)),
    write: (...args) => next("write").then(() => blobs.write(...args)),
    remove: (...args) => next("remove").then(() => blobs.remove(...args)),
    async *list(...args) {
      await next("list");
      yield* blobs.list(...args);
    },
  };
}

/** Lists the staged Blobs of only one hour. */
function ofHour(blobs: BatchStore, hour: Hour): BatchStore {
  return {
    ...blobs,
    async *list(prefix, options) {
      for await (const entry of blobs.list(prefix, options)) {
        if (prefix !== STAGED_PREFIX || entry.key.startsWith(`${STAGED_PREFIX}${hour.toLowerCase()}/`)) yield entry;
      }
    },
  };
}

type Border = Awaited<ReturnType<typeof openBorder>>;

/** Two hours with a batch each, and one event that is staged in both. */
async function openBorder() {
  const store = hostBatches(createMemoryBlobs());
  await store.stage(factOf("first"));
  await store.stage(later(factOf("second"), 1));
  await store.merge();
  await store.stage(factOf("sent again", "a"));
  await store.stage(later(factOf("sent again", "b"), 1));
  return store;
}

/** Every event is in one batch, once. */
async function expectSettled(store: Border): Promise<void> {
  await store.merge();
  expect(await store.stagedCount()).toBe(0);
  const { [batchKey(HOUR)]: first = [], [batchKey(NEXT_HOUR)]: second = [], ...others } = await store.devices();
  expect(others).toEqual({});
  expect([...first, ...second].toSorted()).toEqual(["a", "b", "first", "second", "sent again"]);
}

/** A merge that pauses before one of its calls. Then it continues to its end, or dies after so many more calls. */
async function startStopped(store: Border, hour: Hour, at: number | Verb) {
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let callsLeft = Number.POSITIVE_INFINITY;
  const stopping = withEach(store.blobs, async (call, verb) => {
    if (call === at || verb === at) {
      reached.resolve();
      await goOn.promise;
    }
    callsLeft -= 1;
    if (callsLeft < 0) throw new Error("the process died");
  });
  const done = store.merge(ofHour(stopping, hour));
  await Promise.race([reached.promise, done]);
  const dieAfter = (calls: number) => {
    callsLeft = calls;
    goOn.resolve();
  };
  return { done, goOn: goOn.resolve, dieAfter };
}

test("the tests cover more steps than a merge has", async () => {
  const store = await openBorder();
  for (const hour of [HOUR, NEXT_HOUR]) {
    let steps = 0;
    const counted = withEach(store.blobs, async (call) => {
      steps = call;
    });
    await store.merge(ofHour(counted, hour));
    expect(steps).toBeLessThan(STEPS.length);
  }
});

test("a merge that dies before any of its steps neither loses nor duplicates events", async () => {
  for (const at of STEPS) {
    const store = await openBorder();
    const dying = withEach(store.blobs, async (call) => {
      if (call >= at) throw new Error("the process died");
    });
    for (const hour of [HOUR, NEXT_HOUR]) await store.merge(ofHour(dying, hour)).catch(() => {});
    await expectSettled(store);
  }
});

test("merges of neighbouring hours, interleaved at any step, neither lose nor duplicate events", {
  timeout: TIMEOUT_MS,
}, async () => {
  for (const at of STEPS) {
    for (const nextAt of STEPS) {
      const store = await openBorder();
      const first = await startStopped(store, HOUR, at);
      const second = await startStopped(store, NEXT_HOUR, nextAt);
      first.goOn();
      await first.done;
      second.goOn();
      await second.done;
      await expectSettled(store);
    }
  }
});

test.each([
  ["the earlier", HOUR, NEXT_HOUR],
  ["the later", NEXT_HOUR, HOUR],
])(
  "when the merge of %s of two hours dies at any step, no event is lost or duplicated",
  { timeout: TIMEOUT_MS },
  async (_which, hour, otherHour) => {
    for (const calls of STEPS_AFTER_WRITE) {
      for (const at of STEPS) {
        const store = await openBorder();
        const dying = await startStopped(store, hour, "write");
        const living = await startStopped(store, otherHour, at);
        dying.dieAfter(calls);
        await dying.done.catch(() => {});
        living.goOn();
        await living.done;
        await expectSettled(store);
      }
    }
  },
);

test("of two merges of one hour, interleaved at any step, none fails, and no event is lost or duplicated", {
  timeout: TIMEOUT_MS,
}, async () => {
  for (const at of STEPS) {
    const store = await openBorder();
    const first = await startStopped(store, HOUR, at);
    const second = await startStopped(store, HOUR, "write");
    first.goOn();
    await first.done;
    second.goOn();
    await second.done;
    await expectSettled(store);
  }
});
