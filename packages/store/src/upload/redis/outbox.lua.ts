import { MAX_UNREADABLE_FACTS } from "../port/outbox.ts";
import { script } from "./script.ts";

/**
 * `factQueue` is a stream of Facts in order. Each entry has one field, named after the Fact's id, with the Fact as
 * JSON.
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
};
