import { script } from "./script.ts";

/**
 * `pending` has the bytes of each session, and in the field `sum` of all of them; `pendingUntil` orders the sessions by
 * the end of their time. Both serve only as a count, so they may expire.
 */
const PENDING = `
local function remove(session)
  local counted = redis.call("HGET", pending, session)
  if not counted then return end
  redis.call("HDEL", pending, session)
  redis.call("HINCRBY", pending, "sum", "-" .. counted)
  redis.call("ZREM", pendingUntil, session)
end
`;

export const pending = {
  admit: script({
    name: "admitPending",
    effect: "adds",
    keys: ["pending", "pendingUntil"],
    args: ["session", "bytes", "most", "life"],
    uses: [PENDING],
    lua: `
      for _, lapsed in ipairs(redis.call("ZRANGEBYSCORE", pendingUntil, "-inf", now, "LIMIT", 0, 1000)) do remove(lapsed) end
      local sum = redis.call("HGET", pending, "sum") or 0
      local counted = redis.call("HGET", pending, session) or 0
      if sum - counted + bytes > tonumber(most) then return "too_much" end
      redis.call("HSET", pending, session, bytes, "sum", int(sum - counted + bytes))
      redis.call("ZADD", pendingUntil, now + life * 1000, session)
      -- Other sessions may count for longer.
      if redis.call("PTTL", pending) < life * 1000 then
        redis.call("PEXPIRE", pending, int(life * 1000))
        redis.call("PEXPIRE", pendingUntil, int(life * 1000))
      end
      return "admitted"
    `,
  }),

  drop: script({
    name: "dropPending",
    effect: "frees",
    keys: ["pending", "pendingUntil"],
    args: ["session"],
    uses: [PENDING],
    lua: `
      remove(session)
    `,
  }),

  read: script({
    name: "readPending",
    effect: "reads",
    keys: ["pending", "pendingUntil"],
    lua: `
      local sum = redis.call("HGET", pending, "sum") or 0
      for _, lapsed in ipairs(redis.call("ZRANGEBYSCORE", pendingUntil, "-inf", now)) do
        sum = sum - (redis.call("HGET", pending, lapsed) or 0)
      end
      return int(sum)
    `,
  }),
};
