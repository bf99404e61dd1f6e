import { MAX_KEPT_FACTS, MAX_UNREADABLE_FACTS } from "../port/outbox.ts";
import { script } from "./script.ts";

/**
 * `factQueue` is a stream of Facts in order. Each entry has one field, named after the Fact's id, with the Fact as
 * JSON. Entries of `keptFacts` have a second field with the Fact's position on the bus.
 */
export const outbox = {
  /** `entries`: a JSON array of stream entry ids. */
  putAside: script({
    name: "putFactsAside",
    method: "pendingFacts",
    effect: "frees",
    keys: ["factQueue", "unreadable"],
    args: ["entries"],
    lua: `
      for _, entry in ipairs(cjson.decode(entries)) do
        for _, found in ipairs(redis.call("XRANGE", factQueue, entry, entry)) do
          redis.call("LPUSH", unreadable, found[2][2])
          redis.call("XDEL", factQueue, entry)
        end
      end
      redis.call("LTRIM", unreadable, 0, ${MAX_UNREADABLE_FACTS - 1})
    `,
  }),

  /** `entries`: a JSON array of entry ids of `factQueue`; `facts`: a JSON array of `[id, Fact as JSON, position]`. */
  keep: script({
    name: "keepFacts",
    method: "keepFacts",
    // Frees as many entries as it adds, except when it keeps a Fact again.
    effect: "uses",
    keys: ["factQueue", "keptFacts"],
    args: ["entries", "facts"],
    lua: `
      for _, entry in ipairs(cjson.decode(entries)) do redis.call("XDEL", factQueue, entry) end
      for _, fact in ipairs(cjson.decode(facts)) do
        redis.call("XADD", keptFacts, "MAXLEN", ${MAX_KEPT_FACTS}, "*", fact[1], fact[2], "position", fact[3])
      end
    `,
  }),
};
