import { SHARDS } from "../port.ts";
import { leases } from "./leases.lua.ts";
import { word } from "./replies.ts";
import type { ScriptRunner } from "./script-runner.ts";

const ALL_SHARDS: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);

/** Each lease is changed by one script in its shard, so two janitors that lease at once share the free ones. */
export async function leaseShards(
  { run }: Pick<ScriptRunner, "run">,
  holder: string,
  most: number,
  leaseSeconds: number,
): Promise<number[]> {
  const args = { by: holder, leaseMs: leaseSeconds * 1_000 };
  async function runOnAll(shards: readonly number[], script: typeof leases.renew | typeof leases.take) {
    return Promise.all(
      shards.map(async (shard) => ({
        shard,
        whose: word(await run(script, { shard, id: "" }, args), "mine", "free", "other"),
      })),
    );
  }
  const found = await runOnAll(ALL_SHARDS, leases.renew);
  const held = found.filter(({ whose }) => whose === "mine").map(({ shard }) => shard);
  const free = found.filter(({ whose }) => whose === "free").map(({ shard }) => shard);
  const surplus = held.splice(most);
  await Promise.all(surplus.map((shard) => run(leases.release, { shard, id: "" }, { by: holder })));
  // Another janitor may take some of these first.
  while (held.length < most && free.length > 0) {
    const taken = await runOnAll(free.splice(0, most - held.length), leases.take);
    held.push(...taken.filter(({ whose }) => whose === "mine").map(({ shard }) => shard));
  }
  return held;
}
