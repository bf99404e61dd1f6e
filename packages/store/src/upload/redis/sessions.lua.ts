import { word, wordOr } from "./parsers.ts";
import { storedSession, toEnder } from "./replies.ts";
import { script } from "./script.ts";
import { FACT, GET, GET_WITH_METADATA, VIEW } from "./uploads.lua.ts";

/**
 * A session is stored in the hash of its Upload: `expires` is the end of its lease, and `session` is `<lifetime> <bytes
 * of a Part> <declared bytes, or nothing> <milliseconds of a lease> <1 if it is resumable, else 0>`. `partsId`, and
 * `stored` with the bytes of recorded Parts, exist only if the session has Parts. `suspended` is 1 while it has no
 * writer, see [Note: Parallel sockets]. `liveLink` exists for a session with a live link, with the number of bytes sent
 * to its recipients. A session over HTTP also has `http`, which is `<hash of its token> <maximum bytes>`, and
 * `tail`, with `<key> <bytes>` of each Blob of its tail, joined by spaces. `endedBy` states who deleted the session,
 * and `request` is the request that it is a delivery of.
 */
export const PACKED = `
local function unpacked()
  return string.match(get("session"), "^(%d+) (%d+) (%d*) (%d+) ([01])$")
end
`;

/** The script must also contain `GET_WITH_METADATA` and `PACKED`. */
const WHOLE = `
local function whole()
  local read = { get("owner", "metadata", "auth", "wrapped", "limit", "session", "session", "session", "session", "blob",
    "epoch", "partsId", "stored", "expires", "created", "http", "tail", "liveLink", "quotas", "request") }
  local _
  read[6], read[8], read[7], _, read[9] = unpacked()
  read[13] = read[13] or "0"
  read[18] = read[18] and "1" or "0"
  return { read, redis.call("HGETALL", parts) }
end
`;

/**
 * `mine` checks whether this writer still has the session. Needs GET and PACKED; `renew` also needs an argument
 * `maxMs`.
 */
export const MINE = `
local function mine()
  local state, current = get("state", "epoch")
  return state == "session" and current == epoch
end

local function renew()
  local _, _, _, leaseMs = unpacked()
  local endsAt = math.min(now + leaseMs, get("created") + maxMs)
  put("expires", endsAt)
  redis.call("ZADD", due, endsAt, "session:" .. id)
end

local function isLeased()
  local state, expires = get("state", "expires")
  return state == "session" and now < tonumber(expires)
end
`;

/**
 * The script must also contain `GET`. `stored` is the sum of the bytes of all recorded Parts. `front` exists with a
 * live link: the number of Parts recorded without gaps from the first one.
 */
export const KEEP = `
local function keep(number, bytes, etag, earlier)
  local replaced = earlier and tonumber(string.match(earlier, "^%d+")) or 0
  redis.call("HSET", parts, number, bytes .. " " .. etag)
  put("stored", (get("stored") or 0) + bytes - replaced)
  if not get("liveLink") then return end
  local front = tonumber(get("front") or 0)
  while redis.call("HEXISTS", parts, int(front + 1)) == 1 do front = front + 1 end
  put("front", front)
end
`;

export const sessions = {
  open: script({
    method: "openSession",
    effect: "adds",
    keys: ["upload", "due"],
    args: [
      "ownerTokenHash",
      "sealedMetadata",
      "authKey",
      "wrappedKey",
      "downloadLimit",
      "timeLimitSeconds",
      "declaredBytes",
      "partBytes",
      "blobKey",
      "leaseMs",
      "firstLeaseMs",
      "maxMs",
      "resumable",
      "http",
      "liveLink",
      "quotas",
      "requestId",
    ],
    parse: word("opened", "taken"),
    uses: [GET],
    lua: `
      local opener, opened = get("owner", "blob")
      if opener then return opener == ownerTokenHash and opened == blobKey and "opened" or "taken" end
      local more = wrappedKey ~= "" and { "wrapped", wrappedKey } or {}
      if http ~= "" then
        more[#more + 1] = "http"
        more[#more + 1] = http
      end
      if liveLink == "1" then
        more[#more + 1] = "liveLink"
        more[#more + 1] = 0
      end
      if quotas ~= "" then
        more[#more + 1] = "quotas"
        more[#more + 1] = quotas
      end
      if requestId ~= "" then
        more[#more + 1] = "request"
        more[#more + 1] = requestId
      end
      local endsAt = now + math.min(firstLeaseMs, maxMs)
      local packed = table.concat({ timeLimitSeconds, partBytes, declaredBytes, leaseMs, resumable }, " ")
      put("state", "session", "owner", ownerTokenHash, "metadata", sealedMetadata, "auth", authKey,
        "limit", downloadLimit, "session", packed, "blob", blobKey, "epoch", 1, "created", now, "expires", endsAt,
        unpack(more))
      redis.call("ZADD", due, endsAt, "session:" .. id)
      return "opened"
    `,
  }),

  attachParts: script({
    method: "attachParts",
    effect: "uses",
    keys: ["upload", "due"],
    args: ["epoch", "partsId"],
    parse: word("attached", "fenced"),
    uses: [GET, PACKED, MINE],
    lua: `
      if not mine() then return "fenced" end
      put("partsId", partsId)
      return "attached"
    `,
  }),

  /** `recorded`: JSON of `[number, bytes, etag]` of each Part. `rest`: the new tail, or `same` to keep it. */
  recordParts: script({
    method: "recordParts",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["epoch", "recorded", "rest", "maxMs"],
    parse: word("recorded", "fenced"),
    uses: [GET, PACKED, MINE, KEEP],
    lua: `
      if not mine() then return "fenced" end
      for _, part in ipairs(cjson.decode(recorded)) do
        local number = int(part[1])
        local earlier, taker = unpack(redis.call("HMGET", parts, number, "t" .. number))
        if taker then redis.call("HINCRBY", parts, "t" .. number, 1) end
        keep(number, int(part[2]), part[3], earlier)
      end
      if rest ~= "same" then put("tail", rest) end
      renew()
      return "recorded"
    `,
  }),

  renew: script({
    method: "renewSession",
    effect: "frees",
    keys: ["upload", "due"],
    args: ["epoch", "maxMs", "hasBytes"],
    parse: word("renewed", "fenced"),
    uses: [GET, PACKED, MINE],
    lua: `
      if not mine() then return "fenced" end
      if hasBytes == "1" then renew() end
      return "renewed"
    `,
  }),

  read: script({
    method: "readSession",
    effect: "reads",
    keys: ["upload", "parts"],
    parse: storedSession,
    uses: [GET_WITH_METADATA, PACKED, WHOLE],
    lua: `
      if get("state") ~= "session" then return false end
      return whole()
    `,
  }),

  readEnder: script({
    method: "readEnder",
    effect: "reads",
    keys: ["upload"],
    parse: toEnder,
    uses: [GET],
    lua: `
      return get("endedBy")
    `,
  }),

  takeOver: script({
    method: "takeOverSession",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["ownerTokenHash"],
    parse: wordOr(["published"], storedSession),
    uses: [GET_WITH_METADATA, PACKED, WHOLE, VIEW, MINE],
    lua: `
      if get("owner") ~= ownerTokenHash then return false end
      if visible() then return "published" end
      if not isLeased() or get("http") or select(5, unpacked()) ~= "1" then return false end
      put("epoch", get("epoch") + 1, "suspended", 0)
      return whole()
    `,
  }),

  takeOverHttp: script({
    name: "takeOverHttpSession",
    method: "takeOverSession",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["httpTokenHash"],
    parse: storedSession,
    uses: [GET_WITH_METADATA, PACKED, WHOLE, MINE],
    lua: `
      local http = get("http")
      if not isLeased() or not http or string.match(http, "^%x+") ~= httpTokenHash then return false end
      put("epoch", get("epoch") + 1)
      return whole()
    `,
  }),

  declareLength: script({
    method: "declareLength",
    effect: "uses",
    keys: ["upload", "due"],
    args: ["epoch", "bytes"],
    parse: word("declared", "fenced", "conflict"),
    uses: [GET, PACKED, MINE],
    lua: `
      if not mine() then return "fenced" end
      local life, partBytes, declared, leaseMs, resumable = unpacked()
      if declared ~= "" then return declared == bytes and "declared" or "conflict" end
      put("session", table.concat({ life, partBytes, bytes, leaseMs, resumable }, " "))
      return "declared"
    `,
  }),

  abandon: script({
    method: "abandonSession",
    effect: "frees",
    keys: ["upload", "due"],
    args: ["epoch"],
    parse: word("abandoned", "fenced"),
    uses: [GET],
    lua: `
      local state, current = get("state", "epoch")
      if current ~= epoch or (state ~= "session" and state ~= "aborting") then return "fenced" end
      if state == "session" then
        put("state", "aborting", "expires", now)
        redis.call("ZADD", due, now, "session:" .. id)
      end
      return "abandoned"
    `,
  }),

  publish: script({
    name: "publishUpload",
    method: "publish",
    effect: "uses",
    keys: ["upload", "parts", "due", "factQueue", "live"],
    args: ["epoch", "bytes"],
    parse: word("published", "fenced"),
    uses: [GET, PACKED, FACT],
    lua: `
      local state, current, limit, blob, http = get("state", "epoch", "limit", "blob", "http")
      if current ~= epoch or state == "aborting" then return "fenced" end
      if state ~= "session" then return "published" end
      local life = unpacked()
      local expires = now + life * 1000
      -- Emptied rather than deleted, which would be another command.
      put("state", "live", "session", "", "bytes", bytes, "created", now, "expires", expires, "downloads", 0,
        "released", 0, "password", get("wrapped") and 1 or 0, "claims", "{}")
      if get("partsId") or get("stored") or get("liveLink") or http then
        redis.call("HDEL", upload, "partsId", "stored", "suspended", "liveLink", "front", "http", "tail")
        redis.call("DEL", parts)
      end
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
