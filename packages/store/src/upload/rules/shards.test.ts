import { expect, test } from "vitest";
import { assignShards } from "./shards.ts";

test("a janitor keeps its shards and acquires free shards", () => {
  const leases = [
    { shard: 0, janitor: "other" },
    { shard: 2, janitor: "own" },
  ];
  expect(assignShards(leases, "own", 4, 4)).toEqual({ leased: [2, 1, 3], released: [] });
  expect(assignShards([], "own", 3, 3)).toEqual({ leased: [0, 1, 2], released: [] });
});

test("a janitor that wants fewer shards releases the others", () => {
  const leases = [0, 1, 2].map((shard) => ({ shard, janitor: "own" }));
  expect(assignShards(leases, "own", 3, 1)).toEqual({ leased: [0], released: [1, 2] });
  expect(assignShards(leases, "other", 3, 3)).toEqual({ leased: [], released: [] });
});
