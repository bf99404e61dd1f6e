import { script } from "./script.ts";

/** `outbox` orders the ids of Facts, `facts` maps them to their JSON. */
export const outbox = {
  pending: script({
    name: "pendingFacts",
    effect: "reads",
    keys: ["outbox", "facts"],
    args: ["most"],
    lua: `
      local found = {}
      for i, one in ipairs(redis.call("ZRANGE", outbox, 0, most - 1)) do found[i] = redis.call("HGET", facts, one) end
      return found
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
