import { word } from "./parsers.ts";
import { blobKeys, listPointer } from "./replies.ts";
import { script } from "./script.ts";

/** A list that is being removed has no current version. */
const CURRENT = `
local etag, blob, previous, bytes, expires, removing = unpack(redis.call("HMGET", list, "etag", "blob", "previous",
  "bytes", "expires", "removing"))
local current = etag and not removing and now < tonumber(expires) and etag
`;

export const lists = {
  /** The key `accountLists` only serves as a count, so it may expire. */
  admit: script({
    method: "admitList",
    effect: "adds",
    keys: ["accountLists"],
    args: ["listKey", "most", "lifeSeconds"],
    parse: word("admitted", "too_many"),
    lua: `
      redis.call("ZREMRANGEBYSCORE", accountLists, "-inf", now)
      local isKnown = redis.call("ZSCORE", accountLists, listKey)
      if not isKnown and redis.call("ZCARD", accountLists) >= tonumber(most) then return "too_many" end
      redis.call("ZADD", accountLists, now + lifeSeconds * 1000, listKey)
      redis.call("PEXPIRE", accountLists, int(lifeSeconds * 1000))
      return "admitted"
    `,
  }),

  read: script({
    method: "readList",
    effect: "reads",
    keys: ["list"],
    parse: listPointer,
    uses: [CURRENT],
    lua: `
      return current and { etag, blob, bytes, expires }
    `,
  }),

  inspect: script({
    method: "inspectList",
    effect: "reads",
    keys: ["list"],
    parse: blobKeys,
    lua: `
      return redis.call("HMGET", list, "blob", "previous")
    `,
  }),

  /** `expects`: "any", "none" or "etag". With "etag", `expected` is the expected etag. */
  write: script({
    method: "writeList",
    effect: "adds",
    keys: ["list", "due"],
    args: ["nextEtag", "nextBlob", "nextBytes", "life", "expects", "expected"],
    parse: word("written", "conflict"),
    uses: [CURRENT],
    lua: `
      local function blobDue(key) redis.call("ZADD", due, now, "blob:" .. id .. ":" .. key) end

      -- This version was written before, and may have been replaced.
      if not removing and (nextBlob == blob or nextBlob == previous) then return "written" end
      if redis.call("ZSCORE", due, "blob:" .. id .. ":" .. nextBlob) then return "written" end

      if expects == "none" and current then return "conflict" end
      if expects == "etag" and current ~= expected then return "conflict" end

      if previous and previous ~= "" then blobDue(previous) end
      if blob and not current then blobDue(blob) end
      local expiresNext = now + life * 1000
      redis.call("HSET", list, "etag", nextEtag, "blob", nextBlob, "previous", current and blob or "",
        "bytes", nextBytes, "expires", expiresNext)
      redis.call("HDEL", list, "removing")
      redis.call("ZADD", due, expiresNext, "list:" .. id)
      return "written"
    `,
  }),
};
