import { SHARDS } from "@envoi/store";
import { expect, test } from "vitest";
import { createShardHolder } from "./shard-holder.ts";

/** Leases as the port describes them, except that they never expire. */
function leases() {
  const holders = new Map<number, string>();
  return {
    async leaseShards(holder: string, most: number) {
      const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
      const mine = shards.filter((shard) => holders.get(shard) === holder);
      const free = shards.filter((shard) => !holders.has(shard));
      const held = [...mine, ...free].slice(0, most);
      for (const shard of mine) holders.delete(shard);
      for (const shard of held) holders.set(shard, holder);
      return held;
    },
  };
}

test("a single janitor always has all shards", async () => {
  const shards = createShardHolder({ uploads: leases(), holder: "alone" });
  for (let n = 0; n < 100; n++) {
    await shards.renew();
    expect(shards.held()).toHaveLength(SHARDS);
  }
});

test("a janitor that starts later gets half of the shards, and no shard is ever unattended", async () => {
  const uploads = leases();
  const [first, second] = ["first", "second"].map((holder) => createShardHolder({ uploads, holder }));
  if (!first || !second) throw new Error("two");
  for (let n = 0; n < 5; n++) await first.renew();
  for (let n = 0; n < 100; n++) {
    await second.renew();
    await first.renew();
    expect(new Set([...first.held(), ...second.held()]).size).toBe(SHARDS);
  }
  expect(first.held()).toHaveLength(SHARDS / 2);
  expect(second.held()).toHaveLength(SHARDS / 2);
});

test("the other janitor gets released shards at its next renewal", async () => {
  const uploads = leases();
  const [first, second] = ["first", "second"].map((holder) => createShardHolder({ uploads, holder }));
  await first?.renew();
  await first?.release();
  await second?.renew();
  expect(first?.held()).toEqual([]);
  expect(second?.held()).toHaveLength(SHARDS);
});
