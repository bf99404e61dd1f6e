import { MAX_NONCES, MAX_NONCES_OF_REQUESTER, MIN_NONCE_MS, NONCE_SECONDS, TOMBSTONE_SECONDS } from "../port.ts";
import type { KeyName } from "./keys.ts";
import { nullable } from "./parsers.ts";
import { challenge, MANY_NONCES, redeemed, storedUpload } from "./replies.ts";
import { script } from "./script.ts";
import { GET, GET_WITH_METADATA, REMEMBER, VIEW } from "./uploads.lua.ts";

export const NONCE_KEYS = [
  "nonceAges",
  "nonceOwners",
  "nonceRanks",
  "nonceCounts",
  "redeemed",
] as const satisfies readonly KeyName[];

/**
 * Maximum number of Nonces in one field of the Upload, and of redeemed Nonces in another. Above it, the Nonces
 * move permanently to sorted sets, in which a mint takes logarithmic time.
 */
const FEW = 32;
/** Maximum number of Nonces per Upload while memory is scarce. They stay in the field, not in a sorted set. */
const SCARCE = 16;
/** Memory is scarce above this share of `maxmemory`, which is lower than the share at which uploads are rejected. */
const SCARCE_SHARE = 0.6;
const SCARCE_KNOWN_MS = 5_000;

/**
 * A time in milliseconds, later than the minting of any Nonce. The later a Nonce is minted, the less time is left until
 * END_OF_TIME.
 */
const END_OF_TIME = 9_999_999_999_999;

/**
 * `nonceAges` orders `<requester>:<nonce>` by the time of minting; `nonceOwners` orders `<requester>:<minted
 * at>:<nonce>` as text; `nonceRanks` orders `<site>:<count>:<END_OF_TIME - oldest minted at>:<requester>` as text, one
 * for each requester; and `nonceCounts` orders sites by their number of Nonces. See [Note: Nonces].
 */
const READ_NONCES = `
local function readNonces(who, ...)
  return redis.call("ZRANGEBYLEX", nonceOwners, "[" .. who .. ":", "(" .. who .. ";", ...)
end
`;

/** The script must also contain `READ_NONCES`. The sorted sets expire once all Nonces in them have expired. */
const KEEP = `
local function siteOf(who) return string.match(who, "^[^/]*") end

local function countNonces(who) return redis.call("ZLEXCOUNT", nonceOwners, "[" .. who .. ":", "(" .. who .. ";") end

local function findOldest(who)
  local mintedAt, nonce = string.match(readNonces(who, "LIMIT", 0, 1)[1], "(%d+):([^:]*)$")
  return tonumber(mintedAt), nonce
end

local function rank(command, who)
  local count = countNonces(who)
  if count == 0 then return end
  local left = int(${END_OF_TIME} - findOldest(who))
  local member = string.format("%s:%04d:%s:%s", siteOf(who), count, left, who)
  if command == "ZADD" then redis.call("ZADD", nonceRanks, 0, member) else redis.call("ZREM", nonceRanks, member) end
end

local function storeNonce(who, mintedAt, nonce)
  rank("ZREM", who)
  redis.call("ZADD", nonceAges, mintedAt, who .. ":" .. nonce)
  redis.call("ZADD", nonceOwners, 0, who .. ":" .. int(mintedAt) .. ":" .. nonce)
  redis.call("ZINCRBY", nonceCounts, 1, siteOf(who))
  rank("ZADD", who)
  for _, key in ipairs({ nonceAges, nonceOwners, nonceRanks, nonceCounts }) do
    redis.call("PEXPIRE", key, ${NONCE_SECONDS * 1000})
  end
end

local function dropNonce(who, nonce)
  local member = who .. ":" .. nonce
  local mintedAt = redis.call("ZSCORE", nonceAges, member)
  if not mintedAt then return false end
  rank("ZREM", who)
  redis.call("ZREM", nonceAges, member)
  redis.call("ZREM", nonceOwners, who .. ":" .. int(mintedAt) .. ":" .. nonce)
  local site = siteOf(who)
  if tonumber(redis.call("ZINCRBY", nonceCounts, -1, site)) < 1 then redis.call("ZREM", nonceCounts, site) end
  rank("ZADD", who)
  return true
end

local function dropOldest(who)
  local _, nonce = findOldest(who)
  dropNonce(who, nonce)
end

-- @returns the requester with the most Nonces in the site with the most, if that has more than one
local function busiest()
  local site, count = unpack(redis.call("ZREVRANGE", nonceCounts, 0, 0, "WITHSCORES"))
  if not site or tonumber(count) < 2 then return nil end
  local ranked = redis.call("ZREVRANGEBYLEX", nonceRanks, "(" .. site .. ";", "[" .. site .. ":", "LIMIT", 0, 1)[1]
  return ranked and string.match(ranked, "[^:]*$")
end

local function evict()
  local oldest, mintedAt = unpack(redis.call("ZRANGE", nonceAges, 0, 0, "WITHSCORES"))
  local crowded = now - mintedAt <= ${NONCE_SECONDS * 1000} and busiest()
  if crowded then return dropOldest(crowded) end
  dropNonce(string.match(oldest, "^(.*):([^:]*)$"))
end

local function keepNonce(nonce, who)
  if countNonces(who) >= ${MAX_NONCES_OF_REQUESTER} then
    if now - findOldest(who) < ${MIN_NONCE_MS} then return end
    dropOldest(who)
  end
  storeNonce(who, now, nonce)
  if redis.call("ZCARD", nonceAges) > ${MAX_NONCES} then evict() end
end
`;

/**
 * The fields `nonces` and `redeemed` have one line per entry, oldest first: `<requester>:<minted at>:<nonce>` or
 * `<redeemed at>:<operation>:<nonce>`. Needs GET, REMEMBER and KEEP.
 */
const FEW_OR_MANY = `
local function inFields() return get("nonces") ~= "${MANY_NONCES}" end
local function readLines(field)
  local lines = get(field) or ""
  return lines, string.gmatch(lines, "([^:\\n]+):([^:\\n]+):([^:\\n]+)\\n")
end
local function formatLine(a, b, c) return a .. ":" .. b .. ":" .. c .. "\\n" end
local function countIn(lines) return select(2, string.gsub(lines, "\\n", "")) end

local function isKnown(nonce, who)
  if inFields() then
    return string.find(readLines("nonces") .. readLines("redeemed"), ":" .. nonce .. "\\n", 1, true)
  end
  return redis.call("ZSCORE", nonceAges, who .. ":" .. nonce) or redis.call("ZSCORE", redeemed, "nonce " .. nonce)
end

local function wasRedeemed(operation)
  if inFields() then return string.find(readLines("redeemed"), ":" .. operation .. ":", 1, true) end
  return redis.call("ZSCORE", redeemed, "operation " .. operation)
end

local function moveToSets()
  local _, minted = readLines("nonces")
  for who, at, nonce in minted do storeNonce(who, tonumber(at), nonce) end
  local _, spent = readLines("redeemed")
  for at, operation, nonce in spent do
    redis.call("ZADD", redeemed, at, "operation " .. operation, at, "nonce " .. nonce)
  end
  put("nonces", "${MANY_NONCES}", "redeemed", "")
end

local function makeRoom()
  if inFields() and math.max(countIn(readLines("nonces")), countIn(readLines("redeemed"))) >= ${FEW} then moveToSets() end
end

-- Replaces a Nonce with the next one. @returns whether the Nonce was stored
local function replace(nonce, who, operation, nextNonce, nextWho)
  makeRoom()
  if not inFields() then
    if not dropNonce(who, nonce) then return false end
    remember(redeemed, ${2 * MAX_NONCES}, "operation " .. operation, "nonce " .. nonce)
    keepNonce(nextNonce, nextWho)
    return true
  end
  local kept, found, recent = "", false, ""
  local _, minted = readLines("nonces")
  for of, at, one in minted do
    if of == who and one == nonce then found = true else kept = kept .. formatLine(of, at, one) end
  end
  if not found then return false end
  local _, spent = readLines("redeemed")
  for at, by, one in spent do
    if now - at < ${TOMBSTONE_SECONDS * 1000} then recent = recent .. formatLine(at, by, one) end
  end
  put("nonces", kept .. formatLine(nextWho, int(now), nextNonce), "redeemed", recent .. formatLine(int(now), operation, nonce))
  return true
end
`;

/** Needs the key `memoryScarce`, GET, KEEP and FEW_OR_MANY. */
const ADD = `
-- INFO takes longer than the rest of the script, so its answer is remembered for a while.
local function isMemoryScarce()
  local known = redis.call("GET", memoryScarce)
  if known then return known == "1" end
  local text = redis.call("INFO", "memory")
  local used, most = string.match(text, "used_memory:(%d+)"), string.match(text, "maxmemory:(%d+)")
  local isScarce = tonumber(most) > 0 and tonumber(used) > ${SCARCE_SHARE} * most
  redis.call("SET", memoryScarce, isScarce and "1" or "0", "PX", ${SCARCE_KNOWN_MS})
  return isScarce
end

-- Evicts the oldest Nonces of the requester with most in the site with most, until there is room for one.
local function evictFromField()
  local kept, ofSite, ofWho = {}, {}, {}
  local function count(who, change)
    local site = siteOf(who)
    ofSite[site], ofWho[who] = (ofSite[site] or 0) + change, (ofWho[who] or 0) + change
  end
  local function isBusier(one, other)
    local site, otherSite = ofSite[siteOf(one)], ofSite[siteOf(other)]
    return site > otherSite or (site == otherSite and ofWho[one] > ofWho[other])
  end
  local _, minted = readLines("nonces")
  for who, at, nonce in minted do
    kept[#kept + 1] = { who = who, line = formatLine(who, at, nonce) }
    count(who, 1)
  end
  while #kept >= ${SCARCE} do
    local victim = 1
    for i, one in ipairs(kept) do
      if isBusier(one.who, kept[victim].who) then victim = i end
    end
    count(table.remove(kept, victim).who, -1)
  end
  for i, one in ipairs(kept) do kept[i] = one.line end
  put("nonces", table.concat(kept))
end

local function add(nonce, who)
  local kept = inFields() and countIn(readLines("nonces")) or redis.call("ZCARD", nonceAges)
  local isScarce = kept >= ${SCARCE} and isMemoryScarce()
  if isScarce and inFields() then evictFromField() end
  makeRoom()
  if inFields() then return put("nonces", readLines("nonces") .. formatLine(who, int(now), nonce)) end
  keepNonce(nonce, who)
  if isScarce then evict() end
  if isScarce and kept > ${SCARCE} then evict() end
end
`;

/** The script must also contain `GET` and `VIEW`. */
const ANSWERING = [REMEMBER, READ_NONCES, KEEP, FEW_OR_MANY];

export const REDEEM_ARGS = ["operationId", "nonce", "mintedFor", "authKey", "nextNonce", "requester"] as const;
/** `redeem` returns the view of the Upload, "lost" or false. The script must also contain `GET` and `VIEW`. */
export const REDEEM = [
  ...ANSWERING,
  `
local function redeem()
  if not visible() and not uploading() then return false end
  if wasRedeemed(operationId) then return view() end
  if get("auth") ~= authKey or not replace(nonce, mintedFor, operationId, nextNonce, requester) then return "lost" end
  return view()
end
`,
];

export const nonces = {
  mint: script({
    method: "mintNonce",
    effect: "uses",
    keys: ["upload", "memoryScarce", ...NONCE_KEYS],
    args: ["nonce", "requester"],
    parse: nullable(storedUpload),
    uses: [GET, VIEW, ...ANSWERING, ADD],
    lua: `
      if not visible() and not uploading() then return false end
      if not isKnown(nonce, requester) then add(nonce, requester) end
      return view()
    `,
  }),

  /** @returns the AuthKey, 1 if a password is set, then `<requester>:<nonce>` of each Nonce */
  readChallenge: script({
    method: "readChallenge",
    effect: "reads",
    keys: ["upload", "nonceAges"],
    parse: challenge,
    uses: [GET, VIEW],
    lua: `
      if not visible() and not uploading() then return false end
      local auth, list = get("auth", "nonces")
      if list == "${MANY_NONCES}" then return { auth, passwordFlag(), redis.call("ZRANGE", nonceAges, 0, -1) } end
      local found = {}
      for one in string.gmatch(list or "", "[^\\n]+") do found[#found + 1] = one end
      return { auth, passwordFlag(), found }
    `,
  }),

  /**
   * Like `readChallenge`, but returns only the Nonces of the colon-separated `requesters`. Nonces are
   * `<requester>:<minted at>:<nonce>`.
   */
  readOwnChallenge: script({
    name: "readOwnChallenge",
    method: "readChallenge",
    effect: "reads",
    keys: ["upload", "nonceOwners"],
    args: ["requesters"],
    parse: challenge,
    uses: [GET, VIEW, READ_NONCES],
    lua: `
      if not visible() and not uploading() then return false end
      local auth, list = get("auth", "nonces")
      local found = {}
      for who in string.gmatch(requesters, "[^:]+") do
        for _, one in ipairs(list == "${MANY_NONCES}" and readNonces(who) or {}) do found[#found + 1] = one end
        for of, rest in string.gmatch(list or "", "([^:\\n]+)(:[^\\n]+)") do
          if of == who then found[#found + 1] = of .. rest end
        end
      end
      return { auth, passwordFlag(), found }
    `,
  }),

  /** @returns the view of the Upload, with the Metadata as an additional last field; "lost"; or false */
  redeemForMetadata: script({
    method: "redeemForMetadata",
    effect: "uses",
    keys: ["upload", ...NONCE_KEYS],
    args: REDEEM_ARGS,
    parse: redeemed((upload, sealedMetadata) => ({ upload, sealedMetadata })),
    uses: [GET_WITH_METADATA, VIEW, ...REDEEM],
    lua: `
      local viewed = redeem()
      if type(viewed) == "table" then viewed[#viewed + 1] = get("metadata") end
      return viewed
    `,
  }),
};
