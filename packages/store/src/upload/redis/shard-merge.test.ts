import { expect, test } from "vitest";
import { createShardMerge } from "./shard-merge.ts";

type Entry = { dueAtMs: number };

/** @returns the entries that the search found, and the number of entries that it read */
function find(due: readonly (readonly number[])[], limit: number): { found: number[]; read: number } {
  const merge = createShardMerge<Entry>(
    due.map((_, shard) => shard),
    limit,
  );
  let read = 0;
  for (let query = merge.next(); query !== null; query = merge.next()) {
    for (const shard of query.shards) {
      const entries = (due[shard] ?? []).slice(0, query.most).map((dueAtMs) => ({ dueAtMs }));
      read += entries.length;
      merge.add(shard, entries);
    }
  }
  return { found: merge.oldest().map(({ dueAtMs }) => dueAtMs), read };
}

const counting = (from: number, count: number, step = 1) => Array.from({ length: count }, (_, at) => from + at * step);

test("reads at most about twice the limit with evenly filled shards", () => {
  const due = Array.from({ length: 100 }, (_, shard) => counting(shard, 50, 100));
  const { found, read } = find(due, 400);
  expect(found).toEqual(counting(0, 400));
  expect(read).toBeLessThanOrEqual(900);
});

test("reads further entries from a shard that has all of the oldest entries", () => {
  const due = [counting(0, 500), ...Array.from({ length: 50 }, () => counting(10_000, 50))];
  expect(find(due, 300).found).toEqual(counting(0, 300));
});

test("finds all entries if there are fewer than the limit", () => {
  const due = [counting(5, 90), [], [1], counting(2, 30)];
  expect(find(due, 1_000).found).toEqual(due.flat().toSorted((a, b) => a - b));
});

test.each([0, 1, 2, 7, 64])("with a limit of %i, returns the same result as sorting all entries", (limit) => {
  for (let seed = 1; seed <= 50; seed++) {
    // Shards are filled unevenly, but identically in each run.
    let state = seed;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const due = Array.from({ length: 9 }, () =>
      Array.from({ length: random(40) }, () => random(60)).toSorted((a, b) => a - b),
    );
    const all = due.flat().toSorted((a, b) => a - b);
    expect(find(due, limit).found).toEqual(all.slice(0, limit));
  }
});
