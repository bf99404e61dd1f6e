import { SHARDS } from "@envoi/store";
import { expect, test } from "vitest";
import { createRota } from "./rota.ts";

const ALL = Array.from({ length: SHARDS }, (_, shard) => shard);

function turns(rota: ReturnType<typeof createRota>, count: number): number[] {
  return Array.from({ length: count }, () => {
    const shards = rota.shards(ALL);
    rota.advance();
    return shards;
  }).flat();
}

test.each([0.01, 1, 2, 7, 30])(
  "with an interval of %d s, all shards are checked within 20 s, or in each round",
  (seconds) => {
    const rota = createRota(seconds);
    turns(rota, 1);
    const rounds = Math.max(1, Math.floor(20 / seconds));
    expect(turns(rota, rota.turns).toSorted((a, b) => a - b)).toEqual(ALL);
    expect(rota.turns).toBeLessThanOrEqual(rounds);
  },
);

test("all shards are checked in the first round, and in the round after `restart`", () => {
  const rota = createRota(2);
  expect([rota.turn(), turns(rota, 1).length]).toEqual([null, SHARDS]);
  expect(turns(rota, 1).length).toBeLessThan(SHARDS / 5);
  rota.restart();
  expect([rota.turn(), turns(rota, 1).length]).toEqual([null, SHARDS]);
  expect(rota.turn()).not.toBeNull();
});

test("only the janitor's own shards are checked", () => {
  const rota = createRota(2);
  rota.advance();
  for (let turn = 0; turn < rota.turns; turn++, rota.advance()) {
    expect([[], [5]]).toContainEqual(rota.shards([5]));
  }
});
