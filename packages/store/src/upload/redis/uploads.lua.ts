import { TOMBSTONE_SECONDS } from "../port.ts";
import type { KeyName } from "./keys.ts";
import { script } from "./script.ts";

/** All fields of `upload` but the long metadata and what only a session's reader needs. */
const FIELDS = [
  ...["state", "expires", "owner", "auth", "password", "wrapped", "limit", "downloads", "bytes", "blob", "created"],
  ...["givenBack", "epoch", "reason", "by", "removed", "dueAt", "session", "partsId", "stored", "nonces", "redeemed"],
];

/** Reads fields of `upload`, all of them with one command, and writes them. */
export const GET = getOf(FIELDS);
export const GET_WITH_METADATA = getOf([...FIELDS, "metadata"]);

function getOf(fields: readonly string[]): string {
  return `
local fields = { ${fields.map((field) => `"${field}"`).join(", ")} }
local values
local function get(...)
  if not values then
    values = {}
    for i, value in ipairs(redis.call("HMGET", upload, unpack(fields))) do values[fields[i]] = value end
  end
  local found = {...}
  for i, field in ipairs(found) do found[i] = values[field] end
  return unpack(found, 1, select("#", ...))
end

local function put(...)
  local given = {...}
  for i = 2, #given, 2 do
    if type(given[i]) == "number" then given[i] = int(given[i]) end
    if values then values[given[i - 1]] = given[i] end
  end
  redis.call("HSET", upload, unpack(given))
end
`;
}

/** Needs GET. */
export const VIEW = `
local function visible()
  local state, expires = get("state", "expires")
  return state == "live" and now < tonumber(expires)
end

local function view()
  local viewed = { get("owner", "auth", "password", "wrapped", "limit", "downloads", "bytes", "blob", "created", "expires") }
  viewed[11] = int(viewed[10] - now)
  return viewed
end
`;

/** Writes a Fact. Its operation must not get here again when it is repeated. */
export const FACT = `
local function fact(kind, operation, data)
  data.id, data.v, data.type, data.atMs, data.uploadId = kind .. ":" .. id .. operation, 1, kind, now, id
  redis.call("XADD", factQueue, "*", data.id, cjson.encode(data))
end
`;

/** Operations are remembered as long as a tombstone is. */
export const REMEMBER = `
local function remember(operations, most, ...)
  redis.call("ZREMRANGEBYSCORE", operations, "-inf", now - ${TOMBSTONE_SECONDS * 1000})
  for _, operation in ipairs({...}) do redis.call("ZADD", operations, now, operation) end
  redis.call("ZREMRANGEBYRANK", operations, 0, -most - 1)
end
`;

/** Keys of a script that can end an Upload. */
export const ENDING_KEYS = [
  "upload",
  "nonceAges",
  "nonceOwners",
  "nonceCounts",
  "redeemed",
  "operations",
  "claims",
  "held",
  "due",
  "factQueue",
  "live",
] as const satisfies readonly KeyName[];

/** live → gone, with the Blob due at `dueAt`. `by`: the operation that ended it, or "". Needs GET. */
export const END = `
-- States of Claims, as read or written by this script; false for unknown ones.
local hows = {}

local function endUpload(reason, by, dueAt)
  local owner, epoch, limit, downloads, blob, bytes = get("owner", "epoch", "limit", "downloads", "blob", "bytes")
  for _, claim in ipairs(redis.call("ZRANGE", held, 0, -1)) do
    redis.call("HDEL", claims, claim)
    hows[claim] = false
  end
  redis.call("DEL", upload, nonceAges, nonceOwners, nonceCounts, redeemed, operations, held)
  for _, field in ipairs(fields) do values[field] = false end
  put("state", "gone", "reason", reason, "by", by, "removed", 0, "dueAt", dueAt,
    "owner", owner, "epoch", epoch, "limit", limit, "downloads", downloads, "blob", blob, "bytes", bytes)
  redis.call("HDEL", live, id)
  redis.call("ZADD", due, dueAt, "upload:" .. id)
end

local function exhaust(by, dueAt)
  fact("download.exhausted", "", { downloads = tonumber((get("downloads"))) })
  endUpload("exhausted", by, dueAt)
end
`;

export const uploads = {
  read: script({
    name: "readUpload",
    effect: "reads",
    keys: ["upload"],
    uses: [GET, VIEW],
    lua: `
      return visible() and view()
    `,
  }),

  readMetadata: script({
    name: "readMetadata",
    effect: "reads",
    keys: ["upload"],
    uses: [GET, VIEW],
    lua: `
      return visible() and redis.call("HGET", upload, "metadata")
    `,
  }),

  inspect: script({
    name: "inspectUpload",
    effect: "reads",
    keys: ["upload", "held"],
    uses: [GET],
    lua: `
      local state = get("state")
      if state == "live" then
        local downloads, limit, blob = get("downloads", "limit", "blob")
        return { state, downloads, redis.call("ZCOUNT", held, "(" .. int(now), "+inf"), limit, blob }
      end
      if state == "gone" then return { state, get("reason", "downloads", "limit", "removed") } end
      return state and { "session", get("epoch"), get("stored") or "0" }
    `,
  }),
};
