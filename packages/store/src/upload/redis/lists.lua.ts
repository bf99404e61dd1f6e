import { script } from "./script.ts";

/** A list whose removal has begun counts as none. */
const CURRENT = `
local etag, blob, previous, bytes, expires, removing = unpack(redis.call("HMGET", list, "etag", "blob", "previous",
  "bytes", "expires", "removing"))
local current = etag and not removing and now < tonumber(expires) and etag
`;

export const lists = {
  read: script({
    name: "readList",
    effect: "reads",
    keys: ["list"],
    uses: [CURRENT],
    lua: `
      return current and { etag, blob, bytes, expires }
    `,
  }),

  inspect: script({
    name: "inspectList",
    effect: "reads",
    keys: ["list"],
    lua: `
      return redis.call("HMGET", list, "blob", "previous")
    `,
  }),

  /** `expects`: "any", "none" or "etag", which `expected` then is. */
  write: script({
    name: "writeList",
    effect: "adds",
    keys: ["list", "due"],
    args: ["nextEtag", "nextBlob", "nextBytes", "life", "expects", "expected"],
    uses: [CURRENT],
    lua: `
      local function blobDue(key) redis.call("ZADD", due, now, "blob:" .. id .. ":" .. key) end

      -- This version was written before, and perhaps replaced.
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
