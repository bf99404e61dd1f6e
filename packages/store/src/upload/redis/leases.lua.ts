import { SHARDS } from "../port.ts";
import { shards } from "./replies.ts";
import { script } from "./script.ts";

/**
 * `leases` maps each janitor to JSON: its `shards`, and `till`, the end of their lease. All leases are in one key,
 * so one script can assign them: with a key per shard, idle janitors would run more commands than all transfers.
 */
export const leaseShards = script({
  method: "leaseShards",
  effect: "frees",
  keys: ["leases"],
  args: ["janitor", "max", "leaseSeconds"],
  parse: shards,
  lua: `
    local max = tonumber(max)
    local takenBy, mine = {}, {}
    local known = redis.call("HGETALL", leases)
    for i = 1, #known, 2 do
      local lease = cjson.decode(known[i + 1])
      if now >= lease.till then
        redis.call("HDEL", leases, known[i])
      elseif known[i] == janitor then
        mine = lease.shards
      else
        for _, shard in ipairs(lease.shards) do takenBy[shard] = true end
      end
    end
    local held = {}
    local function hold(shard)
      if #held >= max or takenBy[shard] then return end
      takenBy[shard] = true
      held[#held + 1] = shard
    end
    for _, shard in ipairs(mine) do hold(shard) end
    for shard = 0, ${SHARDS - 1} do hold(shard) end
    if #held == 0 then
      redis.call("HDEL", leases, janitor)
    else
      redis.call("HSET", leases, janitor, cjson.encode({ shards = held, till = now + leaseSeconds * 1000 }))
    end
    return held
  `,
});
