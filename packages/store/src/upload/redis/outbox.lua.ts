import { MAX_UNREADABLE_FACTS } from "../unreadable-facts.ts";
import { script } from "./script.ts";

/** `outbox` orders the ids of Facts; `facts` maps them to their JSON. */
export const outbox = {
  pending: script({
    name: "pendingFacts",
    effect: "reads",
    keys: ["outbox", "facts"],
    args: ["most"],
    lua: `
      local found = {}
      for _, one in ipairs(redis.call("ZRANGE", outbox, 0, most - 1)) do
        found[#found + 1] = one
        found[#found + 1] = redis.call("HGET", facts, one) or ""
      end
      return found
    `,
  }),

  /** `ids`: a JSON array. */
  putAside: script({
    name: "putFactsAside",
    effect: "frees",
    keys: ["outbox", "facts", "unreadable"],
    args: ["ids"],
    lua: `
      for _, one in ipairs(cjson.decode(ids)) do
        redis.call("LPUSH", unreadable, redis.call("HGET", facts, one) or one)
        redis.call("ZREM", outbox, one)
        redis.call("HDEL", facts, one)
      end
      redis.call("LTRIM", unreadable, 0, ${MAX_UNREADABLE_FACTS - 1})
    `,
  }),

  /** `ids`: a JSON array. */
  drop: script({
    name: "dropFacts",
    effect: "frees",
    keys: ["outbox", "facts"],
    args: ["ids"],
    lua: `
      for _, one in ipairs(cjson.decode(ids)) do
        redis.call("ZREM", outbox, one)
        redis.call("HDEL", facts, one)
      end
    `,
  }),
};
