import { script } from "./script.ts";
import { FACT, GET } from "./uploads.lua.ts";

/** Checks that the writer still holds the session. Needs GET. */
const MINE = `
local function mine()
  local state, current = get("state", "epoch")
  return state == "session" and current == epoch
end

local function renew(...)
  put("lease", now + leaseMs, ...)
  redis.call("ZADD", due, now + leaseMs, "session:" .. id)
end
`;

export const sessions = {
  open: script({
    name: "openSession",
    effect: "adds",
    keys: ["upload", "due"],
    args: ["owner", "metadata", "auth", "wrapped", "limit", "life", "declared", "partBytes", "blob", "leaseMs"],
    uses: [GET],
    lua: `
      local opener = get("owner")
      if opener then return opener == owner and "opened" or "taken" end
      local strong = wrapped ~= "" and { "wrapped", wrapped } or {}
      put("state", "session", "owner", owner, "metadata", metadata, "auth", auth, "limit", limit,
        "life", life, "declared", declared, "partBytes", partBytes, "blob", blob, "epoch", 1, "stored", 0,
        "created", now, "lease", now + leaseMs, unpack(strong))
      redis.call("ZADD", due, now + leaseMs, "session:" .. id)
      return "opened"
    `,
  }),

  attachParts: script({
    name: "attachParts",
    effect: "uses",
    keys: ["upload", "due"],
    args: ["epoch", "leaseMs", "partsId"],
    uses: [GET, MINE],
    lua: `
      if not mine() then return "fenced" end
      renew("partsId", partsId)
      return "attached"
    `,
  }),

  recordPart: script({
    name: "recordPart",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["epoch", "leaseMs", "number", "bytes", "etag"],
    uses: [GET, MINE],
    lua: `
      if not mine() then return "fenced" end
      local earlier = redis.call("HGET", parts, number)
      local replaced = earlier and tonumber(string.match(earlier, "^%d+")) or 0
      redis.call("HSET", parts, number, bytes .. " " .. etag)
      renew("stored", get("stored") + bytes - replaced)
      return "recorded"
    `,
  }),

  renew: script({
    name: "renewSession",
    effect: "frees",
    keys: ["upload", "due"],
    args: ["epoch", "leaseMs"],
    uses: [GET, MINE],
    lua: `
      if not mine() then return "fenced" end
      renew()
      return "renewed"
    `,
  }),

  read: script({
    name: "readSession",
    effect: "reads",
    keys: ["upload", "parts"],
    uses: [GET],
    lua: `
      if get("state") ~= "session" then return false end
      return { redis.call("HMGET", upload, "owner", "metadata", "auth", "wrapped", "limit", "life", "declared", "partBytes",
        "blob", "epoch", "partsId", "stored", "lease", "created"), redis.call("HGETALL", parts) }
    `,
  }),

  abandon: script({
    name: "abandonSession",
    effect: "frees",
    keys: ["upload", "due"],
    args: ["epoch", "leaseMs"],
    uses: [GET, MINE],
    lua: `
      if not mine() then return end
      put("state", "aborting", "lease", now)
      redis.call("ZADD", due, now, "session:" .. id)
    `,
  }),

  publish: script({
    name: "publishUpload",
    effect: "uses",
    keys: ["upload", "parts", "due", "factQueue", "live"],
    args: ["epoch", "bytes"],
    uses: [GET, FACT],
    lua: `
      local state, current, life, limit, blob, stored = get("state", "epoch", "life", "limit", "blob", "stored")
      if current ~= epoch or state == "aborting" then return "fenced" end
      if state ~= "session" then return "published" end
      local expires = now + life * 1000
      put("state", "live", "bytes", bytes, "created", now, "expires", expires, "downloads", 0, "givenBack", 0,
        "password", get("wrapped") and 1 or 0)
      redis.call("HDEL", upload, "life", "declared", "partBytes", "partsId", "stored", "lease")
      if get("partsId") or stored ~= "0" then redis.call("DEL", parts) end
      redis.call("HSET", live, id, int(expires) .. " " .. blob)
      redis.call("ZREM", due, "session:" .. id)
      redis.call("ZADD", due, expires, "upload:" .. id)
      fact("upload.completed", "", {
        ciphertextBytes = tonumber(bytes), downloadLimit = tonumber(limit), timeLimitSeconds = tonumber(life),
      })
      return "published"
    `,
  }),
};
