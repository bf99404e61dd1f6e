import { nullable, whole, word, wordOr } from "./parsers.ts";
import { blockedBodies } from "./replies.ts";
import { script } from "./script.ts";

/** `blocklist` is a sorted set of the bodies' SHA-256 digests, scored by length. */
export const blocklist = {
  /** `bodies`: SHA-256 and length of each body, separated by spaces. */
  block: script({
    method: "blockBodies",
    effect: "adds",
    keys: ["blocklist"],
    args: ["bodies", "most"],
    parse: wordOr(["full"], whole),
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
    method: "unblockBody",
    effect: "frees",
    keys: ["blocklist"],
    args: ["sha256"],
    parse: nullable(word("unblocked")),
    lua: `
      return redis.call("ZREM", blocklist, sha256) == 1 and "unblocked"
    `,
  }),

  hasLength: script({
    method: "hasBlocked",
    effect: "reads",
    keys: ["blocklist"],
    args: ["bytes"],
    parse: word("of_length", "of_others", "none"),
    lua: `
      if redis.call("ZCOUNT", blocklist, bytes, bytes) > 0 then return "of_length" end
      return redis.call("EXISTS", blocklist) == 1 and "of_others" or "none"
    `,
  }),

  has: script({
    method: "isBlocked",
    effect: "reads",
    keys: ["blocklist"],
    args: ["sha256", "bytes"],
    parse: (reply) => reply === 1,
    lua: `
      return tonumber(redis.call("ZSCORE", blocklist, sha256)) == tonumber(bytes) and 1 or 0
    `,
  }),

  /** SHA-256 and length of up to `limit` bodies, starting at position `first`. */
  page: script({
    method: "listBlocked",
    effect: "reads",
    keys: ["blocklist"],
    args: ["first", "limit"],
    parse: blockedBodies,
    lua: `
      return redis.call("ZRANGE", blocklist, first, first + limit - 1, "WITHSCORES")
    `,
  }),
};
