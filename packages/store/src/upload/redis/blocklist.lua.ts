import { script } from "./script.ts";

/** `blocklist` orders the SHA-256 of each body by its length. */
export const blocklist = {
  /** `bodies`: SHA-256 and length of each, separated by spaces. */
  block: script({
    name: "blockBodies",
    effect: "adds",
    keys: ["blocklist"],
    args: ["bodies", "most"],
    lua: `
      local lengths, new = {}, 0
      for sha256, bytes in bodies:gmatch("(%x+) (%d+)") do
        if not lengths[sha256] and not redis.call("ZSCORE", blocklist, sha256) then new = new + 1 end
        lengths[sha256] = bytes
      end
      if redis.call("ZCARD", blocklist) + new > tonumber(most) then return "full" end
      for sha256, bytes in pairs(lengths) do redis.call("ZADD", blocklist, bytes, sha256) end
      return new
    `,
  }),

  unblock: script({
    name: "unblockBody",
    effect: "frees",
    keys: ["blocklist"],
    args: ["sha256"],
    lua: `
      return redis.call("ZREM", blocklist, sha256) == 1 and "unblocked"
    `,
  }),

  hasLength: script({
    name: "hasBlocked",
    effect: "reads",
    keys: ["blocklist"],
    args: ["bytes"],
    lua: `
      if redis.call("ZCOUNT", blocklist, bytes, bytes) > 0 then return "of_length" end
      return redis.call("EXISTS", blocklist) == 1 and "of_others" or "none"
    `,
  }),

  has: script({
    name: "isBlocked",
    effect: "reads",
    keys: ["blocklist"],
    args: ["sha256", "bytes"],
    lua: `
      return tonumber(redis.call("ZSCORE", blocklist, sha256)) == tonumber(bytes) and 1 or 0
    `,
  }),

  /** SHA-256 and length of each, from this place on. */
  page: script({
    name: "listBlocked",
    effect: "reads",
    keys: ["blocklist"],
    args: ["first", "limit"],
    lua: `
      return redis.call("ZRANGE", blocklist, first, first + limit - 1, "WITHSCORES")
    `,
  }),
};
