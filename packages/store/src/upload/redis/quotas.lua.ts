import { whole, word } from "./parsers.ts";
import { script } from "./script.ts";

/**
 * `quotaBytes` maps each session to its bytes, and `sum` to the bytes of all sessions; `quotaEnds` orders the sessions
 * by the time they lapse. Both keys are used only for counting, so they may expire.
 */
const QUOTA = `
local function remove(session)
  local counted = redis.call("HGET", quotaBytes, session)
  if not counted then return end
  redis.call("HDEL", quotaBytes, session)
  redis.call("HINCRBY", quotaBytes, "sum", "-" .. counted)
  redis.call("ZREM", quotaEnds, session)
end
`;

/** Other sessions may count for a longer time. */
const LAST = `
local function lastFor(lifeMs)
  if redis.call("PTTL", quotaBytes) < lifeMs then
    redis.call("PEXPIRE", quotaBytes, int(lifeMs))
    redis.call("PEXPIRE", quotaEnds, int(lifeMs))
  end
end
`;

export const quotas = {
  admit: script({
    method: "admitToQuota",
    effect: "adds",
    keys: ["quotaBytes", "quotaEnds"],
    args: ["session", "bytes", "maxBytes", "lifeSeconds"],
    parse: word("admitted", "too_much"),
    uses: [QUOTA, LAST],
    lua: `
      for _, lapsed in ipairs(redis.call("ZRANGEBYSCORE", quotaEnds, "-inf", now, "LIMIT", 0, 1000)) do remove(lapsed) end
      local sum = redis.call("HGET", quotaBytes, "sum") or 0
      local counted = redis.call("HGET", quotaBytes, session) or 0
      if sum - counted + bytes > tonumber(maxBytes) then return "too_much" end
      redis.call("HSET", quotaBytes, session, bytes, "sum", int(sum - counted + bytes))
      redis.call("ZADD", quotaEnds, now + lifeSeconds * 1000, session)
      lastFor(lifeSeconds * 1000)
      return "admitted"
    `,
  }),

  keep: script({
    method: "keepInQuota",
    effect: "uses",
    keys: ["quotaBytes", "quotaEnds"],
    args: ["session", "lifeSeconds"],
    uses: [LAST],
    lua: `
      local ends = redis.call("ZSCORE", quotaEnds, session)
      if not ends or tonumber(ends) <= now or tonumber(ends) > now + lifeSeconds * 1000 then return end
      redis.call("ZADD", quotaEnds, now + lifeSeconds * 1000, session)
      lastFor(lifeSeconds * 1000)
    `,
  }),

  drop: script({
    method: "dropFromQuota",
    effect: "frees",
    keys: ["quotaBytes", "quotaEnds"],
    args: ["session"],
    uses: [QUOTA],
    lua: `
      remove(session)
    `,
  }),

  read: script({
    method: "readQuota",
    effect: "reads",
    keys: ["quotaBytes", "quotaEnds"],
    parse: whole,
    lua: `
      local sum = redis.call("HGET", quotaBytes, "sum") or 0
      for _, lapsed in ipairs(redis.call("ZRANGEBYSCORE", quotaEnds, "-inf", now)) do
        sum = sum - (redis.call("HGET", quotaBytes, lapsed) or 0)
      end
      return int(sum)
    `,
  }),
};
