import { TOMBSTONE_SECONDS } from "../port.ts";
import { READ_CLAIM_BOOK } from "./claim-book.lua.ts";
import type { KeyName } from "./keys.ts";
import { nullable } from "./parsers.ts";
import { storedUpload, uploadState } from "./replies.ts";
import { script } from "./script.ts";

/** All fields of `upload` except the long Metadata and the fields that only readers of a session need. */
const FIELDS = [
  ...["state", "expires", "owner", "auth", "password", "wrapped", "limit", "downloads", "bytes", "blob", "created"],
  ...["released", "epoch", "reason", "by", "removed", "dueAt", "session", "partsId", "stored", "nonces", "redeemed"],
  ...["claims", "http", "tail", "suspended", "liveLink", "front", "takenDown", "quotas", "request", "endedBy"],
];

/** Reads fields of `upload` with one command, and writes the changed fields with another. */
export const GET = buildGet(FIELDS);
export const GET_WITH_METADATA = buildGet([...FIELDS, "metadata"]);

function buildGet(fields: readonly string[]): string {
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

local changed = {}
local function put(...)
  local given = {...}
  for i = 1, #given, 2 do
    local field, value = given[i], given[i + 1]
    if type(value) == "number" then value = int(value) end
    if values then values[field] = value end
    changed[field] = value
  end
end

function save()
  local given = {}
  for field, value in pairs(changed) do
    given[#given + 1] = field
    given[#given + 1] = value
  end
  if #given > 0 then redis.call("HSET", upload, unpack(given)) end
end
`;
}

/** The script must also contain `GET`. */
export const VIEW = `
local function visible()
  local state, expires = get("state", "expires")
  return state == "live" and now < tonumber(expires)
end

-- Whether it is a session with a live link.
local function uploading()
  local state, liveLink = get("state", "liveLink")
  return state == "session" and liveLink and true
end

-- Time until which it is visible, or can be restored. See [Note: Taken-down Uploads].
local function restorableUntil()
  local state, expires, takenDown = get("state", "expires", "takenDown")
  return state == "live" and tonumber(takenDown or expires)
end

local function passwordFlag()
  local password, wrapped = get("password", "wrapped")
  if uploading() then return wrapped and "1" or "0" end
  return password
end

local function view()
  local viewed = { get("owner", "auth", "password", "wrapped", "limit", "downloads", "bytes", "blob", "created", "expires") }
  if uploading() then
    local life, declared = string.match(get("session"), "^(%d+) %d+ (%d+)")
    viewed[3], viewed[6], viewed[7] = passwordFlag(), "0", declared
    viewed[10] = int(now + life * 1000)
  end
  viewed[11], viewed[12] = int(viewed[10] - now), uploading() and "1" or "0"
  viewed[13], viewed[14] = get("request") or "", get("quotas") or ""
  return viewed
end
`;

/** Writes a Fact. A repeated operation must not call this again. */
export const FACT = `
local function fact(kind, operation, data)
  data.id, data.v, data.type, data.atMs, data.uploadId = kind .. ":" .. id .. operation, 1, kind, now, id
  redis.call("XADD", factQueue, "*", data.id, cjson.encode(data))
end
`;

/** Remembers operations in a key for a tombstone's lifetime. */
export const REMEMBER = `
local function remember(key, most, ...)
  redis.call("ZREMRANGEBYSCORE", key, "-inf", now - ${TOMBSTONE_SECONDS * 1000})
  for _, operation in ipairs({...}) do redis.call("ZADD", key, now, operation) end
  redis.call("ZREMRANGEBYRANK", key, 0, -most - 1)
end
`;

/** Keys of a script that can end an Upload. */
export const ENDING_KEYS = [
  "upload",
  "nonceAges",
  "nonceOwners",
  "nonceRanks",
  "nonceCounts",
  "redeemed",
  "operations",
  "claims",
  "held",
  "due",
  "factQueue",
  "live",
] as const satisfies readonly KeyName[];

/**
 * live → gone, with the Blob due at `dueAt`. `by`: the operation that ended the Upload, or "". Needs GET and
 * CLAIM_BOOK.
 */
export const END = `
local function endUpload(reason, by, dueAt)
  local owner, epoch, limit, downloads, blob, bytes = get("owner", "epoch", "limit", "downloads", "blob", "bytes")
  local quotas, request = get("quotas", "request")
  dropHeld()
  redis.call("DEL", upload, nonceAges, nonceOwners, nonceRanks, nonceCounts, redeemed, operations, held)
  for _, field in ipairs(fields) do values[field] = false end
  changed = {}
  put("state", "gone", "reason", reason, "by", by, "removed", 0, "dueAt", dueAt,
    "owner", owner, "epoch", epoch, "limit", limit, "downloads", downloads, "blob", blob, "bytes", bytes)
  if quotas then put("quotas", quotas) end
  if request then put("request", request) end
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
    method: "read",
    effect: "reads",
    keys: ["upload"],
    parse: nullable(storedUpload),
    uses: [GET, VIEW],
    lua: `
      return visible() and view()
    `,
  }),

  inspect: script({
    name: "inspectUpload",
    method: "inspect",
    effect: "reads",
    keys: ["upload", "held"],
    parse: uploadState,
    uses: [GET, READ_CLAIM_BOOK],
    lua: `
      local state = get("state")
      if state == "live" then
        local downloads, limit, blob = get("downloads", "limit", "blob")
        local count = #heldAfter(now)
        if not inField() then count = redis.call("ZCOUNT", held, "(" .. int(now), "+inf") end
        return { state, downloads, count, limit, blob, get("takenDown") or "" }
      end
      if state == "gone" then return { state, get("reason", "downloads", "limit", "removed") } end
      return state and { "session", get("epoch"), get("stored") or "0", get("endedBy") or "" }
    `,
  }),
};
