import { script } from "./script.ts";

/** Lease of one shard to one janitor. */
const LEASE = `
local holder, leaseUntil = unpack(redis.call("HMGET", lease, "holder", "until"))
local free = not holder or now >= tonumber(leaseUntil)
local function take() redis.call("HSET", lease, "holder", by, "until", now + leaseMs) end
`;

export const leases = {
  /** Renews a lease held by `by`. @returns "mine", "free" or "other" */
  renew: script({
    name: "renewShardLease",
    effect: "frees",
    keys: ["lease"],
    args: ["by", "leaseMs"],
    uses: [LEASE],
    lua: `
      if holder ~= by then return free and "free" or "other" end
      take()
      return "mine"
    `,
  }),

  take: script({
    name: "takeShardLease",
    effect: "frees",
    keys: ["lease"],
    args: ["by", "leaseMs"],
    uses: [LEASE],
    lua: `
      if holder ~= by and not free then return "other" end
      take()
      return "mine"
    `,
  }),

  release: script({
    name: "releaseShardLease",
    effect: "frees",
    keys: ["lease"],
    args: ["by"],
    lua: `
      if redis.call("HGET", lease, "holder") == by then redis.call("DEL", lease) end
    `,
  }),
};
